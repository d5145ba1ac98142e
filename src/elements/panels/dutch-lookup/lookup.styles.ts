import { css } from 'lit';

/** Looks of the fields of the Dutch lookup. */
export const lookup = css`
  /* Nested, because the fields share a shadow root with other panels. */
  fieldset {
    container-type: inline-size;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;

    legend {
      padding: 0;
      margin-block-end: 0.75rem;
      font-weight: 600;
    }

    .fields {
      display: grid;
      /* "Huisnummer" on one line at 320 pixels, and its mark on another. */
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      column-gap: var(--_gap);
    }

    /* Labels, inputs and notes of a row stand on a line each, however many lines a label has. */
    .fields > .field {
      grid-row: span 3;
      grid-template-rows: subgrid;
      gap: 0;
    }

    .fields label {
      align-self: end;
      margin-block-end: 0.375rem;
    }

    .field > div > p {
      margin-block-start: 0.375rem;
    }

    > .note + .fields,
    .fields > .field:not(:first-child) {
      margin-block-start: 0.75rem;
    }

    .wide {
      grid-column: 1 / -1;
    }

    .choice,
    #message p,
    .links {
      margin-block-start: 0.75rem;
    }

    .choice {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
      padding: 0.75rem;
      border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
      border-radius: var(--_radius);
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

    .links {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
      font-size: 0.875em;
    }

    @container (inline-size >= 26rem) {
      .by-postcode {
        grid-template-columns: 1.25fr 1fr 1fr;
      }
      .by-postcode .wide {
        grid-column: auto;
      }
      .by-postcode > .field:not(:first-child),
      .choice .fields > .field:not(:first-child) {
        margin-block-start: 0;
      }
      .choice .fields {
        grid-template-columns: 1fr 1fr;
      }
    }
  }
`;
