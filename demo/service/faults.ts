/** Faults on purpose, so that tests and the demo can show what happens when the service misbehaves. */
import { type OperationName, operationNames } from '../../src/contract/operations.ts';

export type Fault =
  /** Answers after so many milliseconds. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Answers only after the next request was answered, or after two seconds. */
  | { readonly kind: 'reorder' }
  /** Breaks the connection at the body's first byte. */
  | { readonly kind: 'drop' }
  /** Sends half of the body. */
  | { readonly kind: 'truncate' }
  /** Answers with this status; not always in JSON. */
  | { readonly kind: 'status'; readonly status: number };

export interface FaultRule {
  readonly fault: Fault;
  /** Default: every operation. */
  readonly operation?: OperationName;
  /** Every how many requests it strikes. Default: 1. */
  readonly every?: number;
}

/**
 * A rule from text: `[operation:]kind[=value][/every]`, e.g. `delay=300`, `details:status=503`, `suggest:drop/5`.
 *
 * @throws TypeError with a sentence that says what is wrong.
 */
export function parseFault(text: string): FaultRule {
  const [, operation, kind = '', value, every] = /^(?:(\w+):)?([a-z]+)(?:=(\d+))?(?:\/(\d+))?$/.exec(text) ?? [];
  const name = operationNames().find((it) => it === operation);
  if (operation !== undefined && name === undefined) throw new TypeError(`"${operation}" is no operation`);
  const fault = faultOf(kind, value);
  if (!fault || every === '0')
    throw new TypeError(`"${text}" is no fault; try delay=300, reorder, drop, truncate or status=503`);
  return { fault, ...(name && { operation: name }), ...(every && { every: Number(every) }) };
}

function faultOf(kind: string, value: string | undefined): Fault | null {
  if (kind === 'delay' && value !== undefined) return { kind, ms: Math.min(Number(value), 60_000) };
  if (kind === 'status' && value !== undefined && Number(value) >= 200 && Number(value) <= 599) {
    return { kind, status: Number(value) };
  }
  if (value === undefined && (kind === 'reorder' || kind === 'drop' || kind === 'truncate')) return { kind };
  return null;
}

export interface Faults {
  /**
   * The answer with whatever the rules do to it.
   *
   * @param tell hears of a status that is answered in its stead.
   */
  readonly apply: (
    operation: OperationName | null,
    rules: readonly FaultRule[],
    answer: Answerer,
    tell: (status: number) => void,
  ) => Promise<Response>;
}

type Answerer = () => Promise<Response>;

/** Milliseconds a reordered answer waits at most for another. */
const patience = 2_000;

export function createFaults(): Faults {
  const counts = new Map<FaultRule, number>();
  const held: (() => void)[] = [];

  const strikes = (rule: FaultRule, operation: OperationName | null): boolean => {
    if (rule.operation !== undefined && rule.operation !== operation) return false;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count % (rule.every ?? 1) === 0;
  };
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      held.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  return {
    apply: async (operation, rules, answer, tell) => {
      const striking = rules.filter((rule) => strikes(rule, operation)).map(({ fault }) => fault);
      if (striking.length === 0) {
        const response = await answer();
        release();
        return response;
      }
      let response: Response | undefined;
      for (const fault of striking) {
        if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
        if (fault.kind === 'reorder') await hold();
        if (fault.kind === 'status') {
          response = new Response(textOf(fault.status), { status: fault.status });
          tell(fault.status);
        }
        if (fault.kind === 'drop') {
          // The service has done its work, and counts it; only the shopper gets nothing.
          if (!response) await answer();
          response = broken();
        }
        if (fault.kind === 'truncate') response = await half(response ?? (await answer()));
      }
      return response ?? answer();
    },
  };
}

/** Statuses without a body must not get one. */
function textOf(status: number): string | null {
  return [204, 205, 304].includes(status) ? null : `The service answers ${status} on purpose.\n`;
}

/** Headers and a first byte, then nothing: a server that has sent no byte yet would answer 500 instead. */
function broken(): Response {
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!isBegun) controller.enqueue(new TextEncoder().encode('{'));
      else {
        await new Promise((resolve) => setTimeout(resolve, 20));
        controller.error(new Error('dropped on purpose'));
      }
      isBegun = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}

async function half(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), response);
}
