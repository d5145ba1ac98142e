import { css, isServer } from 'lit';

/**
 * The public custom properties that are used more than once, each with an alias. Defaults come from the page's font and
 * text colour and from system colours, so that dark mode and forced colours need nothing more.
 */
const tokens = css`
  :host {
    --_accent: var(--address-accent, light-dark(#0b5cad, #8ec5ff));
    --_text: var(--address-text, FieldText);
    --_muted: var(--address-muted, color-mix(in srgb,currentColor 72%,transparent));
    --_surface: var(--address-surface, Field);
    --_border: var(--address-border, color-mix(in srgb,currentColor 55%,transparent));
    --_invalid: var(--address-invalid, light-dark(#b3261e, #ffb4ab));
    --_radius: var(--address-radius, 0.5rem);
    --_gap: var(--address-gap, 1rem);
    --_control-height: var(--address-control-height, 2.75rem);
    display: block;
    font-family: var(--address-font, inherit);
    font-size: var(--address-font-size, inherit);
    line-height: 1.5;
  }

  /* Has no height. If the width depends on the content, this makes it at least 11rem, and 20rem if there is room. */
  :host::before {
    content: '. .';
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    text-indent: 11rem;
    word-spacing: 9rem;
  }

  :host([hidden]) {
    display: none;
  }

  * {
    box-sizing: border-box;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Without JavaScript, only the page's own fields are of use in the markup that a server has rendered. */
const scriptless = css`
  @media (scripting: none) {
    [part='form-control'] > :not(slot) {
      display: none;
    }
  }
`;

const common = css`
  [part='form-control'],
  .stack,
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  [part='form-control'],
  .stack,
  .row {
    gap: var(--_gap);
  }

  /* Its content must not affect its width. */
  [part='form-control'] {
    contain: inline-size;
  }

  .field {
    gap: 0.375rem;
    min-inline-size: 0;
  }

  /*
   * Text must not widen its box. A character with many combining marks cannot be broken, so it is clipped, where no
   * focus ring would be clipped as well.
   */
  p,
  label,
  .link {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    overflow-x: clip;
  }

  label {
    font-weight: var(--address-label-weight, 600);
  }

  :is(label, legend) .note {
    font-weight: 400;
  }

  p,
  ::slotted([slot='error']) {
    margin: 0;
  }

  [part='address'] {
    padding: 0.625rem 0.75rem;
    border: 1px solid #0000;
  }

  /* Keeps the full stop at the end of an English sentence in a right-to-left page. */
  p:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }

  /* The same size for both, so that nothing moves when a note becomes an error. */
  [part='error'],
  [part='hint'],
  .note {
    font-size: 0.875em;
  }

  [part='hint'],
  .note {
    color: var(--_muted);
  }

  button,
  input,
  select {
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
    /* The same height in every browser. */
    appearance: none;
    /* A field that is focused brings its label and its message with it. */
    scroll-margin-block: 2rem;
  }

  select {
    padding-inline-end: 2.25rem;
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
    /* Gradients are not painted in forced colours, where the system draws its own arrow. */
    select {
      padding-inline-end: 0.75rem;
      appearance: auto;
      background-image: none;
    }
  }

  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }

  :disabled {
    opacity: 0.6;
  }

  button {
    padding: 0;
    color: inherit;
    background: none;
    border: 0;
  }

  .link {
    min-block-size: 1.75rem;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    font-size: 0.875em;
  }

  /* The button leads to something that is loading; its name does not change. */
  .link[aria-busy]::after {
    content: '...' / '';
  }

  @media (pointer: coarse) {
    button,
    .link {
      min-inline-size: max(2.75rem, 44px);
      min-block-size: max(2.75rem, 44px);
    }
  }

  .field > .link {
    place-self: start;
  }

  [part='error'],
  ::slotted([slot='error']) {
    color: var(--_invalid);
  }
`;

/** Styles of any field, its message and links, and of all inputs and buttons. */
export const field = [tokens, common, ...(isServer ? [scriptless] : [])];
