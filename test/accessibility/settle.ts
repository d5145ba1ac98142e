import { isBusy, ours } from './busy.ts';
import type { Scene } from './stage.ts';

/** Milliseconds of the page's clock that go by after each act: what is said at once is said by then. */
const atOnceMs = 400;

/** Milliseconds after which everything is said that waits for the person to stop typing. */
const quietMs = 1_500;

/** Waits for the answers of the service, and lets no more time go by in the page than `atOnceMs`. */
export async function settle({ page, isHeld }: Scene): Promise<void> {
  await page.clock.runFor(200);
  for (let rounds = 1; !isHeld && (await page.evaluate(isBusy, ours)); rounds++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    // A retry of the client waits for the page's clock.
    if (rounds % 100 === 0) await page.clock.runFor(500);
  }
  await page.clock.runFor(atOnceMs - 200);
}

/** Lets the person be quiet. */
export async function beQuiet(scene: Scene): Promise<void> {
  await scene.page.clock.runFor(quietMs);
  await settle(scene);
}
