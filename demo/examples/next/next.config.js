// One copy of the element and of Lit on the server, for what renders it and for what the page imports.
export default {
  serverExternalPackages: ['address-entry', 'lit', '@lit-labs/ssr'],
  turbopack: { root: import.meta.dirname },
};
