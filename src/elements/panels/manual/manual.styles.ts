import { css } from 'lit';

/** Styles of manual entry and of the review. */
export const manual = css`
  [part='manual-fields'],
  [part='review'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    min-inline-size: 0;
  }

  /* Labels, inputs and notes of a row are aligned, however many lines a label has. */
  [part='manual-fields'] {
    container-type: inline-size;

    .fields {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: min(var(--_gap), 4cqi);
    }

    .fields > .field {
      grid-row: span 3;
      grid-column: span 8;
      grid-template-rows: subgrid;
      gap: 0;
    }

    .fields > .short,
    .fields > .field:first-child:nth-last-child(3),
    .fields > .field:first-child:nth-last-child(3) ~ .field {
      grid-column: span 4;
    }

    .fields > .field:only-child {
      grid-column: 1 / -1;
    }

    /* Town and region are both names. */
    @container (inline-size >= 18.5rem) {
      .fields > .field:first-child:nth-last-child(2):not(.short):has(+ .field:not(.short)),
      .fields > .field:first-child:nth-last-child(2):not(.short) + .field:not(.short) {
        grid-column: span 6;
      }
    }

    @container (inline-size < 26rem) {
      /* Wide enough for a label such as "House number". */
      .fields > .field {
        grid-column: span 6;
      }
      /* With three fields in a row, the town would be too narrow. */
      .fields > .town:first-child:nth-last-child(3) {
        grid-column: 1 / -1;
      }
      .fields > .town:first-child:nth-last-child(3) ~ .field {
        grid-column: span 6;
        margin-block-start: var(--_gap);
      }
    }

    .fields > .field > label {
      align-self: end;
    }

    .fields > .field > :not(label) {
      margin-block-start: 0.375rem;
    }

    @container (inline-size < 18.5rem) {
      .fields > .field.field.field {
        grid-column: 1 / -1;
      }
      .fields > .field + .field {
        margin-block-start: var(--_gap);
      }
    }
  }

  .add {
    justify-self: start;
    text-align: start;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
  }

  .primary,
  .secondary,
  [part='candidate'] {
    min-block-size: var(--_control-height);
    padding: 0.375rem 1rem;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
  }

  .primary {
    font-weight: 600;
    color: var(--_popup);
    background: var(--_accent);
  }

  .secondary,
  [part='candidate'] {
    color: var(--_accent);
  }

  .secondary:hover,
  [part='candidate']:hover {
    background: color-mix(in srgb, var(--_accent) 10%, transparent);
  }

  [part='review'] {
    padding: 1rem;
    border: 1px solid color-mix(in srgb, var(--_accent) 35%, transparent);
    border-radius: var(--_radius);
  }

  /* Receives the focus when a question above it is answered. */
  #beneath {
    outline: none;
  }

  /* Receives the focus so that the question is read; it cannot be pressed. */
  #question {
    outline: none;
  }

  .question {
    font-weight: 600;
  }

  .versions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
  }

  .version {
    flex: 1 1 13rem;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
    min-inline-size: 0;
  }

  .said > :first-child {
    font-weight: 600;
  }

  .version .actions {
    align-self: end;
  }

  /* Its text may be narrower than a pointer target should be. */
  @media not (pointer: coarse) {
    .version .link {
      min-inline-size: 1.5rem;
    }
  }

  /* Keeps buttons clear of the focus ring of the field above. */
  .field > .actions {
    margin-block-start: 0.375rem;
  }

  .part.changed {
    padding-inline: 0.125em;
    font-weight: 600;
    color: inherit;
    background: color-mix(in srgb, var(--_accent) 18%, transparent);
    border-block-end: 2px solid var(--_accent);
  }

  .candidates {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [part='candidate'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    text-align: start;
  }

  .distinction {
    font-weight: 600;
  }

  @media (forced-colors: active) {
    .primary {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
    .part.changed {
      color: CanvasText;
      background: Canvas;
      text-decoration: underline;
      forced-color-adjust: none;
    }
  }
`;
