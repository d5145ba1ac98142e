import { css } from 'lit';

/** Styles of the list of suggestions. */
export const listbox = css`
  /* placement.ts sets its position and its maximum size. */
  [part='listbox'] {
    position: absolute;
    inset: auto;
    inline-size: var(--_field-width);
    max-block-size: clamp(min(11rem, 100dvh - 9rem), var(--_room, 26rem), 26rem);
    margin: 0;
    padding: 0.25rem;
    overflow: auto;
    overscroll-behavior: contain;
    color: var(--_text);
    background: var(--_popup);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    box-shadow: var(--address-shadow, 0 0.5rem 1.5rem rgb(0 0 0 / 0.18));
  }

  .option {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.5rem;
    padding: 0.375rem 0.5rem;
    border-radius: calc(var(--_radius) / 1.5);
    cursor: pointer;
  }

  /* A way out is a button. */
  [part='option-way'] {
    inline-size: 100%;
    text-align: start;
  }

  .ways {
    display: contents;
  }

  [part='listbox'] > ul {
    margin: 0;
    padding: 0;
  }

  @media (pointer: coarse) {
    .option {
      min-block-size: max(2.75rem, 44px);
    }
  }

  /*
   * The button stays visible while the rows above it scroll, and does not cover a row that is scrolled into view. If
   * there is only space for one row, that is an address.
   */
  @media (height > 15rem) {
    [part='listbox']:has(.manual) {
      scroll-padding-block-end: 3.25rem;
    }

    .manual {
      position: sticky;
    }
  }

  .manual {
    /* At the edge of the list, so that nothing shows beneath it. */
    inset-block-end: -0.25rem;
    background: var(--_popup);
    border-block-start: 1px solid var(--_border);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  /* Touching leaves a hover state behind. */
  @media (hover: hover) {
    .option:hover {
      background: color-mix(in srgb, var(--_accent) 7%, var(--_popup));
    }
  }

  .option.active,
  [part='option-way']:focus-visible {
    background: var(--address-active-surface, color-mix(in srgb, var(--_accent) 14%, var(--_popup)));
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }

  /* Rows with one line are as high as rows with two, so that none moves from key to key. */
  [part~='option'] {
    min-block-size: 3.1875rem;
  }

  .option > svg {
    flex: none;
    color: var(--_muted);
  }

  .option[aria-disabled] {
    color: var(--_muted);
    cursor: progress;
  }

  /* Not paler still: it may say why the row cannot be chosen. */
  .option[aria-disabled] [part='option-description'] {
    color: inherit;
  }

  .option.denied {
    cursor: not-allowed;
  }

  .saved-title,
  .hidden-count {
    padding: 0.375rem 0.5rem;
    font-size: 0.875em;
    color: var(--_muted);
  }

  /* The buttons are set apart from the options. */
  .back,
  .manual,
  .country {
    font-size: 0.875em;
    font-weight: 600;
    color: var(--_accent);
  }

  .texts {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    line-height: 1.3;
  }

  /* Separated for screen readers as they are visually: the comma is part of the option's name, and takes no space. */
  [part='option-label']:not(:last-child)::after,
  .texts:not(:last-child) > :last-child::after {
    content: ',';
    font-size: 0;
  }

  /* Each in its own direction, by its first letter. */
  [part='option-label'],
  [part='option-description'] {
    unicode-bidi: plaintext;
  }

  [part='option-description'] {
    font-size: 0.875em;
    color: var(--_muted);
  }

  /* Beside the icon of the row, whatever the direction of a text and on however many lines. */
  :dir(rtl) .texts {
    text-align: right;
  }

  [part='option-match'] {
    font-weight: 700;
    color: inherit;
    background: none;
  }

  .option.back > svg {
    color: inherit;
    scale: -1;
  }

  :dir(rtl) [part='option-more'] {
    transform: scaleX(-1);
  }

  @media print {
    [part='listbox'] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .option.active {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
    .option.active * {
      color: inherit;
    }
    .option[aria-disabled]:not(.active) * {
      color: GrayText;
    }
  }

  /* The button that opens the list, next to the clear button. */
  .end > [part='toggle'] {
    grid-column: 2;
  }

  .control:has([part='toggle']) {
    --_end: 4.875rem;
  }
`;
