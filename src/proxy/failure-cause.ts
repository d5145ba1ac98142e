/** The cause of a failure, in one word for logs and metrics: never a message, which may quote a host. */

/**
 * `dns`: its name has no address. `refused`, `unreachable`: no connection. `tls`: its certificate, or the handshake.
 * `timeout`: too slow. `reset`: the connection broke. `protocol`: not HTTP, or a body that cannot be decoded.
 * `breaker`: nothing was sent, because the service failed before. `other`: everything else. An answer that is not
 * understood: `media-type`, not JSON by its header; `body`, too long or not UTF-8; `json`, not JSON, or nested too deep;
 * `schema`, not in the shape of the contract.
 */
export type FailureCause =
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'reset'
  | 'protocol'
  | 'breaker'
  | 'other'
  | 'media-type'
  | 'body'
  | 'json'
  | 'schema';

/** Codes of Node, of its `fetch` (undici), of OpenSSL and of zlib. The first pattern that matches counts. */
const patterns: readonly (readonly [FailureCause, RegExp])[] = [
  ['dns', /^(ENOTFOUND|EAI_.*)$/],
  ['refused', /^ECONNREFUSED$/],
  ['unreachable', /^(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/],
  [
    'tls',
    /^(EPROTO|ERR_(TLS|SSL|OSSL)_.*|.*CERT.*|.*CRL.*|INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/,
  ],
  ['timeout', /^(TimeoutError|ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/],
  ['reset', /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/],
  ['protocol', /^(HPE_.*|HTTPParserError|UND_ERR_.*|Z_.*|ERR__ERROR_FORMAT.*)$/],
];

/** The cause of a request that `fetch` rejects. Of several addresses of a host, the first that failed counts. */
export function failureCauseOf(error: unknown): FailureCause {
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const [found] = patterns.find(([, pattern]) => pattern.test(code)) ?? [];
  if (found) return found;
  return failureCauseOf(error instanceof AggregateError ? error.errors[0] : error.cause);
}
