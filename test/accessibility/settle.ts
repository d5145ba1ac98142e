import { isBusy, ours } from './busy.ts';
import type { Scene } from './stage.ts';

/** Milliseconds of the page's clock that go by after each act: what is said at once is said by then. */
const atOnceMs = 400;

/** Milliseconds after which everything is said that waits for the person to stop typing. */
const quietMs = 1_500;

/** Waits for the answers of the service, and lets no more time go by in the page than `atOnceMs`. */
export async function settle(scene: Scene): Promise<void> {
  const { page } = scene;
  await page.clock.runFor(200);
  for (let idle = 0; !scene.isHeld && (await page.evaluate(isBusy, ours)); ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    idle = scene.isAsking ? 0 : idle + 1;
    // Nothing is asked, and still something is awaited: the client's next try, which waits for the page's clock.
    if (idle > 15) {
      await page.clock.runFor(100);
      idle = 0;
    }
  }
  await page.clock.runFor(atOnceMs - 200);
}

/** Lets the person be quiet. */
export async function beQuiet(scene: Scene): Promise<void> {
  await scene.page.clock.runFor(quietMs);
  await settle(scene);
}
