import { css } from 'lit';

/** Styles of the choices that an answer leaves open, in addition to those of the fields. */
export const lookup = css`
  fieldset {
    > .note + .fields {
      margin-block-start: 0.75rem;
    }

    .choice {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
      margin-block-start: 0.75rem;
      padding: 0.75rem;
      border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
      border-radius: var(--_radius);
    }

    /* No gap if there are none. */
    .links:empty {
      display: none;
    }

    #place {
      font-weight: 600;
    }

    .button {
      justify-self: start;
      min-block-size: var(--_control-height);
      padding: 0.5rem 1.25rem;
      color: var(--_accent);
      border: 1px solid currentColor;
      border-radius: var(--_radius);
    }

    .choice .fields {
      grid-template-columns: 1fr;
    }

    @container (inline-size >= 26rem) {
      .choice .fields > .field:not(:first-child) {
        margin-block-start: 0;
      }
      .choice .fields {
        grid-template-columns: 1fr 1fr;
      }
    }
  }
`;
