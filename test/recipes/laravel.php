<?php

/**
 * An application for PHP's own server, to try Laravel's service provider in. It has those parts of Laravel that the provider uses,
 * which stand for the real ones.
 */

declare(strict_types=1);

namespace Illuminate\Support {
    abstract class ServiceProvider
    {
        abstract public function register(): void;

        abstract public function boot(): void;

        protected function mergeConfigFrom(string $path, string $key): void
        {
            $GLOBALS['config'][$key] = [...require $path, ...$GLOBALS['config'][$key] ?? []];
        }
    }
}

namespace Illuminate\Http {
    final class Headers
    {
        /** @return array<string, list<string>> */
        public function all(): array
        {
            return array_map(static fn (string $value): array => [$value], array_change_key_case(getallheaders()));
        }
    }

    final class Request
    {
        public readonly Headers $headers;

        public function __construct()
        {
            $this->headers = new Headers();
        }

        public function method(): string
        {
            return $_SERVER['REQUEST_METHOD'];
        }

        public function getRequestUri(): string
        {
            return $_SERVER['REQUEST_URI'];
        }

        public function ip(): ?string
        {
            return $_SERVER['REMOTE_ADDR'];
        }
    }

    final class Response
    {
        /** @param array<string, string> $headers */
        public function __construct(
            public readonly string $content,
            public readonly int $status,
            public readonly array $headers,
        ) {
        }
    }
}

namespace Illuminate\Support\Facades {
    final class Route
    {
        public static string $pattern;
        public static string $action;

        public static function any(string $uri, string $action): self
        {
            self::$pattern = $uri;
            self::$action = $action;
            return new self();
        }

        public function where(string $name, string $pattern): void
        {
            self::$pattern = str_replace('{' . $name . '}', "($pattern)", self::$pattern);
        }
    }
}

namespace {
    use Illuminate\Http\Request;
    use Illuminate\Http\Response;
    use Illuminate\Support\Facades\Route;

    // As after config:cache: what is in the environment is known to the configuration alone.
    $environment = getenv();
    foreach (preg_grep('/^ADDRESS_/', array_keys($environment)) as $name) {
        putenv($name);
    }

    function env(string $name, mixed $default = null): mixed
    {
        return $GLOBALS['environment'][$name] ?? $default;
    }

    function config(string $key): mixed
    {
        return $GLOBALS['config'][$key] ?? null;
    }

    function storage_path(string $path): string
    {
        return sys_get_temp_dir() . "/$path";
    }

    $package = __DIR__ . '/../../demo/recipes/php';
    ['autoload' => $autoload, 'extra' => $extra] = json_decode(file_get_contents("$package/composer.json"), true);
    array_map(static fn (string $file) => require_once "$package/$file", $autoload['files']);
    spl_autoload_register(static function (string $class) use ($autoload, $package): void {
        foreach ($autoload['psr-4'] as $prefix => $folder) {
            require_once "$package/$folder" . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
        }
    });
    foreach ($extra['laravel']['providers'] as $name) {
        $provider = new $name();
        $provider->register();
        $provider->boot();
    }

    // Laravel decodes a path before it looks for its route.
    $path = rawurldecode(explode('?', $_SERVER['REQUEST_URI'])[0]);
    $response = preg_match('{^' . Route::$pattern . '$}sDu', $path) === 1
        ? (new (Route::$action)())(new Request())
        : new Response('the application', 404, []);
    http_response_code($response->status);
    header_remove('X-Powered-By');
    foreach ($response->headers as $name => $value) {
        header("$name: $value");
    }
    echo $response->content;
}
