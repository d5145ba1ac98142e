import { css } from 'lit';

/** Styles of the field's messages and buttons, which come with the engine. */
export const engine = css`
  :host {
    --_popup: var(--address-popup-surface, Canvas);
  }

  @media (forced-colors: active) {
    /* In forced colours, neither colour nor shadow remains. */
    [aria-invalid='true'] {
      border-width: 2px;
    }
  }

  button {
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }

  /*
   * Announced text stays on one line, so that words are not read as one. What is hidden until the engine has loaded has
   * a box.
   */
  .visually-hidden {
    display: block;
    white-space: nowrap;
  }

  /* Out of sight, but with the same kind of box: a screen reader would take another one for another object. */
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

  /* So that the focus ring of a button inside is not clipped. */
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

  /* Like a sentence. */
  :is(label, label span):dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }

  /* The same size as the sentence around it. */
  p > .link {
    font-size: inherit;
  }

  /* A button in a note is no paler than other buttons. */
  .note:has(button) {
    color: inherit;
  }

  /* Hidden while the address is that of another element. */
  .ticked + * {
    display: none;
  }

  /* Typed text does not have the font weight of the label around it. */
  label input {
    font-weight: normal;
  }

  /* Like all text in the field. */
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

  /* No gap if it is empty. It keeps the focus, so it stays rendered. */
  #beneath:empty {
    position: absolute;
  }

  /* If the text runs against the direction of the page, the button stays at the end of the page's. */
  :is(.control:dir(rtl) input:dir(ltr), .control:dir(ltr) input:dir(rtl)) {
    padding-inline: var(--_end, 2.75rem) 0.75rem;
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
