/** Path and query of an operation, with placeholders for its parameters. */
export interface PathTemplate {
  /** `{name}` is a required segment. `{name?}` may be empty, or omitted at the end. */
  readonly path: string;
  /** Names of its query parameters, all of them optional. */
  readonly query: readonly string[];
}

/** Values for a path or query, by parameter name. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** A parameter that cannot be sent. The message never holds its value. */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  /** The parameter's name. */
  readonly parameter: string;

  constructor(parameter: string, problem: string) {
    super(`${parameter} ${problem}`);
    this.parameter = parameter;
  }
}

/**
 * The path and query for these values, each encoded separately (§1 rule 2). Empty values at the end are omitted; in the
 * middle, an empty value leaves an empty segment.
 *
 * @throws ParameterError if a required value is missing, or if a value cannot be sent: URL parsers would resolve `.`
 *   and `..` into another path, and a lone surrogate has no UTF-8 encoding
 */
export function fillPath({ path, query }: PathTemplate, params: Params): string {
  const filled = path.replace(/\{(\w+)(\?)?\}/g, (_, name: string, mayBeEmpty?: string) => {
    const value = String(params[name] ?? '');
    if (value === '' && !mayBeEmpty) throw new ParameterError(name, 'is required');
    if (value === '.' || value === '..') throw new ParameterError(name, 'cannot be sent');
    return encode(name, value);
  });
  const pairs = query
    .filter((name) => (params[name] ?? '') !== '')
    .map((name) => `${name}=${encode(name, String(params[name]))}`);
  // Slashes in values are encoded, so trailing slashes only come from omitted segments.
  return filled.replace(/\/+$/, '') + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

function encode(name: string, value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    throw new ParameterError(name, 'is not well-formed text');
  }
}
