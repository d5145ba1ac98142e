/** The hands of a shopper, in any engine: real keys, and real presses where something is in sight. */
import type { Page } from 'playwright-core';
import type { Firefox } from '../../support/marionette.ts';
import type { WebKit } from '../../support/webkit.ts';

/**
 * The actions of a browser for a journey. Scripts are those of a function: they return something that JSON can express.
 */
export interface Hands {
  open(url: string): Promise<unknown>;
  run(script: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  press(key: string): Promise<unknown>;
  /** A press of the mouse, or of a finger, at a place in the window. */
  tap(x: number, y: number): Promise<unknown>;
}

/** In Chromium. A keyboard on the screen puts in whole words. */
export function chromiumHands(page: Page, byTouch: boolean): Hands {
  return {
    open: (url) => page.goto(url),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    type: (text) => (byTouch ? page.keyboard.insertText(text) : page.keyboard.type(text)),
    press: (key) => page.keyboard.press(key),
    tap: (x, y) => (byTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
  };
}

/** In Firefox. */
export function firefoxHands(firefox: Firefox): Hands {
  const tap = (x: number, y: number) => {
    const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...buttons];
    return firefox.send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };
  return {
    open: (url) => firefox.send('WebDriver:Navigate', { url }),
    run: (script) => firefox.run(script),
    type: (text) => firefox.press(text),
    press: (key) => firefox.press(key),
    tap,
  };
}

/** In WebKitGTK. */
export function webkitHands({ session }: WebKit): Hands {
  return {
    open: (url) => session.navigate(url),
    run: (script) => session.run(script),
    type: (text) => session.keyboard.type(text),
    press: (key) => session.keyboard.press(key),
    tap: (x, y) => session.mouse.click(Math.round(x), Math.round(y), {}),
  };
}
