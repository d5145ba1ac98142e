import { css } from 'lit';

/** Looks of the field once somebody is there: what it says, and its buttons. */
export const engine = css`
  :host {
    --_popup: var(--address-popup-surface, Canvas);
  }

  @media (forced-colors: active) {
    /* Neither colour nor shadow is left. */
    [aria-invalid='true'] {
      border-width: 2px;
    }
  }

  button {
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }

  /* What is said stays in one line, so that words are not read as one. What is hidden until the engine is there has a box. */
  .visually-hidden {
    display: block;
    white-space: nowrap;
  }

  /* Out of sight, with what a browser makes of it unchanged: another kind of box would be another one for a screen reader. */
  .leaving.leaving.leaving {
    inline-size: 0;
    block-size: 0;
    min-inline-size: 0;
    min-block-size: 0;
    margin: 0;
    padding: 0;
    border-width: 0;
    opacity: 0;
    pointer-events: none;
  }

  /* The focus ring of what is in it is not cut off. */
  p:has(button),
  label:has(input) {
    overflow-x: visible;
  }

  input,
  select {
    text-overflow: ellipsis;
  }

  :disabled {
    cursor: not-allowed;
  }

  /* As a sentence does. */
  :is(label, label span):dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }

  /* Of the size of its sentence. */
  p > .link {
    font-size: inherit;
  }

  /* A way on is not paler than the others. */
  .note:has(button) {
    color: inherit;
  }

  /* Out of sight while another element has the address. */
  .ticked + * {
    display: none;
  }

  /* What is typed is not of the weight of the label around it. */
  label input {
    font-weight: normal;
  }

  /* As every text of the field. */
  .texts,
  .lines > div,
  .said > div,
  [part='candidate'] > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    overflow-x: clip;
  }

  #add-unit,
  [part='address'] .link {
    place-self: start;
  }

  #add-unit {
    margin-block-start: 0.25rem;
  }

  /* No gap for nothing. It keeps the focus, so it stays rendered. */
  #beneath:empty {
    position: absolute;
  }

  /* A text that runs otherwise than the page: the button stays at the page's end. */
  :is(.control:dir(rtl) input:dir(ltr), .control:dir(ltr) input:dir(rtl)) {
    padding-inline: 2.75rem 0.75rem;
  }

  [aria-invalid='true']:focus-visible {
    outline-color: var(--_invalid);
  }

  :is(input, select)[aria-invalid='true'] {
    border-color: var(--_invalid);
    box-shadow: inset 0 0 0 1px var(--_invalid);
  }

  .end,
  .clear {
    display: grid;
    place-items: center;
  }

  .end {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.375rem;
    pointer-events: none;
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .clear {
    inline-size: 2.125rem;
    block-size: 2.125rem;
    color: var(--_muted);
    pointer-events: auto;
  }

  .undo {
    margin-inline-end: 0.375rem;
    pointer-events: auto;
  }

  .link {
    max-inline-size: 100%;
  }

  .link:focus-visible {
    outline-offset: 2px;
  }

  @media (hover: hover) {
    .link:hover,
    .clear:hover {
      color: var(--_accent);
    }
  }
`;
