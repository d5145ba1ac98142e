<?php

/**
 * PHP 8.1 or later with its curl extension: a proxy in one file. The account comes from the environment: ADDRESS_URL,
 * ADDRESS_KEY, ADDRESS_SECRET. Limits are in files, because PHP forgets everything after a request: ADDRESS_STATE is a
 * folder of this machine that only the web server may write. ADDRESS_DAILY_CAP is the number of lookups in a day
 * (UTC) after which no new one begins; without it there is no cap. ADDRESS_MOUNT is the path before the operations.
 * ADDRESS_HOST is the host of the shop's pages, for a server that answers for any host.
 */

declare(strict_types=1);

/** A segment in braces is a parameter, one with a question mark may be empty or left out. */
const ADDRESS_PATHS = [
    'nl/v1/addresses/postcode/{postcode}/{number}/{addition?}',
    'nl/v1/addresses/exact/{city}/{street}/{number}/{addition?}',
    'international/v1/autocomplete/{context}/{term}/{language?}/{mode?}',
    'international/v1/address/{context}/{dispatchCountry?}',
    'international/v1/validate/{iso3}',
    'international/v1/country/{country}',
    'international/v1/supported-countries',
];

/** The patterns of parameters. Others may be any text. */
const ADDRESS_RULES = [
    'postcode' => '/^[1-9][0-9]{3}\s*[A-Za-z]{2}$/D',
    'number' => '/^[1-9][0-9]{0,4}$/D',
    'addition' => '/^.{0,6}$/Du',
    'context' => '/^[a-z]{3}.{0,2045}$/Du',
    'language' => '/^([a-z]{2,3}(-[A-Z]{2})?)?$/D',
    'mode' => '/^(short|paged)?$/D',
    'dispatchCountry' => '/^([A-Za-z]{3})?$/D',
    'iso3' => '/^[a-z]{3}$/D',
];

/** A text that would be another path for a server that decodes it once more, or takes a backslash for a slash. */
const ADDRESS_PATH_LIKE = '~%(?:25)*(?:2[ef]|5c|3b|c[01])|(?:^|[/\\\\])\.{1,2}[/\\\\;]|[/\\\\]\.{1,2}$~iD';

const ADDRESS_QUERY = ['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'];

/** Ends a request with problem details (RFC 9457), which the elements understand. */
final class AddressProblem extends Exception
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly string $type,
        int $status,
        string $detail = '',
        public readonly array $headers = [],
    ) {
        parent::__construct($detail, $status);
    }
}

/**
 * @param string $uri as it was on the wire, with its query
 * @param array<string, string> $headers names in lower case
 * @param string $client address of the client
 * @return array{int, array<string, string>, string} status, headers, body
 */
function answer_address_request(string $method, string $uri, array $headers, string $client): array
{
    $always = ['X-Content-Type-Options' => 'nosniff', 'Cache-Control' => 'no-store'];
    try {
        check_address_origin($headers);
        if ($method !== 'GET') {
            throw new AddressProblem('method', 405, 'Send a GET request.', ['Allow' => 'GET']);
        }
        take_address_bucket('clients', address_network($client), address_setting('ADDRESS_CLIENT_BURST', 350), 1);
        [$path, $query] = explode('?', $uri, 2) + [1 => ''];
        [$template, $target] = build_address_target($path, $query);
        $needsSession = preg_match('~^international/v1/(autocomplete|address)/~', $template) === 1;
        $session = $needsSession ? ($headers['x-autocomplete-session'] ?? '') : null;
        if ($session !== null && !preg_match('/^[A-Za-z0-9._-]{8,64}$/D', $session)) {
            $detail = 'Send the header X-Autocomplete-Session with 8 to 64 letters, digits, dots, underscores or hyphens.';
            throw new AddressProblem('invalid-input', 400, $detail);
        }
        if ($session !== null) {
            take_address_bucket('sessions', $session, address_setting('ADDRESS_SESSION_BURST', 120), 60);
        }
        count_address_lookup($template, $target, $session);
        [$status, $age, $body] = ask_address_service($target, $session, $template);
        $isPublic = preg_match('~^international/v1/(country|supported)~', $template) === 1;
        $kept = ($isPublic ? 'public' : 'private') . ', max-age=' . ($needsSession ? min($age, 300) : $age);
        $vary = $needsSession ? ['Vary' => 'X-Autocomplete-Session'] : [];
        $cache = $status === 200 && $age > 0 ? ['Cache-Control' => $kept] : [];
        return [$status, ['Content-Type' => 'application/json; charset=utf-8', ...$always, ...$cache, ...$vary], $body];
    } catch (AddressProblem $problem) {
        $detail = $problem->getMessage();
        $details = ['type' => "urn:address-entry:problem:$problem->type", 'status' => $problem->getCode()]
            + ($detail === '' ? [] : ['detail' => $detail]);
        $type = ['Content-Type' => 'application/problem+json'];
        return [$problem->getCode(), [...$type, ...$always, ...$problem->headers], json_encode($details)];
    }
}

