<?php

declare(strict_types=1);

namespace AddressEntry;

use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** A class instead of a closure, for `route:cache`. */
final class AddressProxyController
{
    public function __invoke(Request $request): Response
    {
        $headers = array_map(static fn (array $values): string => implode(',', $values), $request->headers->all());
        // The address is that of Laravel's TrustProxies, unless ADDRESS_TRUSTED_HOPS is set.
        $client = \address_client($headers, (string) $request->ip());
        [$status, $answered, $body] = \answer_address_request($request->method(), $request->getRequestUri(), $headers, $client);
        return new Response($body, $status, $answered);
    }
}
