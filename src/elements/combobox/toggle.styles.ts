import { css } from 'lit';

/** Styles of the button that opens the list, next to the clear button. */
export const toggleStyles = css`
  .end > [part='toggle'] {
    grid-column: 2;
  }

  .control:has([part='toggle']) input {
    padding-inline-end: 4.875rem;
  }

  :is(.control:dir(rtl):has([part='toggle']) input:dir(ltr), .control:dir(ltr):has([part='toggle']) input:dir(rtl)) {
    padding-inline: 4.875rem 0.75rem;
  }
`;