/** Only scripts of the shop's own pages: others would spend its lookups. @param array<string, string> $headers */
function check_address_origin(array $headers): void
{
    $origin = $headers['origin'] ?? null;
    $host = address_setting('ADDRESS_HOST', $headers['host'] ?? '');
    $isOwn = ($headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
        && in_array($headers['sec-fetch-mode'] ?? 'cors', ['cors', 'same-origin'], true)
        && ($headers['sec-fetch-dest'] ?? 'empty') === 'empty'
        && ($headers['host'] ?? '') === $host
        && ($origin === null || preg_replace('~^https?://~', '', $origin) === $host);
    if (!isset($headers['x-address-client'])) {
        throw new AddressProblem('forbidden', 403, 'Send the header X-Address-Client: 1.');
    }
    if (!$isOwn) {
        throw new AddressProblem('forbidden', 403, 'Send the request with a script of a page of this host.');
    }
}

/**
 * Those of an application that keeps its settings elsewhere than in the environment. They win over it.
 *
 * @param array<string, mixed> $settings for all later requests of the process; those without a value are ignored
 * @return array<string, string>
 */
function address_settings(array $settings = []): array
{
    static $given = [];
    return $given = [...$given, ...array_filter(array_map(strval(...), $settings), strlen(...))];
}

/** @template T of int|string @param T $default for a setting that is absent or empty @return T */
function address_setting(string $name, int|string $default = ''): int|string
{
    $value = address_settings()[$name] ?? (string) getenv($name);
    if ($value !== '' && is_int($default) && !ctype_digit($value)) {
        throw new AddressProblem('internal', 500, "$name must be a whole number.");
    }
    return $value === '' ? $default : (is_int($default) ? (int) $value : $value);
}

function address_mount(): string
{
    return address_setting('ADDRESS_MOUNT', '/address-api');
}

/** The other end of the connection, or what the servers of your own before it say. @param array<string, string> $headers */
function address_client(array $headers, string $remote): string
{
    $hops = address_setting('ADDRESS_TRUSTED_HOPS', 0);
    $entries = explode(',', $headers['x-forwarded-for'] ?? '');
    return $hops > 0 ? trim($entries[count($entries) - $hops] ?? '') : $remote;
}

/** An IPv6 client may have any address of its /64. */
function address_network(string $client): string
{
    $bytes = @inet_pton($client);
    if ($bytes === false) {
        return 'unknown';
    }
    $isIpv4 = strlen($bytes) === 4 || str_starts_with($bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff");
    return bin2hex($isIpv4 ? substr($bytes, -4) : substr($bytes, 0, 8));
}

function address_state(): string
{
    $state = address_setting('ADDRESS_STATE');
    if ($state !== '') {
        return $state;
    }
    $state = sys_get_temp_dir() . '/address-proxy';
    @mkdir($state, 0700);
    $found = @lstat($state) ?: ['mode' => 0, 'uid' => -1];
    // What is there may be a link, or somebody else's.
    if (($found['mode'] & 0170077) !== 0040000 || $found['uid'] !== posix_geteuid()) {
        throw new AddressProblem('internal', 500, 'Set ADDRESS_STATE to a folder that only the web server may write.');
    }
    return $state;
}

/** A file that is locked until it is closed. @return resource */
function open_address_state(string $path)
{
    $state = address_state();
    $folder = dirname("$state/$path");
    // Another process may make the folder at the same time.
    $file = is_dir($folder) || @mkdir($folder, 0700, true) || is_dir($folder) ? @fopen("$state/$path", 'c+b') : false;
    if ($file === false || !flock($file, LOCK_EX)) {
        throw new AddressProblem('internal', 500, 'ADDRESS_STATE must be a folder that the web server may write.');
    }
    return $file;
}

/**
 * For each key so many requests at once, and then one every so many seconds. The file has a fixed number of places, so
 * that invented keys cannot fill the disk; two clients in a million share one, and only the secret tells whose.
 */
function take_address_bucket(string $kind, string $key, int $burst, int $seconds): void
{
    $place = 8 * hexdec(substr(hash_hmac('sha256', $key, address_setting('ADDRESS_SECRET')), 0, 5));
    $file = open_address_state($kind);
    fseek($file, $place);
    $bytes = (string) fread($file, 8);
    $now = microtime(true);
    // The time at which nothing of the burst is used any more; never further away than a whole burst.
    $full = min(max(strlen($bytes) === 8 ? unpack('e', $bytes)[1] : 0.0, $now), $now + $burst * $seconds);
    $wait = $full + $seconds - $now - $burst * $seconds;
    if ($wait <= 0) {
        fseek($file, $place);
        fwrite($file, pack('e', $full + $seconds));
    }
    fclose($file);
    if ($wait > 0) {
        $headers = ['Retry-After' => (string) min(300, (int) $wait + 1)];
        throw new AddressProblem('rate-limited', 429, 'Wait for as many seconds as Retry-After says.', $headers);
    }
}

/**
 * Counts as the service bills: each session once, with the first address whose details it gets, each further address,
 * and each Dutch lookup and validation. Each day has a folder with a file for each of its sessions.
 */
function count_address_lookup(string $template, string $target, ?string $session): void
{
    $cap = address_setting('ADDRESS_DAILY_CAP', 0);
    if ($cap === 0 || preg_match('~^international/v1/(country|supported)~', $template) === 1) {
        return;
    }
    $day = gmdate('Y-m-d');
    $file = open_address_state("$day/used");
    $folder = dirname(stream_get_meta_data($file)['uri']);
    $used = (int) stream_get_contents($file);
    $path = $session === null ? null : "$folder/" . hash('sha256', $session);
    $addresses = $path !== null && is_file($path) ? file($path, FILE_IGNORE_NEW_LINES) : null;
    $address = str_contains($template, '/address/') ? hash('sha256', $target) : null;
    $isKnown = $addresses !== null && ($address === null || $addresses === [] || in_array($address, $addresses, true));
    if (!$isKnown && $used >= $cap) {
        fclose($file);
        throw new AddressProblem('daily-cap', 503, 'The lookups of this day are used up.', ['Retry-After' => '300']);
    }
    if ($path !== null) {
        $isNew = $address !== null && !in_array($address, $addresses ?? [], true);
        file_put_contents($path, $isNew ? "$address\n" : '', FILE_APPEND);
    }
    if (!$isKnown) {
        rewind($file);
        fwrite($file, (string) ($used + 1));
    }
    fclose($file);
    if ($used === 0) {
        remove_address_days(dirname($folder), $day);
    }
}

/** The files of the days before. */
function remove_address_days(string $state, string $today): void
{
    foreach (glob("$state/????-??-??") ?: [] as $folder) {
        if (basename($folder) < $today) {
            array_map(unlink(...), glob("$folder/*") ?: []);
            @rmdir($folder);
        }
    }
}

/** @return array{string, string} the template that fits, and the path for the service, made of checked values */
function build_address_target(string $path, string $query): array
{
    $parts = explode('/', $path);
    // Split before decoding, so that an encoded slash stays inside its parameter.
    $mount = address_mount();
    $parts = str_starts_with($path, "$mount/") ? array_slice($parts, substr_count($mount, '/') + 1) : [];
    foreach (ADDRESS_PATHS as $template) {
        $built = fit_address_parts($parts, explode('/', $template));
        if ($built === null) {
            continue;
        }
        $isValidate = str_contains($template, '/validate/');
        return [$template, "/$built" . build_address_query($query, $isValidate ? ADDRESS_QUERY : [])];
    }
    throw new AddressProblem('no-operation', 404, 'The path must be that of one of the seven operations.');
}

/** @param list<string> $parts @param list<string> $expected */
function fit_address_parts(array $parts, array $expected): ?string
{
    if (count($parts) > count($expected)) {
        return null;
    }
    $built = [];
    foreach ($expected as $index => $segment) {
        $part = $parts[$index] ?? null;
        $isParameter = $segment[0] === '{';
        $isOptional = str_ends_with($segment, '?}');
        if (($part === null && !$isOptional) || (!$isParameter && $part !== $segment)) {
            return null;
        }
        $built[] = [$part ?? '', trim($segment, '{?}'), $isParameter, $isOptional];
    }
    // Only now is it known to be an operation, and a bad value to be an error.
    $path = implode('/', array_map(static function (array $each): string {
        [$part, $name, $isParameter, $isOptional] = $each;
        return $isParameter ? rawurlencode(read_address_value($part, $name, $isOptional)) : $part;
    }, $built));
    return rtrim($path, '/');
}

function read_address_value(string $part, string $name, bool $isOptional): string
{
    $value = rawurldecode($part);
    $isRight = preg_match('/%(?![0-9A-Fa-f]{2})/', $part) === 0
        && preg_match('/^[^\p{Cc}\x{202a}-\x{202e}\x{2066}-\x{2069}]*$/Du', $value) === 1
        && !in_array($value, ['.', '..'], true)
        && ($isOptional || $value !== '')
        && preg_match(ADDRESS_PATH_LIKE, $value) === 0
        && strlen($value) <= 2048
        && preg_match(ADDRESS_RULES[$name] ?? '//', $value) === 1;
    $detail = 'Values must follow the rule of their parameter, be percent-encoded UTF-8, and not be read as a path.';
    return $isRight ? $value : throw new AddressProblem('invalid-input', 400, $detail);
}

/** @param list<string> $known */
function build_address_query(string $query, array $known): string
{
    $values = [];
    foreach (array_filter(explode('&', $query), strlen(...)) as $pair) {
        [$name, $value] = explode('=', $pair, 2) + [1 => ''];
        if (!in_array($name, $known, true) || isset($values[$name])) {
            throw new AddressProblem('invalid-input', 400, 'The query has a name that is unknown, or there twice.');
        }
        $values[$name] = read_address_value(str_replace('+', '%20', $value), '', true);
    }
    $values = array_filter($values, strlen(...));
    return $values === [] ? '' : '?' . http_build_query($values, '', '&', PHP_QUERY_RFC3986);
}

/** @return array{int, int, string} status, seconds it may be kept, body */
function ask_address_service(string $target, ?string $session, string $template): array
{
    $headers = [];
    $curl = curl_init(address_setting('ADDRESS_URL') . $target);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_FOLLOWLOCATION => false,
        CURLOPT_PATH_AS_IS => true,
        CURLOPT_CONNECTTIMEOUT => 2,
        CURLOPT_TIMEOUT => 5,
        // No length has to be announced, nor be true.
        CURLOPT_NOPROGRESS => false,
        CURLOPT_PROGRESSFUNCTION => static fn ($_, int|float $all, int|float $read): int => $read > 1_048_576 ? 1 : 0,
        CURLOPT_USERAGENT => 'address-entry-proxy',
        CURLOPT_USERPWD => address_setting('ADDRESS_KEY') . ':' . address_setting('ADDRESS_SECRET'),
        CURLOPT_HTTPHEADER => ['Accept: application/json', ...($session === null ? [] : ["X-Autocomplete-Session: $session"])],
        CURLOPT_HEADERFUNCTION => static function ($_, string $line) use (&$headers): int {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $headers[strtolower($name)] = trim($value);
            return strlen($line);
        },
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($body === false) {
        $isLate = curl_errno($curl) === CURLE_OPERATION_TIMEDOUT;
        throw $isLate ? new AddressProblem('upstream-timeout', 504) : new AddressProblem('upstream-unavailable', 503);
    }
    $isNotFound = $status === 404 && str_contains($template, '/country/') && trim($body) === 'null';
    if ($isNotFound || ($status === 200 && is_array(json_decode($body, true, 32)))) {
        // Anchored, so that it fits where nothing forbids keeping.
        $pattern = '/^(?!.*\b(?:no-store|no-cache|private)\b)(?:.*[\s,])?max-age=(\d{1,5})(?:$|[\s,])/i';
        preg_match($pattern, $headers['cache-control'] ?? '', $age);
        return [$status, (int) ($age[1] ?? 0), $body];
    }
    $mayFindNothing = preg_match('~^nl/|/country/~', $template) === 1;
    $wait = preg_match('/^\d{1,3}$/D', $headers['retry-after'] ?? '') ? $headers['retry-after'] : '1';
    throw match (true) {
        $status === 400 => new AddressProblem('invalid-input', 400),
        $status === 404 && $mayFindNothing => new AddressProblem('not-found', 404),
        $status === 409 => new AddressProblem('ambiguous', 409),
        $status === 429 => new AddressProblem('rate-limited', 429, headers: ['Retry-After' => $wait]),
        $status === 401, $status === 403 => new AddressProblem('upstream-auth', 502),
        $status === 504 => new AddressProblem('upstream-timeout', 504),
        $status >= 500 => new AddressProblem('upstream-unavailable', 503),
        default => new AddressProblem('upstream-shape', 502),
    };
}
