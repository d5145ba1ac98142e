<?php

declare(strict_types=1);

namespace AddressEntry;

use Psr\Http\Message\ResponseFactoryInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Message\StreamFactoryInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;

/**
 * The proxy for frameworks with PSR-15, such as Slim and Mezzio. It answers what is below the mount and leaves all else to the
 * application. Put it before everything that reads a body, a session or a route.
 */
final class AddressProxyMiddleware implements MiddlewareInterface
{
    public function __construct(
        private readonly ResponseFactoryInterface $responses,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface
    {
        $server = $request->getServerParams();
        // As it was on the wire: the URI of a message may have been encoded anew.
        $uri = (string) ($server['REQUEST_URI'] ?? $request->getRequestTarget());
        if (!str_starts_with($uri, \address_mount() . '/')) {
            return $handler->handle($request);
        }
        $headers = [];
        foreach ($request->getHeaders() as $name => $values) {
            $headers[strtolower((string) $name)] = implode(',', $values);
        }
        $client = \address_client($headers, (string) ($server['REMOTE_ADDR'] ?? ''));
        [$status, $answered, $body] = \answer_address_request($request->getMethod(), $uri, $headers, $client);
        $response = $this->responses->createResponse($status)->withBody($this->streams->createStream($body));
        foreach ($answered as $name => $value) {
            $response = $response->withHeader($name, $value);
        }
        return $response;
    }
}
