"""The address proxy in Python 3.9 or later, with the standard library alone: python3 address_proxy.py [port]

The account comes from the environment: ADDRESS_URL, ADDRESS_KEY, ADDRESS_SECRET. It listens on the loopback interface: put
your web server before it, set ADDRESS_TRUSTED_HOPS=1, and keep paths and queries of it out of access logs.
ADDRESS_DAILY_CAP is the number of lookups in a day (UTC) after which no new one begins; without it there is no cap.
"""

import base64
import http.client
import ipaddress
import json
import os
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote, unquote_to_bytes, urlsplit

MOUNT = '/address-api'
SERVICE = urlsplit(os.environ['ADDRESS_URL'])
ACCOUNT = base64.b64encode(f"{os.environ['ADDRESS_KEY']}:{os.environ['ADDRESS_SECRET']}".encode()).decode()
TRUSTED_HOPS = int(os.environ.get('ADDRESS_TRUSTED_HOPS', '0'))

# A segment in braces is a parameter; one with a question mark may be empty, and left out at the end.
PATHS = [path.split('/') for path in (
    'nl/v1/addresses/postcode/{postcode}/{number}/{addition?}',
    'nl/v1/addresses/exact/{city}/{street}/{number}/{addition?}',
    'international/v1/autocomplete/{context}/{term}/{language?}/{mode?}',
    'international/v1/address/{context}/{dispatchCountry?}',
    'international/v1/validate/{iso3}',
    'international/v1/country/{country}',
    'international/v1/supported-countries',
)]
QUERY = ('postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding')

# What is not listed may be any text of 200 characters.
RULES = {
    'postcode': r'[1-9][0-9]{3}\s*[A-Za-z]{2}',
    'number': r'[1-9][0-9]{0,4}',
    'addition': r'.{0,6}',
    'context': r'[a-z]{3}.{0,2045}',
    'language': r'([a-z]{2,3}(-[A-Z]{2})?)?',
    'mode': r'(short|paged)?',
    'dispatchCountry': r'([A-Za-z]{3})?',
    'iso3': r'[a-z]{3}',
}
ANY_TEXT = r'.{0,200}'
FORBIDDEN = re.compile('[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]')
# What would be another path for a server that decodes it once more, or takes a backslash for a slash.
PATH_LIKE = re.compile(r'%(?:25)*(?:2[ef]|5c|3b|c[01])|(?:^|[/\\])\.{1,2}[/\\;]|[/\\]\.{1,2}\Z', re.I)
SESSION = re.compile(r'[A-Za-z0-9._-]{8,64}')

MAX_BODY = 1_048_576
MAX_SECONDS = 5


class Problem(Exception):
    """Ends a request with problem details (RFC 9457), which the elements understand."""

    def __init__(self, name, status, detail, **headers):
        super().__init__(name)
        self.body = {'type': f'urn:address-entry:problem:{name}', 'status': status, 'detail': detail}
        self.headers = headers


class Buckets:
    """For each key so many requests at once, and then one every so many seconds. Oldest keys are forgotten."""

    def __init__(self, burst, seconds, keys=50_000):
        self.burst, self.seconds, self.keys = burst, seconds, keys
        self.full, self.lock = {}, threading.Lock()

    def take(self, key):
        with self.lock:
            now = time.monotonic()
            full = max(self.full.pop(key, now), now) + self.seconds
            wait = full - now - self.burst * self.seconds
            if wait > 0:
                full -= self.seconds
            self.full[key] = full
            if len(self.full) > self.keys:
                del self.full[next(iter(self.full))]
        if wait > 0:
            seconds = {'Retry-After': str(min(300, int(wait) + 1))}
            raise Problem('rate-limited', 429, 'Wait for as many seconds as Retry-After says.', **seconds)


class DailyCap:
    """Counts as the service bills: each session once, with the first address whose details it gets, each further
    address, and each Dutch lookup and validation."""

    def __init__(self, cap):
        self.cap, self.day, self.used, self.addresses, self.lock = cap, None, 0, {}, threading.Lock()

    def take(self, template, target, session):
        with self.lock:
            today = time.gmtime()[:3]
            if self.day != today:
                self.day, self.used, self.addresses = today, 0, {}
            known = self.addresses.get(session)
            is_details = template[2] == 'address'
            if session is None:
                is_billed = template[0] == 'nl' or template[2] == 'validate'
            else:
                is_billed = known is None or bool(is_details and known and target not in known)
            if is_billed and self.used >= self.cap:
                raise Problem('daily-cap', 503, 'The lookups of this day are used up.', **{'Retry-After': '300'})
            self.used += is_billed
            if session is not None:
                self.addresses.setdefault(session, set()).update([target] if is_details else [])


