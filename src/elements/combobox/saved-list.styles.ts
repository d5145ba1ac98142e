import { css } from 'lit';

/** Styles of saved addresses, in addition to those of the list. */
export const savedStyles = css`
  .saved-title {
    display: block;
    padding: 0.375rem 0.5rem;
    font-size: 0.875em;
    color: var(--_muted);
  }

  /* The text above the town is ours, the rest is the service's: both follow the direction of the page. */
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
