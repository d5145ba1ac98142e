<?php

/**
 * An application with PSR-15 for PHP's own server, to try the middleware in. It has those parts of the PSR interfaces that the
 * middleware uses: the real ones come by Composer, which is not needed here.
 */

declare(strict_types=1);

namespace Psr\Http\Message {
    interface StreamInterface
    {
    }

    interface ResponseInterface
    {
        public function withBody(StreamInterface $body): ResponseInterface;

        public function withHeader(string $name, string $value): ResponseInterface;
    }

    interface ServerRequestInterface
    {
        public function getServerParams(): array;

        public function getRequestTarget(): string;

        public function getMethod(): string;

        public function getHeaders(): array;
    }

    interface ResponseFactoryInterface
    {
        public function createResponse(int $code): ResponseInterface;
    }

    interface StreamFactoryInterface
    {
        public function createStream(string $content): StreamInterface;
    }
}

namespace Psr\Http\Server {
    use Psr\Http\Message\ResponseInterface;
    use Psr\Http\Message\ServerRequestInterface;

    interface RequestHandlerInterface
    {
        public function handle(ServerRequestInterface $request): ResponseInterface;
    }

    interface MiddlewareInterface
    {
        public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface;
    }
}

namespace {
    use AddressEntry\AddressProxyMiddleware;
    use Psr\Http\Message\ResponseFactoryInterface;
    use Psr\Http\Message\ResponseInterface;
    use Psr\Http\Message\ServerRequestInterface;
    use Psr\Http\Message\StreamFactoryInterface;
    use Psr\Http\Message\StreamInterface;
    use Psr\Http\Server\RequestHandlerInterface;

    require_once __DIR__ . '/../../demo/recipes/php/src/address-proxy.php';
    require_once __DIR__ . '/../../demo/recipes/php/src/AddressProxyMiddleware.php';

    final class Text implements StreamInterface
    {
        public function __construct(public readonly string $text)
        {
        }
    }

    final class Response implements ResponseInterface
    {
        public array $headers = [];
        public string $text = '';

        public function __construct(public readonly int $status)
        {
        }

        public function withBody(StreamInterface $body): ResponseInterface
        {
            $copy = clone $this;
            $copy->text = $body->text;
            return $copy;
        }

        public function withHeader(string $name, string $value): ResponseInterface
        {
            $copy = clone $this;
            $copy->headers[$name] = $value;
            return $copy;
        }
    }

    $factory = new class () implements ResponseFactoryInterface, StreamFactoryInterface {
        public function createResponse(int $code): ResponseInterface
        {
            return new Response($code);
        }

        public function createStream(string $content): StreamInterface
        {
            return new Text($content);
        }
    };
    $request = new class () implements ServerRequestInterface {
        public function getServerParams(): array
        {
            return $_SERVER;
        }

        public function getRequestTarget(): string
        {
            return '/';
        }

        public function getMethod(): string
        {
            return $_SERVER['REQUEST_METHOD'];
        }

        public function getHeaders(): array
        {
            return array_map(static fn (string $value): array => [$value], getallheaders());
        }
    };
    $application = new class () implements RequestHandlerInterface {
        public function handle(ServerRequestInterface $request): ResponseInterface
        {
            return (new Response(404))->withBody(new Text('the application'));
        }
    };

    $response = (new AddressProxyMiddleware($factory, $factory))->process($request, $application);
    http_response_code($response->status);
    header_remove('X-Powered-By');
    foreach ($response->headers as $name => $value) {
        header("$name: $value");
    }
    echo $response->text;
}
