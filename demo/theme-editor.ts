/** The theme editor: its settings, the resulting CSS, and the fields to change them. */

/** A colour for light and dark mode. */
export type ColourPair = readonly [light: string, dark: string];

/** Everything that the editor sets. */
export interface ThemeSettings {
  /** By the last part of the custom property's name. */
  readonly colours: Readonly<Record<ColourName, ColourPair>>;
  /** In pixels, by the last part of the custom property's name. */
  readonly sizes: Readonly<Record<SizeName, number>>;
  /** A font family; empty for the page's. */
  readonly font: string;
}

type ColourName = 'accent' | 'text' | 'surface' | 'popup-surface' | 'border' | 'invalid';
type SizeName = 'control-height' | 'radius' | 'gap' | 'font-size';

const colourLabels: Readonly<Record<ColourName, string>> = {
  accent: 'Accent',
  text: 'Text',
  surface: 'Field',
  'popup-surface': 'List',
  border: 'Border',
  invalid: 'Error',
};

/** The label and the limits of each size. */
const sizeLimits: Readonly<Record<SizeName, readonly [label: string, min: number, max: number]>> = {
  'control-height': ['Height', 32, 64],
  radius: ['Corners', 0, 28],
  gap: ['Gap', 4, 32],
  'font-size': ['Text size', 14, 22],
};

const fonts: Readonly<Record<string, string>> = {
  'As the page': '',
  System: 'system-ui, sans-serif',
  Rounded: "ui-rounded, 'Nunito', system-ui, sans-serif",
  Serif: "Georgia, 'Times New Roman', serif",
  Monospace: 'ui-monospace, monospace',
};

/** Themes to start with. */
export const presets: Readonly<Record<string, ThemeSettings>> = {
  Plum: {
    colours: {
      accent: ['#8a2560', '#f2a5d0'],
      text: ['#3a1029', '#fbe8f3'],
      surface: ['#fdf5f9', '#2a1722'],
      'popup-surface': ['#fffafc', '#2a1722'],
      border: ['#a9668c', '#9c6d88'],
      invalid: ['#a8201a', '#ffb4ab'],
    },
    sizes: { 'control-height': 46, radius: 22, gap: 16, 'font-size': 16 },
    font: fonts['Rounded'] ?? '',
  },
  Harbour: {
    colours: {
      accent: ['#0f5c7a', '#7fd0ee'],
      text: ['#0d2530', '#e3f2f8'],
      surface: ['#ffffff', '#10222b'],
      'popup-surface': ['#ffffff', '#142a35'],
      border: ['#6f8d99', '#5f8494'],
      invalid: ['#b3261e', '#ffb4ab'],
    },
    sizes: { 'control-height': 40, radius: 4, gap: 12, 'font-size': 15 },
    font: fonts['System'] ?? '',
  },
  Ledger: {
    colours: {
      accent: ['#5b4a1f', '#e6cf8f'],
      text: ['#2b2413', '#f5eeda'],
      surface: ['#fffdf6', '#221e13'],
      'popup-surface': ['#fffdf6', '#2a2518'],
      border: ['#8d8058', '#8f845f'],
      invalid: ['#9c2b14', '#ffb59f'],
    },
    sizes: { 'control-height': 48, radius: 0, gap: 20, 'font-size': 17 },
    font: fonts['Serif'] ?? '',
  },
};

/** The CSS of a theme, ready to copy. */
export function cssOf({ colours, sizes, font }: ThemeSettings): string {
  const lines = [
    ...Object.entries(colours).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
    ...Object.entries(sizes).map(([name, pixels]) => [name, pixels === 0 ? '0' : `${pixels / 16}rem`]),
    ...(font ? [['font', font]] : []),
  ];
  const body = lines.map(([name, value]) => `  --address-${name}: ${value};`).join('\n');
  return `address-entry,\nnl-postcode-lookup {\n${body}\n}`;
}

/** The elements of the page that the editor fills. */
export interface EditorPlaces {
  readonly preset: HTMLSelectElement;
  readonly colours: HTMLElement;
  readonly sizes: HTMLElement;
}

/**
 * Fills them with fields for all settings.
 *
 * @param show called with the CSS, first for the first theme, then after each change
 */
export function editTheme({ preset, colours, sizes }: EditorPlaces, show: (css: string) => void): void {
  let settings = Object.values(presets)[0] as ThemeSettings;
  const change = (changed: Partial<ThemeSettings>) => {
    settings = { ...settings, ...changed };
    show(cssOf(settings));
  };
  const fill = () => {
    colours.replaceChildren(
      ...colourFields(settings, (changed) => change({ colours: { ...settings.colours, ...changed } })),
    );
    sizes.replaceChildren(
      ...sizeFields(settings, (changed) => change({ sizes: { ...settings.sizes, ...changed } })),
      fontField(settings.font, (font) => change({ font })),
    );
    show(cssOf(settings));
  };
  for (const name of Object.keys(presets)) preset.add(new Option(name));
  preset.addEventListener('change', () => {
    settings = presets[preset.value] ?? settings;
    fill();
  });
  fill();
}

function colourFields(
  { colours }: ThemeSettings,
  change: (changed: Partial<Record<ColourName, ColourPair>>) => void,
): readonly HTMLElement[] {
  return (Object.keys(colours) as ColourName[]).map((name) => {
    const inputs = (['light', 'dark'] as const).map((scheme, at) => {
      const input = inputOf('color', colours[name][at] ?? '');
      input.setAttribute('aria-label', `${colourLabels[name]}, ${scheme}`);
      return input;
    });
    const [light, dark] = inputs as [HTMLInputElement, HTMLInputElement];
    for (const input of inputs) input.addEventListener('input', () => change({ [name]: [light.value, dark.value] }));
    const row = document.createElement('p');
    const text = document.createElement('span');
    text.textContent = colourLabels[name];
    text.ariaHidden = 'true';
    row.append(text, ...inputs);
    return row;
  });
}

function sizeFields(
  { sizes }: ThemeSettings,
  change: (changed: Partial<Record<SizeName, number>>) => void,
): readonly HTMLElement[] {
  return (Object.keys(sizes) as SizeName[]).map((name) => {
    const [text, min, max] = sizeLimits[name];
    const input = inputOf('range', '');
    Object.assign(input, { min: String(min), max: String(max), value: String(sizes[name]) });
    const output = document.createElement('output');
    output.dir = 'ltr';
    const say = () => {
      output.textContent = `${input.value} px`;
    };
    input.addEventListener('input', () => {
      say();
      change({ [name]: input.valueAsNumber });
    });
    say();
    return labelled(text, input, output);
  });
}

function fontField(chosen: string, change: (font: string) => void): HTMLElement {
  const select = document.createElement('select');
  for (const [name, family] of Object.entries(fonts)) select.add(new Option(name, family, false, family === chosen));
  select.addEventListener('change', () => change(select.value));
  return labelled('Font', select);
}

function inputOf(type: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  input.value = value;
  input.autocomplete = 'off';
  return input;
}

function labelled(text: string, ...controls: readonly HTMLElement[]): HTMLElement {
  const label = document.createElement('label');
  const name = document.createElement('span');
  name.textContent = text;
  label.append(name, ...controls);
  return label;
}
