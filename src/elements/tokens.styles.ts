import { css } from 'lit';

/**
 * The public custom properties, each aliased once. Defaults come from the page: its font, its text colour and
 * the system's colours, so that dark mode and forced colours need nothing.
 */
export const tokens = css`
  :host {
    --_accent: var(--address-accent, light-dark(#0b5cad, #8ec5ff));
    --_text: var(--address-text, FieldText);
    --_muted: var(--address-muted, color-mix(in srgb, currentColor 72%, transparent));
    --_surface: var(--address-surface, Field);
    --_popup: var(--address-popup-surface, Canvas);
    --_active: var(--address-active-surface, color-mix(in srgb, var(--_accent) 14%, var(--_popup)));
    --_border: var(--address-border, color-mix(in srgb, currentColor 55%, transparent));
    --_invalid: var(--address-invalid, light-dark(#b3261e, #ffb4ab));
    --_radius: var(--address-radius, 0.5rem);
    --_gap: var(--address-gap, 1rem);
    --_control-height: var(--address-control-height, 2.75rem);
    --_font: var(--address-font, inherit);
    --_font-size: var(--address-font-size, inherit);
    --_shadow: var(--address-shadow, 0 0.5rem 1.5rem rgb(0 0 0 / 0.18));
    display: block;
    font-family: var(--_font);
    font-size: var(--_font-size);
    line-height: 1.5;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
