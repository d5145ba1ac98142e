import { css } from 'lit';

/** Styles of fields in a row: labels, inputs and notes are aligned, however many lines a label has. */
export const rows = css`
  .fields {
    display: grid;
  }

  .fields > .field {
    grid-row: span 3;
    grid-template-rows: subgrid;
    gap: 0;
  }

  .fields label {
    align-self: end;
  }

  .fields label + *,
  .fields > .field > div > p {
    margin-block-start: 0.375rem;
  }
`;

/** Styles of the Dutch fields, in addition to `rows`. */
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
      /* "Huisnummer" on one line at 320 pixels. */
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      column-gap: var(--_gap);
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
