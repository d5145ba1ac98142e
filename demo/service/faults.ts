/** Faults on purpose, with which tests and the demo show what happens when the service fails. */
import { type OperationName, operationNames } from '../../src/contract/operations.ts';

/** A fault. */
export type Fault =
  /** Answers after a delay in milliseconds. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Answers only after the next request was answered, or after two seconds. */
  | { readonly kind: 'reorder' }
  /** Breaks the connection at the body's first byte. */
  | { readonly kind: 'drop' }
  /** Sends half of the body. */
  | { readonly kind: 'truncate' }
  /** Answers with this status; not always in JSON. */
  | { readonly kind: 'status'; readonly status: number };

/** When a fault happens. */
export interface FaultRule {
  readonly fault: Fault;
  /** The operation that it affects. Default: every operation. */
  readonly operation?: OperationName;
  /** It affects every n-th request. Default: 1. */
  readonly every?: number;
}

/**
 * Parses a rule: `[operation:]kind[=value][/every]`, e.g. `delay=300`, `details:status=503`, `suggest:drop/5`.
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

/** A rule in the form that `parseFault` reads. */
export function textOfFault({ fault, operation, every }: FaultRule): string {
  const value = fault.kind === 'delay' ? `=${fault.ms}` : fault.kind === 'status' ? `=${fault.status}` : '';
  return `${operation ? `${operation}:` : ''}${fault.kind}${value}${every ? `/${every}` : ''}`;
}

function faultOf(kind: string, value: string | undefined): Fault | null {
  if (kind === 'delay' && value !== undefined) return { kind, ms: Math.min(Number(value), 60_000) };
  if (kind === 'status' && value !== undefined && Number(value) >= 200 && Number(value) <= 599) {
    return { kind, status: Number(value) };
  }
  if (value === undefined && (kind === 'reorder' || kind === 'drop' || kind === 'truncate')) return { kind };
  return null;
}

/** The longest that a reordered answer waits for another one, in milliseconds. */
const patience = 2_000;

/**
 * Creates a function that applies rules to the answer to a request. It performs the request with `answer`, and calls `tell`
 * with the status of a response that replaces the answer.
 */
export function createFaults() {
  const counts = new WeakMap<FaultRule, number>();
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

  return async (
    operation: OperationName | null,
    rules: readonly FaultRule[],
    answer: () => Promise<Response>,
    tell: (status: number) => void,
  ): Promise<Response> => {
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
        // The request is performed and counted, although the client gets no answer.
        if (!response) await answer();
        response = broken();
      }
      if (fault.kind === 'truncate') response = await half(response ?? (await answer()));
    }
    return response ?? answer();
  };
}

/** The body of a response with this status; null for statuses that must not have one. */
function textOf(status: number): string | null {
  return [204, 205, 304].includes(status) ? null : `The service answers ${status} on purpose.\n`;
}

/** A response whose body breaks after one byte. Before the first byte, the server would answer 500 instead. */
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
