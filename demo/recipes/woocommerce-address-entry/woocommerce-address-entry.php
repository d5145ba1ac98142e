<?php

/**
 * Plugin Name: Address entry for WooCommerce
 * Description: Finds addresses in the checkout. The account of the address service stays on the server.
 * Version: 0.1.0
 * Requires at least: 6.7
 * Requires PHP: 8.1
 * Requires Plugins: woocommerce
 * License: MIT
 */

declare(strict_types=1);

namespace AddressEntry\WooCommerce;

defined('ABSPATH') || exit;

/** The name of the option, of its page, and of the script module. */
const NAME = 'address-entry';

/** The settings of the proxy that have a field: label, type. `php/src/address-proxy.php` explains them. */
const FIELDS = [
    'ADDRESS_URL' => ['URL of the address service', 'url'],
    'ADDRESS_KEY' => ['Key', 'password'],
    'ADDRESS_SECRET' => ['Secret', 'password'],
    'ADDRESS_DAILY_CAP' => ['Most lookups in a day', 'number'],
    'ADDRESS_TRUSTED_HOPS' => ['Proxies of your own before this server', 'number'],
];

const ACCOUNT = ['ADDRESS_URL', 'ADDRESS_KEY', 'ADDRESS_SECRET'];

/** What a value must be; one that is not allowed leaves the setting as it was. */
const RULES = [
    'url' => '~^(https://|http://(localhost|127\.0\.0\.1)[:/])[^\s@?#]+[^\s@?#/]$|^$~D',
    'password' => '/^[^\p{Cc}]*$/Du',
    'number' => '/^[0-9]{0,7}$/D',
];

// Before the theme, a session and anything that adds slashes to what the browser sent.
add_action('plugins_loaded', answer_proxy(...), 0);
add_action('admin_init', register_settings(...));
add_action('admin_menu', static function (): void {
    add_options_page('Address entry', 'Address entry', 'manage_options', NAME, print_settings(...));
});
add_action('wp_enqueue_scripts', static function (): void {
    if (is_checkout()) {
        wp_enqueue_script_module(NAME, plugins_url('checkout.js', __FILE__), [], '0.1.0');
    }
});
add_filter('script_module_data_' . NAME, static function (array $data): array {
    $countries = WC()->countries;
    $codes = array_keys([...$countries->get_allowed_countries(), ...$countries->get_shipping_countries()]);
    return [...$data, 'proxyUrl' => proxy_path(), 'countries' => $codes];
});
add_filter('woocommerce_address_providers', static function (array $providers): array {
    $provider = new class () extends \WC_Address_Provider {
        public $id = NAME;
        public $name = 'Address entry';
    };
    return [...$providers, $provider];
});

function proxy_path(): string
{
    return (string) wp_parse_url(home_url('/address-api'), PHP_URL_PATH);
}

/** Only for pages of the address that WordPress has as its own. */
function answer_proxy(): void
{
    if (!str_starts_with($_SERVER['REQUEST_URI'] ?? '', proxy_path() . '/')) {
        return;
    }
    // A page cache would answer in place of the proxy, whoever asks.
    defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
    require_once __DIR__ . '/php/src/address-proxy.php';
    $site = wp_parse_url(home_url());
    $host = $site['host'] . (isset($site['port']) ? ":{$site['port']}" : '');
    \address_settings([...read_settings(), 'ADDRESS_MOUNT' => proxy_path(), 'ADDRESS_HOST' => $host]);
    require __DIR__ . '/php/index.php';
    exit;
}

/**
 * The settings of the shop; without a secret among them, the account is that of the environment as a whole, because its secret
 * must not be sent to a URL that was set here.
 *
 * @return array<string, string>
 */
function read_settings(): array
{
    $settings = (array) get_option(NAME, []);
    $hasAccount = ($settings['ADDRESS_SECRET'] ?? '') !== '';
    return $hasAccount ? $settings : array_diff_key($settings, array_flip(ACCOUNT));
}

function register_settings(): void
{
    // Here, so that it is not among the options that WordPress loads for every page. Nothing happens if it is there.
    add_option(NAME, [], '', false);
    register_setting(NAME, NAME, ['type' => 'array', 'sanitize_callback' => sanitize_settings(...)]);
}

/** @return array<string, string> what is stored of a form that was sent */
function sanitize_settings(mixed $given): array
{
    $given = array_map(trim(...), array_filter((array) $given, is_string(...)));
    $former = (array) get_option(NAME, []);
    $settings = [];
    foreach (FIELDS as $name => [$label, $type]) {
        $value = $given[$name] ?? '';
        $isRight = preg_match(RULES[$type], $value) === 1;
        if (!$isRight) {
            add_settings_error(NAME, $name, "$label: this value is not allowed, and was not saved.");
        }
        // The form does not have key and secret: without a new one they stay.
        $isKept = !$isRight || ($type === 'password' && $value === '');
        $settings[$name] = $isKept ? (string) ($former[$name] ?? '') : $value;
    }
    $isMoved = $settings['ADDRESS_URL'] !== ($former['ADDRESS_URL'] ?? '');
    foreach ($isMoved ? ['ADDRESS_KEY', 'ADDRESS_SECRET'] : [] as $name) {
        // Or somebody who may open this page could send the secret to a server of theirs.
        $settings[$name] = $given[$name] ?? '';
    }
    return $settings;
}

function print_settings(): void
{
    $settings = (array) get_option(NAME, []);
    echo '<div class="wrap"><h1>Address entry</h1>';
    printf('<p>The proxy is at <code>%s</code> and answers pages of this site alone.</p>', esc_html(home_url('/address-api')));
    echo '<form action="options.php" method="post">';
    settings_fields(NAME);
    echo '<table class="form-table" role="presentation">';
    foreach (FIELDS as $name => [$label, $type]) {
        $value = $settings[$name] ?? '';
        $isSecret = $type === 'password';
        $row = '<tr><th scope="row"><label for="%2$s">%3$s</label></th><td><input class="regular-text" id="%2$s" name="%1$s[%2$s]"'
            . ' type="%4$s" value="%5$s" placeholder="%6$s" autocomplete="new-password"></td></tr>';
        $stored = $isSecret && $value !== '' ? 'stored; empty keeps it' : '';
        printf($row, ...array_map(esc_attr(...), [NAME, $name, $label, $type, $isSecret ? '' : $value, $stored]));
    }
    echo '</table>';
    submit_button();
    echo '</form></div>';
}
