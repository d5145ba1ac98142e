import { css } from 'lit';

/** Looks of saved addresses, beside those of the list of suggestions. */
export const savedStyles = css`
  .saved-title {
    display: block;
    padding: 0.375rem 0.5rem;
    font-size: 0.875em;
    color: var(--_muted);
  }

  /* What stands above the town is a text of ours, and the rest of the service's: both from the side of the page. */
  :dir(rtl) .saved .texts {
    text-align: right;
  }

  .saved[aria-disabled] {
    cursor: not-allowed;
  }

  .saved[aria-disabled]:not(.active):hover {
    background: none;
  }

  .saved[aria-disabled] > [part='icon'],
  .saved[aria-disabled] [part='option-label'] {
    opacity: 0.7;
  }

  .saved[aria-disabled] [part='option-description'] {
    color: inherit;
  }
`;
