import { css } from 'lit';

/** Styles of the checkbox of `same-as`. */
export const sameAsStyles = css`
  .same label {
    display: flex;
    align-items: flex-start;
    gap: 0.625rem;
    inline-size: fit-content;
    max-inline-size: 100%;
    /* With one line of text, as high as its placeholder, at any usual font size. */
    padding-block: max(0px, (1.75rem - 1.5em) / 2);
    font-weight: 400;
    cursor: pointer;
  }

  .same label:has(:disabled) {
    cursor: auto;
    opacity: 0.6;
  }

  #same {
    flex: none;
    appearance: auto;
    inline-size: 1.125rem;
    min-block-size: 0;
    block-size: 1.125rem;
    margin: 0.1875em 0 0;
    accent-color: var(--_accent);
  }

  #same:disabled {
    opacity: 1;
  }

  .same :is(.note, #same-error) {
    padding-inline-start: 1.75rem;
  }

  @media (pointer: coarse) {
    .same label {
      align-items: center;
      min-block-size: max(2.75rem, 44px);
      padding-block: 0;
    }

    #same {
      inline-size: 1.375rem;
      block-size: 1.375rem;
      margin: 0;
    }

    .same :is(.note, #same-error) {
      padding-inline-start: 2rem;
    }
  }
`;
