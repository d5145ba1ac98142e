import { css } from 'lit';

/** Looks of saved addresses, beside those of the list of suggestions. */
export const savedStyles = css`
  .saved-title {
    display: block;
    padding: 0.375rem 0.5rem 0.25rem;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .saved {
    align-items: flex-start;
    padding-block: 0.5rem;
  }

  .saved + .saved {
    margin-block-start: 0.125rem;
  }

  .saved [part='icon'] {
    margin-block-start: 0.125em;
  }

  .saved .texts {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .saved [part='option-description']:not(:last-child)::after {
    content: ',';
    font-size: 0;
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

:dir(rtl) .saved .texts {
    text-align: right;
  }

  .saved[aria-disabled] [part='option-description'] {
    color: inherit;
  }

  .saved .reason {
    font-size: 0.8125em;
  }

  .saved ~ .manual {
    margin-block-start: 0.25rem;
  }
`;
