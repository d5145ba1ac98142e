import { html } from 'lit';

export const cross = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="m4 4 8 8m0-8-8 8" />
</svg>`;
