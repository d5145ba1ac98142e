import { css } from 'lit';

/** Looks of the Dutch fields. */
export const lookupField = css`
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
      /* "Huisnummer" on one line at 320 pixels. */
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
    }

    .fields label + *,
    .field > div > p {
      margin-block-start: 0.375rem;
    }

    .fields > .field:not(:first-child) {
      margin-block-start: 0.75rem;
    }

    .wide {
      grid-column: 1 / -1;
    }

    #message p,
    .links {
      margin-block-start: 0.75rem;
    }

    .links {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
    }

    @container (inline-size >= 26rem) {
      .by-postcode {
        grid-template-columns: 1.25fr 1fr 1fr;
      }
      .by-postcode .wide {
        grid-column: auto;
      }
      .by-postcode > .field:not(:first-child) {
        margin-block-start: 0;
      }
    }
  }
`;
