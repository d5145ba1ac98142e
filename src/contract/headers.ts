/** Names of request headers, one home each. */

/** §5.3 rule 3: the header that carries an entry's session id on autocomplete and details. */
export const sessionHeader = 'X-Autocomplete-Session';

/**
 * Sent by our client with every operation. A page elsewhere cannot set it without a preflight, so it keeps
 * images and plain cross-site requests from spending a shop's quota.
 */
export const clientHeader = 'X-Address-Client';
