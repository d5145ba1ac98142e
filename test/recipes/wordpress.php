<?php

/**
 * A site for PHP's own server, to try the plugin for WooCommerce in. It has those functions of WordPress and WooCommerce that the
 * plugin uses, which stand for the real ones. The plugin is in the folder HOME, where a test has put it together.
 */

declare(strict_types=1);

const ABSPATH = __DIR__;

/** Its account is in the database, unless SHOP_ACCOUNT says otherwise. */
final class Site
{
    public static array $hooks = [];
    public static array $settings = [];
    public static array $pages = [];
    public static array $modules = [];
    public static array $errors = [];

    public static function file(): string
    {
        return getenv('HOME') . '/options.json';
    }

    public static function read(): array
    {
        return is_file(self::file()) ? json_decode(file_get_contents(self::file()), true) : [];
    }

    public static function write(string $name, mixed $value, bool $autoload): void
    {
        file_put_contents(self::file(), json_encode([...self::read(), $name => compact('value', 'autoload')]));
    }

    public static function run(string $hook, mixed ...$values): mixed
    {
        foreach (self::$hooks[$hook] ?? [] as $run) {
            $values[0] = $run(...$values);
        }
        return $values[0] ?? null;
    }
}

function add_action(string $hook, callable $run, int $priority = 10): void
{
    Site::$hooks[$hook][] = $run;
}

function add_filter(string $hook, callable $run): void
{
    add_action($hook, $run);
}

function get_option(string $name, mixed $default = false): mixed
{
    return Site::read()[$name]['value'] ?? $default;
}

function add_option(string $name, mixed $value, string $deprecated, bool $autoload): void
{
    if (!isset(Site::read()[$name])) {
        Site::write($name, $value, $autoload);
    }
}

function delete_option(string $name): void
{
    file_put_contents(Site::file(), json_encode(array_diff_key(Site::read(), [$name => true])));
}

/** A site of two hosts: that of the test's server, and the one that hostile requests name. */
function home_url(string $path = ''): string
{
    $own = "127.0.0.1:{$_SERVER['SERVER_PORT']}";
    $host = getenv('ADDRESS_HOST') ?: (($_SERVER['HTTP_HOST'] ?? '') === $own ? $own : 'shop.test');
    return "http://$host$path";
}

function wp_parse_url(string $url, int $component = -1): mixed
{
    return parse_url($url, $component);
}

function plugins_url(string $path, string $plugin): string
{
    return home_url('/wp-content/plugins/' . basename(dirname($plugin)) . "/$path");
}

function register_setting(string $group, string $name, array $options): void
{
    Site::$settings[$name] = $options['sanitize_callback'];
}

function add_settings_error(string $name, string $code, string $text): void
{
    Site::$errors[] = $text;
}

function add_options_page(string $title, string $label, string $capability, string $name, callable $print): void
{
    Site::$pages[$name] = [$capability, $print];
}

function settings_fields(string $group): void
{
    echo '<input type="hidden" name="_wpnonce" value="1">';
}

function submit_button(): void
{
    echo '<button>Save</button>';
}

function esc_html(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function is_checkout(): bool
{
    return str_starts_with($_SERVER['REQUEST_URI'], '/checkout');
}

function wp_enqueue_script_module(string $name, string $url, array $needs, string $version): void
{
    Site::$modules[$name] = $url;
}

abstract class WC_Address_Provider
{
    public $id;
    public $name;
}

final class WC_Countries
{
    public function get_allowed_countries(): array
    {
        return ['NL' => 'Netherlands', 'BE' => 'Belgium'];
    }

    public function get_shipping_countries(): array
    {
        return ['NL' => 'Netherlands', 'DE' => 'Germany'];
    }
}

function WC(): object
{
    return (object) ['countries' => new WC_Countries()];
}

if (getenv('SHOP_ACCOUNT') !== 'environment') {
    $names = ['ADDRESS_URL', 'ADDRESS_KEY', 'ADDRESS_SECRET'];
    add_option('address-entry', array_combine($names, array_map(getenv(...), $names)), '', true);
    array_map(putenv(...), $names);
}

$plugin = getenv('HOME') . '/woocommerce-address-entry';
require "$plugin/woocommerce-address-entry.php";
Site::run('plugins_loaded');

header_remove('X-Powered-By');
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path === '/settings') {
    Site::run('admin_init');
    Site::run('admin_menu');
    if ($_SERVER['REQUEST_METHOD'] === 'POST') {
        $value = Site::$settings['address-entry']($_POST['address-entry'] ?? null);
        Site::write('address-entry', $value, Site::read()['address-entry']['autoload'] ?? true);
    }
    [$capability, $print] = Site::$pages['address-entry'];
    echo implode("\n", [$capability, ...Site::$errors]), "\n";
    $print();
} elseif ($path === '/uninstall') {
    define('WP_UNINSTALL_PLUGIN', true);
    require "$plugin/uninstall.php";
} elseif (is_checkout() || $path === '/shop') {
    Site::run('wp_enqueue_scripts');
    $providers = array_map(static fn (WC_Address_Provider $it): string => $it->id, Site::run('woocommerce_address_providers', []));
    $data = array_map(static fn (string $name): array => Site::run("script_module_data_$name", []), array_keys(Site::$modules));
    echo json_encode(['modules' => Site::$modules, 'data' => $data, 'providers' => $providers]);
} else {
    http_response_code(404);
}