cap = DailyCap(float(os.environ.get('ADDRESS_DAILY_CAP') or 'inf'))
clients = Buckets(int(os.environ.get('ADDRESS_CLIENT_BURST', '350')), 1)
sessions = Buckets(int(os.environ.get('ADDRESS_SESSION_BURST', '120')), 60)


def read_value(part, name, is_optional):
    """The value of a segment or of the query, decoded once and checked."""
    try:
        if re.search(r'%(?![0-9A-Fa-f]{2})', part):
            raise ValueError
        value = unquote_to_bytes(part).decode('utf-8')
    except ValueError:
        raise Problem('invalid-input', 400, 'Values must be percent-encoded UTF-8.') from None
    if FORBIDDEN.search(value) or PATH_LIKE.search(value):
        raise Problem('invalid-input', 400, 'Values must hold no control character, and must not be read as a path.')
    if (value == '' and not is_optional) or not re.fullmatch(RULES.get(name, ANY_TEXT), value):
        raise Problem('invalid-input', 400, 'A value does not follow the rule of its parameter.')
    return value


def build_path(parts):
    """The operation that a path asks for, and the path for the service, made of checked values."""
    for template in PATHS:
        # Segments that are left out are empty.
        padded = parts + [''] * (len(template) - len(parts))
        needed = sum(not segment.endswith('?}') for segment in template)
        if needed <= len(parts) <= len(template) and all(
            segment[0] == '{' or segment == part for segment, part in zip(template, padded)
        ):
            break
    else:
        raise Problem('no-operation', 404, f'The path must be that of an operation, e.g. {MOUNT}/{"/".join(PATHS[6])}.')
    built = []
    for segment, part in zip(template, padded):
        if segment[0] == '{':
            value = read_value(part, segment.strip('{?}'), segment.endswith('?}'))
            if value in ('.', '..'):
                raise Problem('invalid-input', 400, 'Dots alone are no value.')
            part = quote(value, safe='')
        built.append(part)
    return template, '/' + '/'.join(built).rstrip('/')


def build_query(query, known):
    values = {}
    for pair in filter(None, query.split('&')):
        name, _, value = pair.partition('=')
        if name not in known or name in values:
            raise Problem('invalid-input', 400, 'The query has a name that is unknown, or there twice.')
        values[name] = read_value(value.replace('+', '%20'), '', True)
    pairs = [f'{name}={quote(value, safe="")}' for name, value in values.items() if value]
    return '?' + '&'.join(pairs) if pairs else ''


def check_page(headers):
    """Only scripts of the shop's own pages: others would spend its lookups."""
    if 'X-Address-Client' not in headers:
        raise Problem('forbidden', 403, 'Send the header X-Address-Client: 1.')
    origin = headers.get('Origin')
    is_own = (
        headers.get('Sec-Fetch-Site', 'same-origin') == 'same-origin'
        and headers.get('Sec-Fetch-Mode', 'cors') in ('cors', 'same-origin')
        and headers.get('Sec-Fetch-Dest', 'empty') == 'empty'
        and (origin is None or re.sub('^https?://', '', origin) == headers.get('Host'))
    )
    if not is_own:
        raise Problem('forbidden', 403, 'Send the request with a script of a page of this host.')


def ask_service(target, session):
    """Status, headers in lower case and body of the service's answer. It is asked once, since it may bill a request."""
    is_tls = SERVICE.scheme == 'https'
    connection = (http.client.HTTPSConnection if is_tls else http.client.HTTPConnection)(SERVICE.netloc, timeout=MAX_SECONDS)
    headers = {'Accept': 'application/json', 'Authorization': f'Basic {ACCOUNT}', 'User-Agent': 'address-entry-proxy'}
    if session is not None:
        headers['X-Autocomplete-Session'] = session
    end = time.monotonic() + MAX_SECONDS
    try:
        connection.request('GET', target, headers=headers)
        response = connection.getresponse()
        body = b''
        while chunk := response.read1(65_536):
            body += chunk
            if len(body) > MAX_BODY or time.monotonic() > end:
                raise http.client.HTTPException
        return response.status, {name.lower(): value for name, value in response.getheaders()}, body
    except TimeoutError:
        raise Problem('upstream-timeout', 504, 'The address service took too long.') from None
    except (OSError, http.client.HTTPException):
        raise Problem('upstream-unavailable', 503, 'The address service is not available.') from None
    finally:
        connection.close()


