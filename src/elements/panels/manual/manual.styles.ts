import { css } from 'lit';

/** Looks of the manual fields and of the review. */
export const manual = css`
  [part='manual-fields'],
  [part='review'] {
    display: grid;
    gap: var(--_gap);
    min-inline-size: 0;
  }

  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
    align-items: start;
  }

  .fields > .field {
    flex: 3 1 11rem;
  }

  .fields > .short {
    flex: 1 1 7rem;
  }

  .add {
    justify-self: start;
    text-align: start;
  }

  .optional {
    font-weight: 400;
    color: var(--_muted);
  }

  .required {
    color: var(--_invalid);
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

  .primary:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }

  [part='review'] {
    padding: 1rem;
    border: 1px solid color-mix(in srgb, var(--_accent) 35%, transparent);
    border-radius: var(--_radius);
  }

  .question {
    font-weight: 600;
    outline: none;
  }

  .versions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
  }

  .version {
    flex: 1 1 13rem;
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.5rem;
    align-content: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .said > :first-child {
    font-weight: 600;
  }

  .version .actions {
    align-self: end;
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
    overflow-wrap: anywhere;
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
