import { css } from 'lit';

/**
 * The public custom properties that more than one rule uses, each aliased once. Defaults come from the page: its
 * font, its text colour and the system's colours, so that dark mode and forced colours need nothing.
 */
export const tokens = css`
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

  /* Has no height. Where the width follows from the content, it is 11rem at least and 20rem where there is room. */
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
