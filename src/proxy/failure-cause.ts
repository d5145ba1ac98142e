/** The cause of a failure, in one word for logs and metrics: never a message, which may quote a host. */

/**
 * `dns`: the service's host name has no address. `refused`, `unreachable`: no connection. `tls`: the certificate, or the
 * handshake. `timeout`: too slow. `reset`: the connection broke. `protocol`: not HTTP, or a body that cannot be decoded.
 * `breaker`: nothing was sent, because the service failed before. `other`: everything else. Of an answer: `media-type`,
 * not JSON by its header; `body`, too long or not UTF-8; `json`, not JSON, or nested too deeply; `schema`, not in the
 * shape of the contract.
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

/**
 * Codes of Node, of its `fetch` (undici), of OpenSSL and of zlib. The first pattern that matches counts. `unsent`: there was
 * no connection, or its certificate was refused, so the service can neither have seen nor billed the request.
 */
const patterns: readonly (readonly [cause: FailureCause, code: RegExp, isUnsent?: 'unsent'])[] = [
  ['dns', /^(ENOTFOUND|EAI_.*)$/, 'unsent'],
  ['refused', /^ECONNREFUSED$/, 'unsent'],
  ['unreachable', /^(EHOSTUNREACH|ENETUNREACH)$/, 'unsent'],
  ['unreachable', /^(EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/],
  [
    'tls',
    /^(CERT_\w+|(DEPTH_ZERO_)?SELF_SIGNED_CERT(_IN_CHAIN)?|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)\w*|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH|ERR_SSL_WRONG_VERSION_NUMBER)$/,
    'unsent',
  ],
  ['tls', /^(EPROTO|ERR_(TLS|SSL|OSSL)_.*|.*CERT.*|.*CRL.*|INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED)$/],
  ['timeout', /^UND_ERR_CONNECT_TIMEOUT$/, 'unsent'],
  ['timeout', /^(TimeoutError|ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/],
  ['reset', /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/],
  ['protocol', /^(HPE_.*|HTTPParserError|UND_ERR_.*|Z_.*|ERR__ERROR_FORMAT.*)$/],
];

/**
 * Why a request failed that `fetch` rejects, and whether the service cannot have received it: false in case of doubt, because a
 * second request may be billed. If a host has several addresses, the cause is that of the first one; the request is only
 * unsent if none of them was reached.
 */
export function failureOf(error: unknown): { readonly cause: FailureCause; readonly isUnsent: boolean } {
  if (!(error instanceof Error)) return { cause: 'other', isUnsent: false };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const [found, , isUnsent] = patterns.find(([, pattern]) => pattern.test(code)) ?? [];
  if (!(error instanceof AggregateError) || error.errors.length === 0) {
    return found ? { cause: found, isUnsent: isUnsent !== undefined } : failureOf(error.cause);
  }
  const each = error.errors.map(failureOf);
  const areUnsent = isUnsent !== undefined || each.every((one) => one.isUnsent);
  return { cause: found ?? each[0]?.cause ?? 'other', isUnsent: areUnsent };
}
