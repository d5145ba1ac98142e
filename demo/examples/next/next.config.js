// So that the server has only one copy of the element and of Lit.
export default {
  serverExternalPackages: ['address-entry', 'lit', '@lit-labs/ssr'],
  turbopack: { root: import.meta.dirname },
};
