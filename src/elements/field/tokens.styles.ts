import { css } from 'lit';

/**
 * The public custom properties that are used more than once, each with an alias. Defaults come from the page's font and
 * text colour and from system colours, so that dark mode and forced colours need nothing more.
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
