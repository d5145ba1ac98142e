/** Values for a path that a second reader could take for another path, and addresses that look like them. */

/** As on the wire. Every proxy answers them with 400, and the service hears of none. */
export const pathLikeValues: readonly string[] = [
  // A dot segment of its own, next to a slash that is encoded.
  ...['..%2f', '..%2Faccount', '%2e%2e%2faccount', 'a%2f..%2fb', 'a%2f..', '%2f..', '.%2fa', 'a%2f.%2fb', 'a%2f.'],
  // A backslash, which some servers take for a slash.
  ...['..%5c', '..%5Caccount', 'a%5c..%5cb', 'a%5C..', '%5c..'],
  // A parameter of a segment, which some servers drop.
  ...['..%3b', '..%3B', '..%3ba%3db', '..%3b%2faccount', 'a%2f..%3b%2fb', '.%3bx'],
  // What becomes a dot, a slash, a backslash or a semicolon when it is decoded once more, or more often.
  ...['%252e%252e', '%252E%252e', '.%252e', '%252e', 'a%252fb', 'a%252Fb', '..%252faccount', '%255c', '..%253b'],
  ...['%25252e%25252e', 'a%2525252fb', '..%25255c', '%25c0%25ae', '%25C1%259c', 'a%25%32%66b', '%25%32%35%32%65'],
];

/** Texts that people type. Every proxy passes them on unchanged. */
export const harmlessTexts: readonly string[] = [
  ...[
    'A/B 3',
    '30/a',
    '1/2/3',
    '1..3',
    '1...3',
    '3.',
    '.3',
    '...',
    'nr. 3/4',
    'a./b',
    'a/.b',
    'St. John’s',
    "St. John's",
  ],
  ...['c/o J. Bakker', 'Bldg. 4..5', 'A\\B', 'a//b', '100% echt', '50 %', '1;2', 'a; b', 'Straat 3 ..', 'etc..'],
];
