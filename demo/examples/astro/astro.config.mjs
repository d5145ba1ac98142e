// One copy of the element and of Lit where the page is rendered.
export default {
  devToolbar: { enabled: false },
  vite: { ssr: { external: ['address-entry', 'lit', '@lit-labs/ssr'] } },
};
