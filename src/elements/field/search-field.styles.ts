import { css } from 'lit';

/** Styles of the search field. */
export const searchField = css`
  /*
   * Beside each other from 36rem on; in less space, each wraps to more than one line. Not a container query, for which
   * the browser would calculate the style of each element in a page separately.
   */
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
  }

  .row > * {
    flex: 2.25 calc((36rem - 100%) * 999);
  }

  .row > :first-child {
    flex-grow: 1;
    min-inline-size: min(12.5rem, 100%);
  }

  .control {
    position: relative;

    input {
      display: block;
      padding-inline-end: var(--_end, 2.75rem);
    }
  }

  /* Takes the place of the card. */
  .folded > input {
    position: absolute;
    inset: 0;
    block-size: 100%;
  }

  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
`;
