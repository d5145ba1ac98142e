/** Fields of frameworks, and what there is to compare of a field, as it is painted. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Locator, Page } from 'playwright-core';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)), 'utf8');

/** A framework with its own fields. */
export interface Framework {
  readonly theme: string;
  /** Its style sheet; empty for none. */
  readonly css: string;
  /** Modules of its elements. */
  readonly modules: readonly string[];
  /** The colours that it has. */
  readonly colours: readonly ('light' | 'dark')[];
  /** The family of its text. */
  readonly font: string;
  /** Its own label, text field, select, error and buttons, each with its id. */
  readonly html: string;
  /** Selectors of what it paints for each of them, by the id. */
  readonly painted: Readonly<Record<Part, string>>;
  /** From the edge of a button to a place without text, in CSS pixels. */
  readonly insideButton: number;
}

/** A thing that is on either side. */
export type Part = 'label' | 'text' | 'select' | 'wrong' | 'error' | 'button' | 'primary';

const byId = {
  label: '#label',
  text: '#text',
  select: '#select',
  wrong: '#wrong',
  error: '#error',
  button: '#button',
  primary: '#primary',
};

/** The same of the page's elements: the first is empty, the second is asked for, the third is filled in by hand. */
export const painted: Readonly<Record<Part, string>> = {
  label: '#empty label[for=input]',
  text: '#empty #input',
  select: '#empty #country',
  wrong: '#asked #input',
  error: '#asked [part=error]',
  button: '#byhand [part=button]',
  primary: '#byhand [part~=button-primary]',
};

/** HTML of those elements. */
export const ours = `
  <address-entry proxy-url="/address-api" country="NL" id="empty"></address-entry>
  <form><address-entry proxy-url="/address-api" country="NL" id="asked" required></address-entry></form>
  <address-entry proxy-url="/address-api" country="NL" id="byhand"></address-entry>`;

const option = '<option>The Netherlands</option>';

/** The rule of `docs/theming.md` for the edges of a page's other fields. */
const [, bootstrapEdges = ''] =
  /```css\n(\.form-control[\s\S]*?)```/.exec(readFileSync(new URL('../../docs/theming.md', import.meta.url), 'utf8')) ??
  [];

/** The frameworks that a theme is made after. */
export const frameworks: readonly Framework[] = [
  {
    theme: 'bootstrap5',
    colours: ['light', 'dark'],
    css: read('bootstrap/dist/css/bootstrap.min.css') + bootstrapEdges,
    modules: [],
    font: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif',
    html: `
      <div><label class="form-label" for="text" id="label">Address</label><input class="form-control" id="text"></div>
      <div><label class="form-label" for="select">Country</label><select class="form-select" id="select">${option}</select></div>
      <div><label class="form-label" for="wrong">Address</label><input class="form-control is-invalid" id="wrong">
        <div class="invalid-feedback" id="error">Enter an address.</div></div>
      <div><button class="btn btn-outline-primary" id="button">Use</button></div>
      <div><button class="btn btn-primary" id="primary">Use</button></div>`,
    painted: byId,
    insideButton: 8,
  },
  {
    theme: 'govuk',
    colours: ['light'],
    css: read('govuk-frontend/dist/govuk/govuk-frontend.min.css'),
    modules: [],
    font: 'arial, sans-serif',
    html: `
      <div><label class="govuk-label" for="text" id="label">Address</label><input class="govuk-input" id="text"></div>
      <div><label class="govuk-label" for="select">Country</label><select class="govuk-select" id="select">${option}</select></div>
      <div><p class="govuk-error-message" id="error">Enter an address.</p><input class="govuk-input govuk-input--error" id="wrong"></div>
      <div><button class="govuk-button govuk-button--secondary" id="button">Use</button></div>
      <div><button class="govuk-button" id="primary">Use</button></div>`,
    painted: byId,
    insideButton: 6,
  },
  {
    theme: 'material3',
    colours: ['light'],
    css: '',
    modules: [
      'textfield/outlined-text-field',
      'select/outlined-select',
      'select/select-option',
      'button/outlined-button',
      'button/filled-button',
    ].map((name) => `@material/web/${name}.js`),
    font: 'Roboto, sans-serif',
    html: `
      <md-outlined-text-field id="text" label="Address" value=" "></md-outlined-text-field>
      <md-outlined-select id="select" label="Country"><md-select-option selected value="NL"><div slot="headline">The Netherlands</div></md-select-option></md-outlined-select>
      <md-outlined-text-field id="wrong" label="Address" value=" " error error-text="Enter an address."></md-outlined-text-field>
      <div><md-outlined-button id="button">Use</md-outlined-button></div>
      <div><md-filled-button id="primary">Use</md-filled-button></div>`,
    painted: {
      label: '#text .outline-label .label',
      text: '#text .container-overflow',
      select: '#select .container-overflow',
      wrong: '#wrong .container-overflow',
      error: '#wrong .supporting-text span',
      button: '#button .outline',
      primary: '#primary .background',
    },
    insideButton: 20,
  },
];

