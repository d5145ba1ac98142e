/** One browser, driven as the W3C's WebDriver says: what the tests need of it. */

/** The codes of keys that are no characters. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

const buttons = { left: 0, middle: 1, right: 2 } as const;
type Button = keyof typeof buttons;

export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** @param driver where the driver listens. */
  static async start(driver: string): Promise<WebDriverSession> {
    const { sessionId } = (await send('POST', `${driver}/session`, { capabilities: {} })) as { sessionId: string };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  stop(): Promise<unknown> {
    return send('DELETE', this.#url);
  }

  navigate(url: string): Promise<unknown> {
    return this.#post('url', { url });
  }

  address(): Promise<string> {
    return send('GET', `${this.#url}/url`) as Promise<string>;
  }

  /** The result of a script in the page, as JSON can express it. */
  run(script: string): Promise<unknown> {
    return this.#post('execute/sync', { script, args: [] });
  }

  /** The accessible name of an element, by the reference that a script returned. */
  nameOf(element: string): Promise<string> {
    return send('GET', `${this.#url}/element/${element}/computedlabel`) as Promise<string>;
  }

  readonly keyboard = {
    type: (text: string) => this.#keys([...text].flatMap(pressed)),
    press: (key: string) => this.#keys(pressed(key)),
    down: (key: string) => this.#keys([keyAction('keyDown', key)]),
    up: (key: string) => this.#keys([keyAction('keyUp', key)]),
  };

  readonly mouse = {
    move: (x: number, y: number) => this.#pointer([{ type: 'pointerMove', x, y }]),
    down: ({ button = 'left' }: { button?: Button }) => this.#pointer([pointerAction('pointerDown', button)]),
    up: ({ button = 'left' }: { button?: Button }) => this.#pointer([pointerAction('pointerUp', button)]),
    click: (x: number, y: number, { button = 'left' }: { button?: Button }) =>
      this.#pointer([
        { type: 'pointerMove', x, y },
        pointerAction('pointerDown', button),
        pointerAction('pointerUp', button),
      ]),
    /** Lets go of every key and button. */
    reset: () => send('DELETE', `${this.#url}/actions`),
  };

  #keys(actions: readonly object[]): Promise<unknown> {
    return this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #pointer(actions: readonly object[]): Promise<unknown> {
    return this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  #post(command: string, body: object): Promise<unknown> {
    return send('POST', `${this.#url}/${command}`, body);
  }
}

function pressed(key: string): object[] {
  return [keyAction('keyDown', key), keyAction('keyUp', key)];
}

function keyAction(type: 'keyDown' | 'keyUp', key: string): object {
  return { type, value: keyCodes[key] ?? key };
}

function pointerAction(type: 'pointerDown' | 'pointerUp', button: Button): object {
  return { type, button: buttons[button] };
}

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
