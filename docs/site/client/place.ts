/** The place of the examples' files: beside the script of the page, whatever file the bundler put this code into. */

/** The address of a file in the folder `client` of the site. */
export function clientUrl(file: string): URL {
  const script = document.querySelector<HTMLScriptElement>('script[src$="/live.js"], script[src$="/playground.js"]');
  return new URL(file, script?.src ?? location.href);
}
