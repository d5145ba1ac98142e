import { html } from 'lit';

export const check = html`<svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
  <circle cx="10" cy="10" r="9" stroke-width="1.5" />
  <path d="m6 10.25 2.75 2.75L14 7.5" />
</svg>`;
