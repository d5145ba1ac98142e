/**
 * The things that the pages describe in words around their snippets: the names that these use, and the programs that a
 * shop has.
 */

/** "the element". */
declare const element: import('../../src/index.ts').AddressEntry;

/** The shop's id of its visitor. */
declare const visitorIdOf: (request: Request) => string;

/** The proxy that another snippet creates. */
declare const proxy: import('../../src/proxy.ts').AddressProxy;

/** Of a WooCommerce checkout. */
interface Window {
  readonly wc: {
    readonly addressAutocomplete: {
      readonly registerAddressAutocompleteProvider: (
        provider: import('../../src/providers.ts').WooCommerceProvider,
      ) => boolean;
    };
  };
}

/** Of Nuxt, which imports them by itself. */
type NuxtEvent = Pick<Request, 'method'>;
declare const defineEventHandler: <Answer>(handle: (event: NuxtEvent) => Answer) => typeof handle;
declare const toWebRequest: (event: NuxtEvent) => Request;
declare const defineNuxtConfig: (options: {
  readonly vue: { readonly compilerOptions: { readonly isCustomElement: (tag: string) => boolean } };
}) => object;

declare const Deno: { serve(handle: (request: Request) => Promise<Response>): void };
declare const Bun: { serve(options: { readonly fetch: (request: Request) => Promise<Response> }): void };

declare module 'vitest' {
  export function test(name: string, run: () => Promise<void>): void;
  export function expect(value: unknown): { toBe(wanted: unknown): void };
}

declare module '@playwright/test' {
  export function test(
    name: string,
    run: (fixtures: { readonly page: import('playwright-core').Page }) => Promise<void>,
  ): void;
  export function expect(value: unknown): { toContainText(wanted: string): Promise<void> };
}

/** As bundlers declare it. */
declare module '*.css';

/** Packages that an operator installs beside the proxy for traces. */
declare module '@opentelemetry/exporter-trace-otlp-proto';
declare module '@opentelemetry/instrumentation-http';
declare module '@opentelemetry/instrumentation-undici';
declare module '@opentelemetry/sdk-node';
