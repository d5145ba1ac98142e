/** Parts of hostile requests: values for paths, whole request targets, methods and headers. */

const dots = ['.', '..', '...', '%2e', '%2E%2e', '.%2e', '%2e.', '%252e%252e'];
const dotEnds = ['', '/', '/..', '/x', '%2f', '%2f..%2f', '\\', ';x'];

const slashes = ['%2f', '%2F', '%5c', '\\', '//', '%2f%2f', '/%2f', '%2f/', '%5c%5c', '/\\', '%c0%af', '%252f'];
const slashPlaces = [(s: string) => s, (s: string) => `a${s}`, (s: string) => `${s}a`, (s: string) => `a${s}..${s}b`];

const encoded = ['2e', '2f', '5c', '00', '0a', '3f', '23', '40', '25', '26'];
const layers = ['%25', '%2525', '%252525', '%25%32%35'];

const overlong = ['%c0%80', '%c0%ae', '%c0%af', '%e0%80%af', '%e0%80%ae', '%f0%80%80%af', '%c1%9c', '%fe', '%ff'];
const brokenUtf8 = ['%80', '%c3', '%e2%82', '%f0%9f%98', '%ed%a0%80', '%ed%bf%bf', '%f5%80%80%80', '%f8%88%80%80%80'];
const brokenPercent = ['%', '%4', '%zz', '%u002e', '%%35%63', '%-1', '%E0%A4%A'];

const controls = Array.from({ length: 33 }, (_, code) => (code === 32 ? 0x7f : code));
const c1 = Array.from({ length: 31 }, (_, index) => 0x80 + index);

const query = [
  ['?x=1', '?postcode=1&postcode=2', '?__proto__=1', '?constructor=1', '?street=a&street=b', '?%73treet=a', '?street'],
  ['?street=%00', '?street=%0d%0aX:1', '?street=%E0%A4%A', '?street=%', '?&&&', '?=', '?a[]=1', '?street[]=1'],
  [
    '?street=..%2f..',
    '?street=a;b',
    '?street=a%26postcode=b',
    '?street=a#b',
    '?country=bel',
    '??street=a',
    '?street==a',
  ],
  ['?postcode=1;postcode=2', '?streetAndBuilding=a&street=b', '?street=%E2%80%AE', '?street=%ff', '?street=%c0%ae'],
  ['?url=http://127.0.0.1/', '?redirect=//evil.example', '?authorization=Basic', '?street=+%2B+', '?Street=a'],
  ['?context=nld', '?x-autocomplete-session=session-2', '?street=<script>', "?street='--", '?street=%F0%9F%98%80'],
  ['?locality=a&postcode=b&x=c', '?street=%ed%a0%80', '?street=a%00&building=1', '?building=%0a'],
].flat();

const unicode = [
  '%E2%80%AE',
  '%E2%80%AA',
  '%E2%80%AB',
  '%E2%80%AC',
  '%E2%80%AD',
  '%E2%81%A6',
  '%E2%81%A7',
  '%E2%81%A8',
  '%E2%81%A9',
  '%E2%80%8B',
  '%E2%80%8E',
  '%E2%80%8F',
  '%EF%BB%BF',
  '%EF%BC%8E%EF%BC%8E',
  '%EF%BC%8F',
  '%E2%88%95',
  '%E2%81%84',
  '%E2%80%A5',
  '%E2%80%A4%E2%80%A4',
  '%EF%B8%B0',
  '%C2%AD',
  '%CC%81',
  '%C3%A9',
  'e%CC%81',
  '%EF%BF%BD',
  '%EF%BF%BE',
  '%EF%BF%BF',
  '%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9',
  '%E2%80%A8',
  '%E2%80%A9',
  '%C2%85',
  '%C4%B0',
  '%C4%B1',
  '%C5%BF',
  '%E2%84%AA',
  '%EF%BD%8E',
  '%EF%BC%A1',
  '%F3%A0%80%81',
  '%E1%A0%8E',
  '%E2%81%A0',
  '%E3%80%82',
  '%EF%BD%A1',
  '%C2%A0',
  '%E2%80%83',
  '%E3%80%80',
  '%D8%9C',
  '%F0%9D%9F%8E',
  '%E2%91%A0',
];

