import { css } from 'lit';

/** Styles of manual entry and of the review, in addition to those of rows. */
export const manual = css`
  [part='manual-fields'],
  [part='review'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    min-inline-size: 0;
  }

  /* Each field has a line of its own, until there is room for some beside each other. */
  [part='manual-fields'] {
    container-type: inline-size;

    .fields {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: min(var(--_gap), 4cqi);
    }

    .field {
      grid-column: span 12;
    }

    /* With three fields in a row, the town would be too narrow. */
    .beside {
      grid-column: span 6;
    }

    .field + .field {
      margin-block-start: var(--_gap);
    }

    @container (inline-size >= 18.5rem) {
      :is(.half, .short, .long) {
        grid-column: span 6;
      }
      .third {
        grid-column: span 4;
      }
      .field + .field:not(.beside) {
        margin-block-start: 0;
      }
    }

    /* Wide enough for a label such as "House number". */
    @container (inline-size >= 26rem) {
      :is(.short, .town, .beside) {
        grid-column: span 4;
      }
      .long {
        grid-column: span 8;
      }
      .field + .beside {
        margin-block-start: 0;
      }
    }
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
  }

  /* The button of the second line. */
  [part='manual-fields'] > .link {
    justify-self: start;
  }

  .primary,
  .secondary,
  [part='candidate'] {
    min-block-size: var(--_control-height);
    padding: 0.375rem 1rem;
    color: var(--_accent);
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
  }

  .secondary:hover,
  [part='candidate']:hover {
    background: color-mix(in srgb, var(--_accent) 10%, transparent);
  }

  .primary {
    font-weight: 600;
    color: var(--_popup);
    background: var(--_accent);
  }

  [part='review'] {
    padding: 1rem;
    border: 1px solid color-mix(in srgb, var(--_accent) 35%, transparent);
    border-radius: var(--_radius);
  }

  /* These receive the focus so that the question is read, or once it is answered; they cannot be pressed. */
  #question,
  #beneath {
    outline: none;
  }

  #question-text,
  .said > :first-child,
  .distinction {
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
    min-inline-size: 0;
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

  /* Keeps the button clear of the focus ring of the field above. */
  .fields > .actions {
    margin-block-start: 0.75rem;
  }

  [part='review'] mark {
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

  /* Whatever the direction of an address. */
  [part='candidate']:dir(rtl) > span {
    text-align: right;
  }

  @media (forced-colors: active) {
    .primary {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
    [part='review'] mark {
      color: CanvasText;
      background: Canvas;
      text-decoration: underline;
      forced-color-adjust: none;
    }
  }
`;
