import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address proxy in Java 17 or later, with the JDK alone: {@code java AddressProxy.java [port]}
 *
 * <p>The account comes from the environment: ADDRESS_URL, ADDRESS_KEY, ADDRESS_SECRET. It listens on the loopback
 * interface: put your web server before it, set ADDRESS_TRUSTED_HOPS=1, and keep paths and queries of it out of access
 * logs. ADDRESS_DAILY_CAP is the number of lookups in a day (UTC) after which no new one begins; without it there is no cap.
 */
public final class AddressProxy {
  static final String MOUNT = "/address-api";
  static final String SERVICE = System.getenv("ADDRESS_URL").replaceAll("/+$", "");
  static final String ACCOUNT = "Basic " + Base64.getEncoder().encodeToString(
      (System.getenv("ADDRESS_KEY") + ":" + System.getenv("ADDRESS_SECRET")).getBytes(StandardCharsets.UTF_8));
  static final int TRUSTED_HOPS = setting("ADDRESS_TRUSTED_HOPS", 0);

  /** A segment in braces is a parameter; one with a question mark may be empty, and left out at the end. */
  static final List<String[]> PATHS = List.of(
      "nl/v1/addresses/postcode/{postcode}/{number}/{addition?}".split("/"),
      "nl/v1/addresses/exact/{city}/{street}/{number}/{addition?}".split("/"),
      "international/v1/autocomplete/{context}/{term}/{language?}/{mode?}".split("/"),
      "international/v1/address/{context}/{dispatchCountry?}".split("/"),
      "international/v1/validate/{iso3}".split("/"),
      "international/v1/country/{country}".split("/"),
      "international/v1/supported-countries".split("/"));
  static final Set<String> QUERY = Set.of("postcode", "locality", "street", "building", "region", "streetAndBuilding");

  /** The patterns of parameters. Others may be any text of 200 characters. */
  static final Map<String, Pattern> RULES = Map.of(
      "postcode", Pattern.compile("[1-9][0-9]{3}\\s*[A-Za-z]{2}"),
      "number", Pattern.compile("[1-9][0-9]{0,4}"),
      "addition", Pattern.compile(".{0,6}"),
      "context", Pattern.compile("[a-z]{3}.{0,2045}"),
      "language", Pattern.compile("([a-z]{2,3}(-[A-Z]{2})?)?"),
      "mode", Pattern.compile("(short|paged)?"),
      "dispatchCountry", Pattern.compile("([A-Za-z]{3})?"),
      "iso3", Pattern.compile("[a-z]{3}"));
  static final Pattern ANY_TEXT = Pattern.compile(".{0,200}");
  static final Pattern FORBIDDEN =
      Pattern.compile("[\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]");
  /** A text that would be another path for a server that decodes it once more, or takes a backslash for a slash. */
  static final Pattern PATH_LIKE = Pattern.compile(
      "%(?:25)*(?:2[ef]|5c|3b|c[01])|(?:^|[/\\\\])\\.{1,2}[/\\\\;]|[/\\\\]\\.{1,2}\\z", Pattern.CASE_INSENSITIVE);
  static final Pattern SESSION = Pattern.compile("[A-Za-z0-9._-]{8,64}");
  static final Pattern MAX_AGE = Pattern.compile("(?:^|[\\s,])max-age=(\\d{1,5})(?:$|[\\s,])");
  static final Pattern NOT_KEPT = Pattern.compile("no-store|no-cache|private", Pattern.CASE_INSENSITIVE);

  static final int MAX_BODY = 1_048_576;
  static final int MAX_SECONDS = 5;

  static final Buckets CLIENTS = new Buckets(setting("ADDRESS_CLIENT_BURST", 350), 1);
  static final Buckets SESSIONS = new Buckets(setting("ADDRESS_SESSION_BURST", 120), 60);
  static final DailyCap CAP = new DailyCap(setting("ADDRESS_DAILY_CAP", Integer.MAX_VALUE));

