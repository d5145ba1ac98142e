import { css } from 'lit';

/** Styles of the searchable country picker, in addition to those of the list. */
export const countryCombobox = css`
  /* The picker may be narrower than a country's name. */
  #countries-popup {
    inline-size: max(var(--_field-width), min(16rem, var(--_room-across)));
  }

  /* At the same place as the arrow of a native select. */
  #country ~ .end {
    inset-inline-end: 0.6875rem;
  }

  .after-preferred {
    border-block-start: 1px solid var(--_border);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;
