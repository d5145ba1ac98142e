/** A file as text, as the bundler of the demo gives it. */
declare module '*?raw' {
  const text: string;
  export = text;
}
