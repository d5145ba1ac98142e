/** The part of Cypress that the pages use; `npm run test:package -- cypress` compiles it with the real types. */
declare const cy: {
  intercept(
    url: string,
    answer: (request: {
      readonly url: string;
      reply(response: { readonly statusCode: number; readonly body: object }): void;
    }) => void,
  ): void;
  visit(url: string): void;
  get(selector: string): CypressFound;
  contains(selector: string, text: string): CypressFound;
};
interface CypressFound {
  find(selector: string): CypressFound;
  type(text: string): void;
  click(): void;
  should(chainer: string, text: string): void;
}
declare function it(name: string, options: { readonly includeShadowDom: boolean }, run: () => void): void;
