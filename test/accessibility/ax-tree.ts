/** The page as Chromium gives it to screen readers. */
import type { CDPSession, Page } from 'playwright-core';

/** A node of the accessibility tree. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** By name: expanded, required, invalid, disabled, selected and the like. */
  readonly states: Readonly<Record<string, unknown>>;
}

interface RawValue {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
}

interface RawNode {
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: RawValue;
  readonly name?: RawValue;
  readonly description?: RawValue;
  readonly value?: RawValue;
  readonly properties?: readonly { readonly name: string; readonly value: RawValue }[];
}

/** The focused node, and the option that it points to. */
export interface Focus {
  readonly node: AxNode | null;
  readonly active: AxNode | null;
}

/** A way to read the tree of a page. */
interface AxReader {
  /** Every node that is not ignored. */
  all(): Promise<readonly AxNode[]>;
  focus(): Promise<Focus>;
}

const readers = new WeakMap<Page, Promise<AxReader>>();

/** The reader of a page's tree: one for a page. */
export function axReader(page: Page): Promise<AxReader> {
  const reader = readers.get(page) ?? openReader(page);
  readers.set(page, reader);
  return reader;
}

async function openReader(page: Page): Promise<AxReader> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return {
    all: async () => (await rawNodes(session)).map(nodeOf),
    async focus() {
      const raw = await rawNodes(session);
      const focused = raw.findLast((node) => property(node, 'focused')?.value === true && role(node) !== 'RootWebArea');
      const [active] = (focused && property(focused, 'activedescendant')?.relatedNodes) ?? [];
      const found = active && raw.find(({ backendDOMNodeId }) => backendDOMNodeId === active.backendDOMNodeId);
      return { node: focused ? nodeOf(focused) : null, active: found ? nodeOf(found) : null };
    },
  };
}

async function rawNodes(session: CDPSession): Promise<readonly RawNode[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly RawNode[] };
  return nodes.filter(({ ignored }) => !ignored);
}

const role = ({ role: it }: RawNode) => String(it?.value ?? '');
const property = ({ properties = [] }: RawNode, name: string) => properties.find((it) => it.name === name)?.value;
const textOf = (raw: RawValue | undefined) =>
  String(raw?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function nodeOf(raw: RawNode): AxNode {
  const { properties = [] } = raw;
  return {
    role: role(raw),
    name: textOf(raw.name),
    description: textOf(raw.description),
    value: textOf(raw.value),
    states: Object.fromEntries(properties.map(({ name, value: { value } }) => [name, value])),
  };
}
