/**
 * The token of a visible field beside receivers with the same purpose, as required by WCAG 1.3.5: in a section of its
 * own. In the same section, a browser would take them for two addresses, and fill in neither completely.
 *
 * @param prefix precedes each token of the element; empty for none
 */
export function tokenInSight({ autocomplete: prefix }: { readonly autocomplete: string }, purpose: string): string {
  const token = `${prefix} ${purpose}`.trim();
  return token.replace(/^(?:(section-\S+)\s)?/i, (_, section = 'section') => `${section}-in-sight `);
}