const lengths = [
  1, 2, 5, 6, 7, 63, 64, 65, 199, 200, 201, 255, 256, 1_000, 2_047, 2_048, 2_049, 4_096, 8_000, 8_192, 8_193,
];
const longest = [16_000, 65_536, 100_000];

/** About 330 values for the place of a parameter. */
export const values: readonly string[] = [
  ...dots.flatMap((dot) => dotEnds.map((end) => dot + end)),
  ...slashes.flatMap((slash) => slashPlaces.map((place) => place(slash))),
  ...layers.flatMap((layer) => encoded.map((code) => layer + code)),
  ...[...overlong, ...brokenUtf8, ...brokenPercent],
  ...controls.map((code) => `a%${code.toString(16).padStart(2, '0')}b`),
  ...c1.map((code) => `a%c2%${code.toString(16)}b`),
  ...query.map((text) => `nld${text}`),
  ...unicode.map((text) => `a${text}b`),
  ...[...lengths, ...longest].map((length) => 'x'.repeat(length)),
];

const path = '/international/v1/country/NL';

/** Request targets that are not a plain path. */
export const targets: readonly ((route: string) => string)[] = [
  () => '*',
  () => '127.0.0.1:80',
  (route) => `http://evil.example${route}`,
  (route) => `https://evil.example:443${route}`,
  (route) => `http://shop:pass@evil.example${route}`,
  (route) => `http:${route}`,
  (route) => `file://${route}`,
  (route) => `//evil.example${route}`,
  (route) => `///evil.example${route}`,
  (route) => `/http://evil.example${route}`,
  (route) => `/\\evil.example${route}`,
  (route) => `@evil.example${route}`,
  (route) => `/@evil.example${route}`,
  (route) => `/.${route}`,
  (route) => `/x/..${route}`,
  (route) => `${route}#${path}`,
];

/** Methods that the proxy must refuse. */
export const methods: readonly string[] = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'SEARCH',
  'get',
  'Get',
  'GETX',
  'G\tET',
  'PURGE',
  'LINK',
  'QUERY',
  'PRI',
  '',
  'GET GET',
];

/** Header lines that stand before those of a good request. */
export const headers: readonly string[] = [
  'Host: evil.example',
  'Host: 127.0.0.1:1',
  'Host: ',
  'Host: a b',
  'Host: shop.test/../x',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Proto: ftp',
  'Forwarded: for=127.0.0.1;host=evil.example',
  'X-Original-URL: /account/v1/info',
  'X-Rewrite-URL: /account/v1/info',
  'X-HTTP-Method-Override: DELETE',
  'Authorization: Basic ZXZpbDpldmls',
  'Proxy-Authorization: Basic ZXZpbDpldmls',
  'Cookie: session=1',
  'Range: bytes=0-1',
  'If-None-Match: *',
  'If-Modified-Since: Thu, 01 Jan 2026 00:00:00 GMT',
  'Connection: close, X-Autocomplete-Session',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: -1',
  'Content-Length: 1\r\nContent-Length: 2',
  'Transfer-Encoding: identity',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'X-Autocomplete-Session: session-2',
  'X-Autocomplete-Session: a\0b',
  'X-Autocomplete-Session: \xff\xfe',
  `X-Long: ${'x'.repeat(20_000)}`,
  ...['X Bad: 1', 'X-Bad\x00: 1', ': 1', 'X-Fold: a\r\n b', '\x00'],
  'User-Agent: \\"; cat /etc/passwd',
  'Referer: http://evil.example/%0d%0a',
  'Accept: ../../',
  'Accept-Encoding: gzip;q=NaN',
  'Trailer: Authorization',
  'TE: trailers',
  'Via: 1.1 evil',
  'Keep-Alive: timeout=999999',
  'Sec-Fetch-Site: none',
];
