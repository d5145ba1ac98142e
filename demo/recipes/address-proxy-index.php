<?php

/** Without a framework: the web server sends everything below /address-api/ here. */

declare(strict_types=1);

require __DIR__ . '/address-proxy.php';

[$status, $headers, $body] = answer_address_request(
    $_SERVER['REQUEST_METHOD'],
    $_SERVER['REQUEST_URI'],
    array_change_key_case(getallheaders()),
);
http_response_code($status);
header_remove('X-Powered-By');
foreach ($headers as $name => $value) {
    header("$name: $value");
}
echo $body;
