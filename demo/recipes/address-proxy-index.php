<?php

/**
 * Without a framework: the web server sends everything below /address-api/ here. Behind a server of your own set
 * ADDRESS_TRUSTED_HOPS=1, unless your web server writes the client's address into REMOTE_ADDR itself.
 */

declare(strict_types=1);

require __DIR__ . '/address-proxy.php';

$given = array_change_key_case(getallheaders());
$hops = address_setting('ADDRESS_TRUSTED_HOPS', 0);
$entries = explode(',', $given['x-forwarded-for'] ?? '');
$client = $hops > 0 ? trim($entries[count($entries) - $hops] ?? '') : $_SERVER['REMOTE_ADDR'];
[$status, $headers, $body] = answer_address_request($_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], $given, $client);
http_response_code($status);
header_remove('X-Powered-By');
foreach ($headers as $name => $value) {
    header("$name: $value");
}
echo $body;
