/** Measures in a page, of the elements as they are in sight. */

/** Runs in the page: parts with too little contrast (WCAG 1.4.3, 1.4.11), and targets that are too small (2.5.8). */
export function shortcomings(): readonly string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to mix colours on.');
  const colours = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const colour = colours.get(css) ?? painted(css);
    colours.set(css, colour);
    return colour;
  };
  const painted = (css: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => {
    const mix = (top: number, below: number) => top * a + below * (1 - a);
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  };
  const parentOf = (it: Element): Element | null =>
    it.assignedSlot ?? it.parentElement ?? (it.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const groundOf = (it: Element | null): Colour => {
    if (!it) {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'Canvas';
      const colour = colourOf(getComputedStyle(probe).backgroundColor);
      probe.remove();
      return colour;
    }
    const own = colourOf(getComputedStyle(it).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(parentOf(it)));
  };
  const luminance = ([r, g, b]: Colour) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((it) => {
      const share = it / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: Colour, b: Colour) => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  const against = (css: string, ground: Colour) => contrast(over(colourOf(css), ground), ground);

  const found = new Set<string>();
  const nameOf = (it: Element) =>
    `${it.localName}#${it.id} ${it.getAttribute('part') ?? ''} ${it.textContent?.trim().slice(0, 30)}`;
  const need = (what: string, it: Element, is: number, wanted: number) => {
    if (is < wanted - 0.005) found.add(`${what} ${is.toFixed(2)} of ${wanted}: ${nameOf(it).replace(/\s+/g, ' ')}`);
  };
  // The second line of a row may say why it cannot be chosen.
  const isOff = (it: Element) =>
    it.closest(':disabled, [aria-disabled=true]') !== null && !it.matches('[part~=option-description]');
  const isSeen = (it: Element) =>
    it.getClientRects().length > 0 &&
    !it.closest('.visually-hidden, [part=status], [slot=autofill], option') &&
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const all = [...document.querySelectorAll('address-entry, nl-postcode-lookup')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('*') ?? [])].filter(isSeen),
  );
  const needText = (it: Element, what = 'text') => {
    const { color, fontSize, fontWeight } = getComputedStyle(it);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    if (!isOff(it)) need(what, it, against(color, groundOf(it)), isLarge ? 3 : 4.5);
  };
  const hasText = (it: Element) => [...it.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  for (const row of all.filter((it) => it.matches('.option:not(.active)'))) {
    row.classList.add('active');
    for (const it of row.querySelectorAll('*')) if (hasText(it)) needText(it, 'text of the active row');
    row.classList.remove('active');
  }
  for (const it of all) {
    const style = getComputedStyle(it);
    const ground = groundOf(it);
    const isField = it.matches('input:not([type=checkbox]), select');
    if (isField || hasText(it)) needText(it);
    if (it.matches('input[placeholder]') && !isOff(it))
      need('placeholder', it, against(getComputedStyle(it, '::placeholder').color, ground), 4.5);
    if (it.localName === 'svg' && !isOff(it))
      need('sign', it, against(style.stroke === 'none' ? style.color : style.stroke, groundOf(it)), 3);
    const outside = groundOf(parentOf(it));
    if (isField && !isOff(it)) {
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) >= 1)
        .map((side) => against(style[`border${side}Color`], outside));
      need('edge', it, Math.max(contrast(ground, outside), ...sides), 3);
    }
    if (it.matches('button, select, input, a, [role=option]')) {
      const { width, height } = (it.closest('label') ?? it).getBoundingClientRect();
      const isInText = style.display === 'inline' && it.localName !== 'input';
      if (!isInText) need('target', it, Math.min(width, height), 24);
    }
  }
  return [...found];
}
