/**
 * Goes through every state of both elements by keyboard, in every look: what axe finds, what Chromium's own
 * accessibility tree has for every control, and what is said. Prints counts, and fails where something is wrong.
 *
 * - Words choose journeys by name.
 * - `--short`: in one look only. That is what the tests do as well.
 * - `--update`: writes the transcripts anew, to be read before they are committed.
 * - `--pictures=FOLDER`: takes a picture of every state in light and dark at 390 pixels, and looks at nothing else.
 * - `--controls`: lists name, role and description of every control.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { audit } from './accessibility/audit.ts';
import { journeys } from './accessibility/journeys.ts';
import { cameraFor } from './accessibility/pictures.ts';
import { type Look, openStage } from './accessibility/stage.ts';
import { travel } from './accessibility/transcript.ts';

const looks: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', device: { colorScheme: 'dark' } },
  { name: 'forced colours', device: { forcedColors: 'active' } },
  { name: '320 pixels', device: { viewport: { width: 320, height: 640 } } },
  { name: 'right to left', dir: 'rtl' },
];

/** In which the pictures are taken. */
const pictured: readonly Look[] = (['light', 'dark'] as const).map((name) => ({
  name,
  device: { colorScheme: name, viewport: { width: 390, height: 720 } },
}));

/** Journeys at a time. */
const concurrency = 3;

const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith('--'));
const chosen = journeys.filter(({ name }) => words.length === 0 || words.includes(name));
const stage = await openStage();
const controls = new Set<string>();
const problems = new Set<string>();
const states = new Map<string, number>();
const seen = new Map<Look, Set<string>>();
const folder = args.find((word) => word.startsWith('--pictures='))?.replace('--pictures=', '');
const camera = folder ? cameraFor(folder) : undefined;
const todo = (camera ? pictured : args.includes('--short') ? looks.slice(0, 1) : looks).flatMap((look) =>
  chosen.map((journey) => ({ look, journey })),
);

/** The appearances of elements so far in a look. */
function seenIn(look: Look): Set<string> {
  const before = seen.get(look) ?? new Set();
  seen.set(look, before);
  return before;
}

async function work(): Promise<void> {
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { look, journey } = next;
    const transcript = await travel(stage, journey, look, async (step, page) => {
      states.set(look.name, (states.get(look.name) ?? 0) + 1);
      if (camera) return camera.take(journey.name, look.name, step, page);
      const found = await audit(page, seenIn(look));
      for (const control of found.controls) controls.add(control);
      for (const problem of found.problems) problems.add(`${journey.name}, ${look.name}, ${step}: ${problem}`);
    });
    if (look === looks[0]) keep(journey.name, transcript);
  }
}

function keep(name: string, transcript: string): void {
  const file = new URL(`accessibility/transcripts/${name}.txt`, import.meta.url);
  if (args.includes('--update')) writeFileSync(file, transcript);
  else if (readFileSync(file, 'utf8') !== transcript) problems.add(`${name}: another transcript\n${transcript}`);
}

await Promise.all(Array.from({ length: concurrency }, work));
await stage.close();
camera?.writeIndex();
console.table(Object.fromEntries(states));
if (args.includes('--controls')) for (const line of [...controls].sort()) console.log(line);
for (const problem of problems) console.error(problem);
console.log(`${chosen.length} journeys, ${controls.size} different controls, ${problems.size} problems`);
process.exit(problems.size > 0 ? 1 : 0);
