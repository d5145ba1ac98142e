/** The setups in which the packed package is tried: files, packages of the registry, and the way to a page. */

/** A page that a tool makes of files, or that needs none. */
export interface Setup {
  /** Its name in the table. */
  readonly title: string;
  /** Packages of the registry, beside the package itself. */
  readonly packages: readonly string[];
  /** The files of the page by path; or the example of `demo/examples` whose files they are. */
  readonly files: Readonly<Record<string, string>> | string;
  /** The program of `node_modules` that builds, with its arguments. Default: nothing is built. */
  readonly build?: readonly string[];
  /** The folder that is served. Default: that of the setup. */
  readonly served?: string;
  /** The path of the page. Default: none. */
  readonly path?: string;
  /** Uses of the package that the compiler of the setup reads in strict mode, from `test/package/types`. Default: none. */
  readonly types?: keyof typeof typeOptions;
}

/** Files of `test/package/types`, with what the compiler needs for each. */
export const typeOptions = {
  'plain.ts': {},
  'react.tsx': { jsx: 'react-jsx' },
  'solid.tsx': { jsx: 'preserve', jsxImportSource: 'solid-js' },
  'vue.ts': {},
  'svelte.ts': {},
} as const;

const field = '<address-entry name="shipping" proxy-url="/address-api" country="NL" required></address-entry>';

const page = (scripts: string, body = `<form>${field}<button>Order</button></form>`) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${body}${scripts}</html>`;

const module = '<script type="module" src="./main.js"></script>';
const plain = { 'index.html': page(module), 'main.js': "import 'address-entry/address-entry';\n" };
const files = '<script type="module" src="/node_modules/address-entry/browser/address-entry.js"></script>';

/** The settings of Vite for an example, with the plugin of its framework. */
function viteWith(name: string, plugin: string, call: string): string {
  return `${plugin}
export default { plugins: [${call}], build: { rolldownOptions: { input: '${name}/index.html' } } };
`;
}

const vite = ['vite/bin/vite.js', 'build', '--logLevel', 'error'];

/** An example of `demo/examples`, built by Vite. */
const example = (name: string, title: string, packages: readonly string[], types?: Setup['types']): Setup => ({
  title,
  packages: ['vite@8', ...packages],
  files: name,
  build: vite,
  served: 'dist',
  path: `${name}/`,
  ...(types && { types }),
});

const lit = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@lit/task', '@lit-labs/ssr-dom-shim'];
const imports = {
  'address-entry/': '/node_modules/address-entry/',
  lit: '/node_modules/lit/index.js',
  'lit-html': '/node_modules/lit-html/lit-html.js',
  '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
  'lit-element/lit-element.js': '/node_modules/lit-element/lit-element.js',
  '@lit/task': '/node_modules/@lit/task/index.js',
  ...Object.fromEntries(lit.map((name) => [`${name}/`, `/node_modules/${name}/`])),
};

/** By name, in the order of the table. Those whose frameworks are large are examples of their own. */
export const setups: Readonly<Record<string, Setup>> = {
  vite: {
    title: 'Vite 8',
    packages: ['vite@8', 'typescript@7'],
    files: plain,
    build: vite,
    served: 'dist',
    types: 'plain.ts',
  },
  'react-19': example(
    'react',
    'React 19',
    ['react@19', 'react-dom@19', '@types/react@19', 'typescript@7'],
    'react.tsx',
  ),
  'react-18': example('react-18', 'React 18', ['react@18', 'react-dom@18']),
  vue: example('vue', 'Vue 3', ['vue@3', '@vitejs/plugin-vue@6', 'typescript@7'], 'vue.ts'),
  svelte: example('svelte', 'Svelte 5', ['svelte@5', '@sveltejs/vite-plugin-svelte@7', 'typescript@7'], 'svelte.ts'),
  solid: example('solid', 'Solid', ['solid-js@1', 'vite-plugin-solid@2', 'typescript@7'], 'solid.tsx'),
  preact: {
    title: 'Preact 11',
    packages: ['vite@8', 'preact@11'],
    files: {
      'index.html': page('<script type="module" src="./main.jsx"></script>', '<div id="app"></div>'),
      'main.jsx': `import 'address-entry/address-entry';
import { render } from 'preact';
import { useState } from 'preact/hooks';

