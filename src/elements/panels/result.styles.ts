import { css } from 'lit';

/** Styles for an address that is loading, and for the result. */
export const result = css`
  /* A pending request. */

  [part='spinner'] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    animation: turn 0.8s linear infinite;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }

  @keyframes appear {
    from {
      visibility: hidden;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [part='spinner'] {
      animation-duration: 4s;
    }
  }

  /*
   * Card and message fade in, in place and ready to be pressed. The list does not: WebKitGTK freezes when a popover
   * fades in.
   */
  @media (prefers-reduced-motion: no-preference) {
    [part='address'],
    [part='error'] {
      animation: come 0.13s;
    }
  }

  @keyframes come {
    from {
      opacity: 0;
    }
  }

  .looking {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--_muted);
    /* Not visible if the answer is quick. */
    animation: appear 0s 0.3s backwards;
  }

  /* An order that is placed meanwhile waits for the same: the line stays where it is. */
  :not(.ticked + *):has(.looking) ~ .looking {
    display: none;
  }

  /* The chosen address. Only a confirmed one has the tint and the tick. */

  [part='address'],
  .body {
    display: flex;
    gap: 0.25rem 0.75rem;
  }

  .body {
    flex: 1;
    flex-wrap: wrap;
    min-inline-size: 0;
  }

  [part='address'] {
    font-style: normal;
    border-color: color-mix(in srgb, currentColor 35%, transparent);
    border-radius: var(--_radius);
  }

  .confirmed {
    border-color: color-mix(in srgb, var(--_accent) 35%, transparent);
    background: color-mix(in srgb, var(--_accent) 7%, transparent);
  }

  [part='address'] svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: var(--_accent);
  }

  .lines {
    flex: 1 1 auto;
    min-inline-size: 0;
  }

  /* Next to the tick, even if the page is right-to-left and the address is not. */
  :is([part='address']:dir(rtl)) .lines {
    text-align: right;
  }

  .lines > div:first-child {
    font-weight: 600;
  }

  /*
   * The search field collapses into the address: it keeps the focus and the keys, and reappears as soon as its text is
   * edited.
   */

  .folded > input {
    opacity: 0;
    pointer-events: none;
  }

  /* Space for the clear button, if the address can be changed. */
  .folded:has(.end button) > [part='address'] {
    padding-inline-end: 2.75rem;
    cursor: text;
  }

  .folded > input:focus-visible ~ [part='address'] {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }

  .folded > input[aria-invalid='true'] ~ [part='address'] {
    border-color: var(--_invalid);
    outline-color: var(--_invalid);
  }

  .folded > .end {
    inset-block: 0.375rem auto;
  }

  @media (pointer: coarse) {
    /* On touch screens buttons are wider, and on one line with the button that changes the address. */
    .folded:has(.end button) > [part='address'] {
      padding-inline-end: 3.375rem;
    }
    .folded > .end {
      inset-block-start: 0.625rem;
    }
  }

  @media (forced-colors: active) {
    [part='spinner'] {
      border-block-start-color: Highlight;
    }
    [part='address'] svg {
      color: CanvasText;
    }
  }
`;
