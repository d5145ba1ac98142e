/** Runs in a page that several test files share: each of them is a suite of mocha's, so that its hooks and failures are its own. */

/** Begins a suite with the file's name, for all that the file states until it ends. */
export function fileBegins(file: string): void {
  const suite = Mocha.Suite.create(rootOf(mocha), file);
  Mocha.interfaces.bdd(suite);
  suite.emit('pre-require', globalThis, file, mocha);
}

/** Ends it: all that is stated from here on is for the whole page again. */
export function fileEnds(): void {
  rootOf(mocha).emit('pre-require', globalThis, null, mocha);
}

/** The types of mocha in a page leave it out. */
function rootOf(page: object): Mocha.Suite {
  return (page as { readonly suite: Mocha.Suite }).suite;
}