function Checkout() {
  const [address, setAddress] = useState(null);
  return (
    <form>
      <address-entry name="shipping" proxy-url="/address-api" country="NL" required value={address}
        onchange={(event) => setAddress(event.currentTarget.value)} />
      <output>{address?.street}</output>
    </form>
  );
}

render(<Checkout />, document.querySelector('#app'));
`,
      'vite.config.mjs': "export default { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } };\n",
    },
    build: vite,
    served: 'dist',
  },
  htmx: {
    title: 'htmx 4',
    packages: ['htmx.org@4'],
    files: {
      'index.html': page(
        `<script src="/node_modules/htmx.org/dist/htmx.min.js"></script>${files}`,
        '<form><div hx-get="/field.html" hx-trigger="load"></div><button>Order</button></form>',
      ),
      'field.html': field,
    },
  },
  alpine: {
    title: 'Alpine 3',
    packages: ['alpinejs@3'],
    files: {
      'index.html': page(
        `${files}<script defer src="/node_modules/alpinejs/dist/cdn.min.js"></script>`,
        `<form x-data="{ address: null }">${field.replace('required', 'required @change="address = $event.target.value"')}
        <output x-text="address?.street"></output></form>`,
      ),
    },
  },
  php: {
    title: 'PHP 8 page',
    packages: ['@php-wasm/cli@3'],
    files: {
      'index.php': `<?php $saved = ['country' => 'NL', 'text' => 'Order']; ?>${page(
        files,
        `<form method="post"><?= '${field}' ?><button><?= htmlspecialchars($saved['text']) ?></button></form>`,
      )}`,
    },
  },
  webpack: {
    title: 'webpack 5',
    packages: ['webpack@5', 'webpack-cli@6'],
    files: plain,
    build: [
      'webpack/bin/webpack.js',
      './main.js',
      '--mode',
      'production',
      '--output-path',
      'dist',
      '--output-filename',
      'main.js',
    ],
    served: 'dist',
  },
  rollup: {
    title: 'rollup 4',
    packages: ['rollup@4', '@rollup/plugin-node-resolve@16'],
    files: plain,
    build: [
      'rollup/dist/bin/rollup',
      'main.js',
      '--dir',
      'dist',
      '--format',
      'es',
      '--plugin',
      'node-resolve',
      '--silent',
    ],
    served: 'dist',
  },
  esbuild: {
    title: 'esbuild',
    packages: ['esbuild@0.28'],
    files: plain,
    build: [
      'esbuild/bin/esbuild',
      'main.js',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--outdir=dist',
      '--minify',
      '--log-level=error',
    ],
    served: 'dist',
  },
  parcel: {
    title: 'Parcel 2',
    packages: ['parcel@2'],
    files: plain,
    build: ['parcel/lib/bin.js', 'build', 'index.html', '--no-cache', '--public-url', './', '--log-level', 'error'],
    served: 'dist',
  },
  'import-map': {
    title: 'Import map, no build',
    packages: [],
    files: {
      'index.html': page(
        `<script type="importmap">${JSON.stringify({ imports })}</script>
        <script type="module">import 'address-entry/address-entry.js';</script>`,
      ),
    },
  },
  browser: { title: 'Files of `browser`, no build', packages: [], files: { 'index.html': page(files) } },
  script: {
    title: 'One script',
    packages: [],
    files: { 'index.html': page('<script src="/node_modules/address-entry/address-entry.min.js" defer></script>') },
  },
};

/** The settings of Vite for each example, by its folder. */
export const viteConfigs: Readonly<Record<string, string>> = {
  react: viteWith('react', '', ''),
  'react-18': viteWith('react-18', '', ''),
  vue: viteWith(
    'vue',
    "import vue from '@vitejs/plugin-vue';",
    "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } })",
  ),
  svelte: viteWith('svelte', "import { svelte } from '@sveltejs/vite-plugin-svelte';", 'svelte({ configFile: false })'),
  solid: viteWith('solid', "import solid from 'vite-plugin-solid';", 'solid()'),
};

/** The examples whose frameworks are large, by folder, with their titles. */
export const largeTitles: Readonly<Record<string, string>> = {
  angular: 'Angular 22',
  next: 'Next 16',
  nuxt: 'Nuxt 4',
  sveltekit: 'SvelteKit 3',
  astro: 'Astro 7',
};
