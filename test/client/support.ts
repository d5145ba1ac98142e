import type { Handler } from '../../src/client/transport.ts';

/** A server of canned answers: records what it is asked and plays the answers in order, the last one for ever. */
export type CannedAnswer = () => Response | Promise<Response>;

export function serverOf(...answers: CannedAnswer[]) {
  const requests: Request[] = [];
  const handle: Handler = async (request) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    if (!answer) throw new Error('nothing to answer');
    return answer();
  };
  return { handle, requests };
}

export function json(body: unknown, init: ResponseInit = {}): () => Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=28800' };
  return () => new Response(JSON.stringify(body), { ...init, headers: { ...headers, ...init.headers } });
}

export const networkFailure = (): never => {
  throw new TypeError('Failed to fetch');
};
