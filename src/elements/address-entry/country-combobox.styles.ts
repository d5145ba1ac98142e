import { css } from 'lit';

/** Looks of the picker of many countries, beside those of the list of suggestions. */
export const countryCombobox = css`
  /* The picker may be narrower than a name. */
  #countries-popup {
    inline-size: max(var(--_field-width), min(16rem, var(--_room-across)));
  }

  /* Where a list without a text field has its sign. */
  #country ~ .end {
    inset-inline-end: 0.6875rem;
  }

  .after-preferred {
    border-block-start: 1px solid var(--_border);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;
