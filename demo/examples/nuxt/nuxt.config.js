export default {
  compatibilityDate: '2026-11-01',
  telemetry: false,
  css: ['~/examples.css'],
  app: { head: { title: 'Nuxt', htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => ['address-entry', 'nl-postcode-lookup'].includes(tag) } },
};
