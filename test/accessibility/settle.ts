import { isWaiting, ours } from './busy.ts';
import type { Scene } from './stage.ts';

/** Milliseconds of the page's clock that go by after each act: what is said at once is said by then. */
const atOnceMs = 400;

/** Milliseconds after which everything is said that waits for the person to stop typing. */
const quietMs = 1_500;

/** Milliseconds that go by for something that the page's clock has to bring, such as the client's next try. */
const stepMs = 100;

/**
 * Waits for the answers of the service, and lets no more time go by in the page than `atOnceMs`.
 *
 * @param beforeMs goes by before. Default: 0
 */
export async function settle(scene: Scene, beforeMs = 0): Promise<void> {
  const { page } = scene;
  await page.clock.runFor(beforeMs + atOnceMs / 2);
  while (!scene.isHeld && (await page.evaluate(isWaiting, ours))) await page.clock.runFor(stepMs);
  await page.clock.runFor(atOnceMs / 2);
}

/** Lets the person be quiet. */
export function beQuiet(scene: Scene): Promise<void> {
  return settle(scene, quietMs);
}