/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels of one colour that lie beside each other. */
export interface Run {
  readonly colour: Colour;
  readonly length: number;
}

/** The look of a box: a line from above it to beneath it, one from its left to within it, and how round its corners are. */
export interface BoxLook {
  readonly down: readonly Run[];
  readonly across: readonly Run[];
  readonly radius: number;
}

/** The look of a text. */
export interface TextLook {
  readonly colour: Colour;
  readonly size: number;
  readonly weight: number;
  readonly height: number;
}

/** The room around a box in which there may be rings, in CSS pixels. */
const around = 8;

/** A step of one of a colour's channels is not seen. */
export const isSameColour = (one: Colour, other: Colour) =>
  one.every((channel, at) => Math.abs(channel - (other[at] ?? 0)) <= 1);

/** The contrast of two colours as WCAG 2.2 has it, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminanceOf).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function runsOf(pixels: readonly Colour[]): readonly Run[] {
  const runs: { colour: Colour; length: number }[] = [];
  for (const colour of pixels) {
    const last = runs.at(-1);
    if (last && isSameColour(last.colour, colour)) last.length++;
    else runs.push({ colour, length: 1 });
  }
  return runs;
}

/** The look of a page at one moment, kept in the page. */
type Picture = JSHandle<OffscreenCanvasRenderingContext2D>;

/** Paints the whole page. */
export async function pictureOf(page: Page): Promise<Picture> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return page.evaluateHandle(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0);
      return context;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/**
 * The look of a box in a picture of its page.
 *
 * @param inside from its left edge to a place without text
 */
export async function boxLookIn(picture: Picture, box: Locator, inside: number): Promise<BoxLook> {
  const { down, across, radius } = await box.evaluate(
    (it, { picture, inside, around }) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const coloursOf = (...place: readonly [x: number, y: number, width: number, height: number]) => {
        const [left, top, wide, high] = place.map(Math.round) as [number, number, number, number];
        const { data } = picture.getImageData(left + scrollX, top + scrollY, wide, high);
        return Array.from({ length: data.length / 4 }, (_, at): [number, number, number] => [
          data[at * 4] ?? 0,
          data[at * 4 + 1] ?? 0,
          data[at * 4 + 2] ?? 0,
        ]);
      };
      const radius = Number.parseFloat(getComputedStyle(it).borderStartStartRadius);
      return {
        down: coloursOf(x + inside, y - around, 1, height + 2 * around),
        across: coloursOf(x - around, y + height / 2, around + 4, 1),
        // A corner can be no rounder than half of its box.
        radius: Math.min(radius, width / 2, height / 2),
      };
    },
    { picture, inside, around },
  );
  return { down: runsOf(down), across: runsOf(across), radius };
}

/** The look of a text by the styles that the browser computes. */
export async function textLookOf(text: Locator): Promise<TextLook> {
  return text.evaluate((it) => {
    const { color, fontSize, fontWeight } = getComputedStyle(it);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    // On what is behind it: a colour may let that through.
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const height = it.getBoundingClientRect().height;
    return { colour: [red, green, blue], size: Number.parseFloat(fontSize), weight: Number(fontWeight), height };
  });
}
