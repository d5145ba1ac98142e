/** Names of request headers. */

/** §5.3 rule 3: the header that carries an entry's session id on autocomplete and details. */
export const sessionHeader = 'X-Autocomplete-Session';

/**
 * The client sends it with every request, and the proxy refuses requests without it. Another site cannot set it without
 * a preflight request, so its images, forms and scripts cannot use up a shop's quota.
 */
export const clientHeader = 'X-Address-Client';
