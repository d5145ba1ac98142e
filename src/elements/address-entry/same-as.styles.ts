import { css } from 'lit';

/** Looks of the checkbox by which an address is that of another element. */
export const sameAsStyles = css`
  .same label {
    display: flex;
    align-items: flex-start;
    gap: 0.625rem;
    inline-size: fit-content;
    max-inline-size: 100%;
    /* With a line of text as high as what stands in its place before it is there, at any usual size of letters. */
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
  }

  .same .note {
    padding-inline-start: 1.75rem;
  }

  @media (pointer: coarse) {
    .same .note {
      padding-inline-start: 2rem;
    }
  }
`;
