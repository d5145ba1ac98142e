import { html } from 'lit';

export const cross = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="m4 4 8 8m0-8-8 8" />
</svg>`;

export const check = html`<svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
  <circle cx="10" cy="10" r="9" stroke-width="1.5" />
  <path
    d="m6 10.25 2.75 2.75L14 7.5"
  />
</svg>`;
