<?php

declare(strict_types=1);

/** For Laravel: config:cache keeps these, while the environment is no longer read. address-proxy.php explains each. */
return [
    'ADDRESS_URL' => env('ADDRESS_URL'),
    'ADDRESS_KEY' => env('ADDRESS_KEY'),
    'ADDRESS_SECRET' => env('ADDRESS_SECRET'),
    'ADDRESS_MOUNT' => env('ADDRESS_MOUNT', '/address-api'),
    'ADDRESS_HOST' => env('ADDRESS_HOST'),
    'ADDRESS_STATE' => env('ADDRESS_STATE', storage_path('framework/address-proxy')),
    'ADDRESS_DAILY_CAP' => env('ADDRESS_DAILY_CAP'),
    'ADDRESS_CLIENT_BURST' => env('ADDRESS_CLIENT_BURST'),
    'ADDRESS_SESSION_BURST' => env('ADDRESS_SESSION_BURST'),
    'ADDRESS_TRUSTED_HOPS' => env('ADDRESS_TRUSTED_HOPS'),
];
