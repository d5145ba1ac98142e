<?php

declare(strict_types=1);

namespace AddressEntry;

use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;

/** The proxy in Laravel, which finds this class by composer.json. No middleware of a group runs for its route: it has no session. */
final class AddressProxyServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->mergeConfigFrom(__DIR__ . '/../config/address-entry.php', 'address-entry');
    }

    public function boot(): void
    {
        \address_settings(config('address-entry'));
        Route::any(\address_mount() . '/{path}', AddressProxyController::class)->where('path', '.*');
    }
}