def answer(template, status, headers, body):
    """The body and the caching for the browser; a problem for everything but a JSON answer."""
    is_country = 'country' in template
    if status == 200 or (status == 404 and is_country and body.strip() == b'null'):
        try:
            json.loads(body)
        except ValueError:
            raise Problem('upstream-shape', 502, 'The address service gave an answer that is not understood.') from None
        age = re.search(r'(?:^|[\s,])max-age=(\d{1,5})(?:$|[\s,])', headers.get('cache-control', ''))
        if status != 200 or not age or re.search(r'no-store|no-cache|private', headers['cache-control'], re.I):
            return status, {'Cache-Control': 'no-store'}, body
        if 'autocomplete' in template or 'address' in template:
            kept = f'private, max-age={min(300, int(age[1]))}'
            return 200, {'Cache-Control': kept, 'Vary': 'X-Autocomplete-Session'}, body
        is_public = is_country or 'supported-countries' in template
        return 200, {'Cache-Control': f'{"public" if is_public else "private"}, max-age={age[1]}'}, body
    if status == 400:
        raise Problem('invalid-input', 400, 'The address service refused the values, or a context has expired.')
    if status == 404 and (is_country or template[0] == 'nl'):
        raise Problem('not-found', 404, 'The address service knows no such address or country.')
    if status == 409:
        raise Problem('ambiguous', 409, 'Add the province or the municipality to the city.')
    if status == 429:
        wait = headers.get('retry-after', '')
        seconds = {'Retry-After': wait if re.fullmatch(r'\d{1,3}', wait) else '1'}
        raise Problem('rate-limited', 429, 'Wait for as many seconds as Retry-After says.', **seconds)
    if status in (401, 403):
        # Never a 401, at which browsers ask shoppers for a password.
        raise Problem('upstream-auth', 502, 'Check the account that the proxy uses.')
    if status >= 500:
        name, own = ('upstream-timeout', 504) if status == 504 else ('upstream-unavailable', 503)
        raise Problem(name, own, 'The address service is not available.')
    raise Problem('upstream-shape', 502, 'The address service gave an answer that is not understood.')


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    # Seconds that a client may take for its request.
    timeout = 10

    def address_of_client(self):
        """As trusted servers wrote it; an IPv6 client may have any address of its /64."""
        entries = self.headers.get('X-Forwarded-For', '').split(',')
        text = entries[-TRUSTED_HOPS].strip() if 0 < TRUSTED_HOPS <= len(entries) else self.client_address[0]
        try:
            address = ipaddress.ip_address(text)
        except ValueError:
            return 'unknown'
        if address.version == 4 or address.ipv4_mapped:
            return str(address)
        return str(ipaddress.ip_network((address, 64), strict=False))

    def handle_address(self):
        try:
            check_page(self.headers)
            if self.command != 'GET':
                raise Problem('method', 405, 'Send a GET request.', Allow='GET')
            clients.take(self.address_of_client())
            path, _, query = self.path.partition('?')
            parts = path[len(MOUNT) + 1:].split('/') if path.startswith(MOUNT + '/') else []
            template, target = build_path(parts)
            target += build_query(query, QUERY if 'validate' in template else ())
            session = None
            if 'autocomplete' in template or template[2] == 'address':
                session = self.headers.get('X-Autocomplete-Session', '')
                if not SESSION.fullmatch(session):
                    raise Problem('invalid-input', 400, 'Send X-Autocomplete-Session: 8 to 64 of A-Z a-z 0-9 . _ -')
                sessions.take(session)
            cap.take(template, target, session)
            self.reply(*answer(template, *ask_service(target, session)))
        except Problem as problem:
            self.refuse(problem)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = do_OPTIONS = do_TRACE = handle_address

    def refuse(self, problem):
        headers = {'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', **problem.headers}
        self.reply(problem.body['status'], headers, json.dumps(problem.body, separators=(',', ':')).encode())

    def reply(self, status, headers, body):
        # Not send_response, which names the software.
        self.send_response_only(status)
        common = {'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff', 'Connection': 'close'}
        for name, value in {**common, 'Content-Length': str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(b'' if self.command == 'HEAD' else body)
        self.close_connection = True

    def send_error(self, code, message=None, explain=None):
        """What the library refuses by itself; its own page would quote the request."""
        self.command = getattr(self, 'command', None)
        self.refuse(Problem('invalid-input', 405 if code == 501 else code, 'The request is malformed.'))

    def log_message(self, *_):
        """Paths are addresses, so that nothing is logged."""


if __name__ == '__main__':
    server = ThreadingHTTPServer(('127.0.0.1', int((sys.argv + ['3000'])[1])), Handler)
    print('listening', flush=True)
    server.serve_forever()
