/**
 * The token of a field in sight beside receivers of the same purpose (WCAG 1.3.5 asks for it): in a section of its own.
 * In the same one a browser takes the two for the beginnings of two addresses, and fills neither whole.
 *
 * @param prefix stands in front of each token of the element; empty for nothing
 */
export function tokenInSight({ autocomplete: prefix }: { readonly autocomplete: string }, purpose: string): string {
  const token = `${prefix} ${purpose}`.trim();
  return token.replace(/^(?:(section-\S+)\s)?/i, (_, section = 'section') => `${section}-in-sight `);
}
