/** A file as a string, as Vite imports it. */
declare module '*?raw' {
  const text: string;
  export = text;
}