  /** No redirects, which would carry the account to another server. */
  static final HttpClient CLIENT = HttpClient.newBuilder()
      .version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2)).build();

  static int setting(String name, int otherwise) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? otherwise : Integer.parseInt(value);
  }

  public static void main(String[] arguments) throws IOException {
    // A request is sent once, because the service may bill it; and a client has ten seconds for its request.
    System.setProperty("jdk.httpclient.redirects.retrylimit", "1");
    System.setProperty("sun.net.httpserver.maxReqTime", "10");
    int port = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 3000;
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.setExecutor(Executors.newFixedThreadPool(64));
    server.createContext("/", AddressProxy::handle);
    server.start();
    System.out.println("listening");
  }

  /** Ends a request with problem details (RFC 9457), which the elements understand. */
  static final class Problem extends Exception {
    final String name;
    final int status;
    final Map<String, String> headers;

    Problem(String name, int status, String detail) {
      this(name, status, detail, Map.of());
    }

    Problem(String name, int status, String detail, Map<String, String> headers) {
      super(detail, null, false, false);
      this.name = name;
      this.status = status;
      this.headers = headers;
    }
  }

  /** The response to the browser. */
  record Answer(int status, Map<String, String> headers, byte[] body) {}

  /** For each key so many requests at once, and then one every so many seconds. Oldest keys are forgotten. */
  static final class Buckets {
    static final int MAX_KEYS = 50_000;
    final double burst;
    final double seconds;
    final Map<String, Double> full = new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<String, Double> eldest) {
        return size() > MAX_KEYS;
      }
    };

    Buckets(int burst, int seconds) {
      this.burst = burst;
      this.seconds = seconds;
    }

    synchronized void take(String key) throws Problem {
      double now = System.nanoTime() / 1e9;
      double from = Math.max(full.getOrDefault(key, now), now);
      double wait = from + seconds - now - burst * seconds;
      full.put(key, wait > 0 ? from : from + seconds);
      if (wait > 0) throw tooMany(Math.min(300, (long) wait + 1));
    }
  }

  static Problem tooMany(long seconds) {
    String detail = "Wait for as many seconds as Retry-After says.";
    return new Problem("rate-limited", 429, detail, Map.of("Retry-After", String.valueOf(seconds)));
  }

  /**
   * Counts as the service bills: each session once, with the first address whose details it gets, each further address,
   * and each Dutch lookup and validation.
   */
  static final class DailyCap {
    final int cap;
    LocalDate day = LocalDate.EPOCH;
    int used;
    final Map<String, Set<String>> addressesOfSession = new HashMap<>();

    DailyCap(int cap) {
      this.cap = cap;
    }

    synchronized void take(String[] template, String target, String session) throws Problem {
      LocalDate today = LocalDate.now(ZoneOffset.UTC);
      if (!today.equals(day)) {
        day = today;
        used = 0;
        addressesOfSession.clear();
      }
      boolean isBilled = template[0].equals("nl") || template[2].equals("validate");
      if (session != null) {
        Set<String> addresses = addressesOfSession.get(session);
        boolean isDetails = template[2].equals("address");
        isBilled = addresses == null || (isDetails && !addresses.isEmpty() && !addresses.contains(target));
        if (used < cap || !isBilled) {
          addresses = addressesOfSession.computeIfAbsent(session, name -> new HashSet<>());
          if (isDetails) addresses.add(target);
        }
      }
      if (!isBilled) return;
      if (used >= cap) {
        String detail = "The lookups of this day are used up.";
        throw new Problem("daily-cap", 503, detail, Map.of("Retry-After", "300"));
      }
      used++;
    }
  }

  /** The value of a segment or of the query, decoded once and checked. */
  static String readValue(String part, String name, boolean isOptional) throws Problem {
    String value = decode(part);
    if (FORBIDDEN.matcher(value).find() || PATH_LIKE.matcher(value).find()) {
      throw invalid("Values must hold no control character, and must not be read as a path.");
    }
    boolean isMissing = value.isEmpty() && !isOptional;
    if (isMissing || !RULES.getOrDefault(name, ANY_TEXT).matcher(value).matches()) {
      throw invalid("A value does not follow the rule of its parameter.");
    }
    return value;
  }

  static Problem invalid(String detail) {
    return new Problem("invalid-input", 400, detail);
  }

  /** Not URLDecoder, which takes a plus sign for a space and replaces what is no UTF-8. */
  static String decode(String part) throws Problem {
    ByteBuffer bytes = ByteBuffer.allocate(part.length() * 3);
    for (int index = 0; index < part.length(); index++) {
      char letter = part.charAt(index);
      if (letter != '%') {
        bytes.put(String.valueOf(letter).getBytes(StandardCharsets.UTF_8));
        continue;
      }
      String digits = part.substring(index + 1, Math.min(index + 3, part.length()));
      if (!digits.matches("[0-9A-Fa-f]{2}")) throw invalid("Values must be percent-encoded UTF-8.");
      bytes.put((byte) Integer.parseInt(digits, 16));
      index += 2;
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
    } catch (CharacterCodingException error) {
      throw invalid("Values must be percent-encoded UTF-8.");
    }
  }

  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** The operation that a path asks for. */
  static String[] findTemplate(String[] parts) throws Problem {
    for (String[] template : PATHS) {
      long needed = Arrays.stream(template).filter(segment -> !segment.endsWith("?}")).count();
      boolean fits = needed <= parts.length && parts.length <= template.length;
      for (int index = 0; fits && index < parts.length; index++) {
        fits = template[index].startsWith("{") || template[index].equals(parts[index]);
      }
      if (fits) return template;
    }
    throw new Problem("no-operation", 404,
        "The path must be that of an operation, e.g. " + MOUNT + "/international/v1/supported-countries.");
  }

  /** The path for the service, made of checked values. */
  static String buildPath(String[] template, String[] parts) throws Problem {
    StringBuilder built = new StringBuilder();
    for (int index = 0; index < template.length; index++) {
      String segment = template[index];
      // Segments that are left out are empty.
      String part = index < parts.length ? parts[index] : "";
      if (segment.startsWith("{")) {
        String value = readValue(part, segment.replaceAll("[{?}]", ""), segment.endsWith("?}"));
        if (value.equals(".") || value.equals("..")) throw invalid("Dots alone are no value.");
        part = encode(value);
      }
      built.append('/').append(part);
    }
    return built.toString().replaceAll("/+$", "");
  }

  static String buildQuery(String query, Set<String> known) throws Problem {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : (query == null ? "" : query).split("&")) {
      if (pair.isEmpty()) continue;
      String[] sides = pair.split("=", 2);
      if (!known.contains(sides[0]) || values.containsKey(sides[0])) {
        throw invalid("The query has a name that is unknown, or there twice.");
      }
      values.put(sides[0], sides.length == 1 ? "" : readValue(sides[1].replace("+", "%20"), "", true));
    }
    List<String> pairs = new ArrayList<>();
    values.forEach((name, value) -> {
      if (!value.isEmpty()) pairs.add(name + "=" + encode(value));
    });
    return pairs.isEmpty() ? "" : "?" + String.join("&", pairs);
  }

  /** A header of the request; several of one name are joined, so that none of them is overlooked. */
  static String headerOf(Headers headers, String name, String otherwise) {
    List<String> values = headers.get(name);
    return values == null ? otherwise : String.join(", ", values);
  }

  /** Only scripts of the shop's own pages: others would spend its lookups. */
  static void checkPage(Headers headers) throws Problem {
    if (!headers.containsKey("X-Address-Client")) {
      throw new Problem("forbidden", 403, "Send the header X-Address-Client: 1.");
    }
    String origin = headerOf(headers, "Origin", null);
    boolean isOwn = headerOf(headers, "Sec-Fetch-Site", "same-origin").equals("same-origin")
        && Set.of("cors", "same-origin").contains(headerOf(headers, "Sec-Fetch-Mode", "cors"))
        && headerOf(headers, "Sec-Fetch-Dest", "empty").equals("empty")
        && (origin == null || origin.replaceFirst("^https?://", "").equals(headerOf(headers, "Host", "")));
    if (!isOwn) throw new Problem("forbidden", 403, "Send the request with a script of a page of this host.");
  }

  /** The client's address as trusted servers wrote it; an IPv6 client may have any address of its /64. */
  static String clientOf(HttpExchange exchange) {
    String[] entries = headerOf(exchange.getRequestHeaders(), "X-Forwarded-For", "").split(",");
    boolean isForwarded = TRUSTED_HOPS > 0 && TRUSTED_HOPS <= entries.length;
    String address = isForwarded
        ? entries[entries.length - TRUSTED_HOPS].trim()
        : exchange.getRemoteAddress().getAddress().getHostAddress();
    if (address.matches("\\d{1,3}(\\.\\d{1,3}){3}")) return address;
    // What is no address would be looked up as a name.
    if (!address.matches("[0-9A-Fa-f]*:[0-9A-Fa-f:.]*")) return "unknown";
    try {
      byte[] bytes = InetAddress.getByName(address).getAddress();
      return Arrays.toString(bytes.length == 16 ? Arrays.copyOf(bytes, 8) : bytes);
    } catch (UnknownHostException error) {
      return "unknown";
    }
  }

  /** The answer of the service. It is asked once, since it may bill a request. */
  static HttpResponse<byte[]> askService(String target, String session) throws Problem {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(SERVICE + target)).GET()
        .header("Accept", "application/json").header("Authorization", ACCOUNT)
        .header("User-Agent", "address-entry-proxy");
    if (session != null) request.header("X-Autocomplete-Session", session);
    CompletableFuture<HttpResponse<byte[]>> response = CLIENT.sendAsync(request.build(), info -> new BoundedBody());
    try {
      return response.get(MAX_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | InterruptedException error) {
      response.cancel(true);
      throw new Problem("upstream-timeout", 504, "The address service took too long.");
    } catch (ExecutionException error) {
      boolean isLate = error.getCause() instanceof HttpTimeoutException;
      throw isLate ? new Problem("upstream-timeout", 504, "The address service took too long.")
          : new Problem("upstream-unavailable", 503, "The address service is not available.");
    }
  }

  /** A whole body, or an error when it is too long. */
  static final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {
    private final HttpResponse.BodySubscriber<byte[]> whole = HttpResponse.BodySubscribers.ofByteArray();
    private Flow.Subscription subscription;
    private long length;

    @Override
    public CompletionStage<byte[]> getBody() {
      return whole.getBody();
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      whole.onSubscribe(given);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
      for (ByteBuffer buffer : buffers) length += buffer.remaining();
      if (length <= MAX_BODY) {
        whole.onNext(buffers);
        return;
      }
      subscription.cancel();
      whole.onError(new IOException("too long"));
    }

    @Override
    public void onError(Throwable error) {
      whole.onError(error);
    }

    @Override
    public void onComplete() {
      whole.onComplete();
    }
  }

  /** The body and the caching for the browser; a problem for everything but a JSON answer. */
  static Answer answerOf(String[] template, HttpResponse<byte[]> response) throws Problem {
    int status = response.statusCode();
    boolean isCountry = template[2].equals("country");
    String said = new String(response.body(), StandardCharsets.UTF_8);
    if (status == 200 || (status == 404 && isCountry && said.strip().equals("null"))) {
      String type = response.headers().firstValue("Content-Type").orElse("");
      if (!type.startsWith("application/json") || !new Json(said).isWhole()) throw strange();
      String control = String.join(", ", response.headers().allValues("Cache-Control"));
      Matcher age = MAX_AGE.matcher(control);
      if (status != 200 || !age.find() || NOT_KEPT.matcher(control).find()) {
        return new Answer(status, Map.of(), response.body());
      }
      int seconds = Integer.parseInt(age.group(1));
      if (template[2].equals("autocomplete") || template[2].equals("address")) {
        String kept = "private, max-age=" + Math.min(300, seconds);
        return new Answer(200, Map.of("Cache-Control", kept, "Vary", "X-Autocomplete-Session"), response.body());
      }
      boolean isPublic = isCountry || template[2].equals("supported-countries");
      String kept = (isPublic ? "public" : "private") + ", max-age=" + seconds;
      return new Answer(200, Map.of("Cache-Control", kept), response.body());
    }
    switch (status) {
      case 400: throw invalid("The address service refused the values, or a context has expired.");
      // Never a 401, at which browsers ask shoppers for a password.
      case 401, 403: throw new Problem("upstream-auth", 502, "Check the account that the proxy uses.");
      case 409: throw new Problem("ambiguous", 409, "Add the province or the municipality to the city.");
      case 429: throw tooMany(waitOf(response.headers().firstValue("Retry-After").orElse("")));
      case 504: throw new Problem("upstream-timeout", 504, "The address service took too long.");
      default:
    }
    if (status == 404 && (isCountry || template[0].equals("nl"))) {
      throw new Problem("not-found", 404, "The address service knows no such address or country.");
    }
    throw status < 500 ? strange() : new Problem("upstream-unavailable", 503, "The address service is not available.");
  }

  static Problem strange() {
    return new Problem("upstream-shape", 502, "The address service gave an answer that is not understood.");
  }

  static long waitOf(String retryAfter) {
    return retryAfter.matches("\\d{1,3}") ? Math.min(300, Long.parseLong(retryAfter)) : 1;
  }

  /** Tells whether a text is JSON (RFC 8259), nested at most 32 levels deep. The JDK has no parser for it. */
  static final class Json {
    static final Pattern SCALAR = Pattern.compile(
        "\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*+\"|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][-+]?\\d+)?"
            + "|true|false|null");
    final String text;
    final Matcher scalar;
    int at;

    Json(String text) {
      this.text = text;
      this.scalar = SCALAR.matcher(text);
    }

    boolean isWhole() {
      return isValue(32) && next() == 0;
    }

    /** The next character that is not white space, or 0 at the end. */
    char next() {
      while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
      return at < text.length() ? text.charAt(at) : 0;
    }

    boolean isNext(char wanted) {
      if (next() != wanted) return false;
      at++;
      return true;
    }

    boolean isScalar() {
      next();
      if (!scalar.region(at, text.length()).lookingAt()) return false;
      at = scalar.end();
      return true;
    }

    boolean isValue(int levels) {
      boolean isObject = next() == '{';
      if (!isObject && next() != '[') return isScalar();
      at++;
      char end = isObject ? '}' : ']';
      if (levels == 0 || isNext(end)) return levels > 0;
      do {
        if (isObject && !(next() == '"' && isScalar() && isNext(':'))) return false;
        if (!isValue(levels - 1)) return false;
      } while (isNext(','));
      return isNext(end);
    }
  }

  static Answer answer(HttpExchange exchange) throws Problem {
    Headers headers = exchange.getRequestHeaders();
    checkPage(headers);
    if (!exchange.getRequestMethod().equals("GET")) {
      throw new Problem("method", 405, "Send a GET request.", Map.of("Allow", "GET"));
    }
    CLIENTS.take(clientOf(exchange));
    String path = exchange.getRequestURI().getRawPath();
    boolean isMounted = path != null && path.startsWith(MOUNT + "/");
    String[] parts = isMounted ? path.substring(MOUNT.length() + 1).split("/", -1) : new String[0];
    String[] template = findTemplate(parts);
    Set<String> known = template[2].equals("validate") ? QUERY : Set.of();
    String target = buildPath(template, parts) + buildQuery(exchange.getRequestURI().getRawQuery(), known);
    String session = null;
    if (template[2].equals("autocomplete") || template[2].equals("address")) {
      session = headerOf(headers, "X-Autocomplete-Session", "");
      if (!SESSION.matcher(session).matches()) {
        throw invalid("Send X-Autocomplete-Session: 8 to 64 of A-Z a-z 0-9 . _ -");
      }
      SESSIONS.take(session);
    }
    CAP.take(template, target, session);
    return answerOf(template, askService(target, session));
  }

  /** Logs nothing, because paths are addresses. */
  static void handle(HttpExchange exchange) throws IOException {
    Answer answer;
    String type = "application/json; charset=utf-8";
    try {
      answer = answer(exchange);
    } catch (Problem problem) {
      type = "application/problem+json";
      String body = "{\"type\":\"urn:address-entry:problem:" + problem.name + "\",\"status\":" + problem.status
          + ",\"detail\":\"" + problem.getMessage() + "\"}";
      answer = new Answer(problem.status, problem.headers, body.getBytes(StandardCharsets.UTF_8));
    }
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Connection", "close");
    answer.headers().forEach(headers::set);
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(answer.status(), isHead ? -1 : answer.body().length);
    if (!isHead) exchange.getResponseBody().write(answer.body());
    exchange.close();
  }
}
