import { css } from 'lit';

/** Looks of the search field, its message and its links; of inputs and buttons everywhere. */
export const field = css`
  /* What is in it says nothing of how wide it is. */
  [part='form-control'] {
    contain: inline-size;
  }

  [part='form-control'],
  .row,
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
  }

  /* Beside each other from 36rem on: in less, each asks for more than a line. A container query would have the browser style
     each element of a page on its own. */
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
  }

  .row > * {
    flex: 2.25 calc((36rem - 100%) * 999);
  }

  .row > :first-child {
    flex-grow: 1;
    min-inline-size: min(11rem, 100%);
  }

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
    min-inline-size: 0;
  }

  /* No text widens its box. One character with many marks on it cannot be broken: it is cut off, where no control's focus
     ring would be cut off with it. */
  p:not(:has(button)),
  label:not(:has(input)),
  .link,
  .texts,
  .lines > div,
  .said > div,
  [part='candidate'] > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    overflow-x: clip;
  }

  label {
    font-weight: 600;
  }

  p,
  ::slotted([slot='error']) {
    margin: 0;
  }

  /* An English sentence in a page from right to left keeps its full stop at its end. */
  :is(p:dir(rtl)) {
    unicode-bidi: plaintext;
    text-align: right;
  }

  /* Of one size, so that nothing moves where a note becomes an error. */
  [part='hint'],
  [part='error'],
  .note {
    font-size: 0.875em;
  }

  /* A way on is not paler than the others. */
  [part='hint'],
  .note:not(:has(button)) {
    color: var(--_muted);
  }

  label .note {
    font-weight: 400;
  }

  /* No gap for nothing. It keeps the focus, so it stays rendered. */
  #beneath:empty {
    position: absolute;
  }

  .control {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    anchor-name: --control;
  }

  input,
  select,
  button {
    font: inherit;
  }

  input,
  select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--_control-height);
    padding: 0.5rem 0.75rem;
    color: var(--_text);
    background-color: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    text-overflow: ellipsis;
  }

  /* What is typed is not of the weight of the label around it. */
  label input {
    font-weight: normal;
  }

  select {
    padding-inline-end: 2.25rem;
    appearance: none;
    background-image:
      linear-gradient(45deg, transparent 41%, currentColor 41% 59%, transparent 59%),
      linear-gradient(-45deg, transparent 41%, currentColor 41% 59%, transparent 59%);
    background-repeat: no-repeat;
    background-position:
      right 1.15rem center,
      right 0.8rem center;
    background-size: 0.375rem 0.375rem;
  }

  :is(select:dir(rtl)) {
    background-position:
      left 0.8rem center,
      left 1.15rem center;
  }

  @media (forced-colors: active) {
    /* Gradients are not painted there: the system draws its own sign. */
    select {
      padding-inline-end: 0.75rem;
      appearance: auto;
      background-image: none;
    }

    /* Neither colour nor shadow is left. */
    [aria-invalid='true'] {
      border-width: 2px;
    }
  }

  .control input {
    padding-inline-end: 2.75rem;
  }

  /* A text that runs otherwise than the page: the button stays at the page's end. */
  :is(.control:dir(rtl) input:dir(ltr), .control:dir(ltr) input:dir(rtl)) {
    padding-inline: 2.75rem 0.75rem;
  }

  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }

  input:disabled,
  select:disabled {
    opacity: 0.6;
    cursor: not-allowed;
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

  button {
    padding: 0;
    color: inherit;
    background: none;
    border: 0;
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }

  .clear {
    inline-size: 2.125rem;
    block-size: 2.125rem;
    color: var(--_muted);
    pointer-events: auto;
  }

  @media (hover: hover) {
    .clear:hover,
    .link:hover {
      color: var(--_accent);
    }
  }

  .undo {
    margin-inline-end: 0.375rem;
    pointer-events: auto;
  }

  .link {
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .link:focus-visible {
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    button,
    .link {
      min-inline-size: max(2.75rem, 44px);
      min-block-size: max(2.75rem, 44px);
    }
  }

  .field > .link,
  [part='address'] .link {
    justify-self: start;
    align-self: start;
    font-size: 0.875em;
  }

  [part='error'],
  ::slotted([slot='error']) {
    color: var(--_invalid);
  }
`;
