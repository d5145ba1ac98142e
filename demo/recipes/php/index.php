<?php

/**
 * Without a framework and without Composer: the web server sends everything below /address-api/ here. Behind a server of your own set
 * ADDRESS_TRUSTED_HOPS=1, unless your web server writes the client's address into REMOTE_ADDR itself.
 */

declare(strict_types=1);

require_once __DIR__ . '/src/address-proxy.php';

$given = array_change_key_case(getallheaders());
$client = address_client($given, $_SERVER['REMOTE_ADDR']);
[$status, $headers, $body] = answer_address_request($_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], $given, $client);
http_response_code($status);
header_remove('X-Powered-By');
foreach ($headers as $name => $value) {
    header("$name: $value");
}
echo $body;
