/** Types of texts that all panels have. */

/** One text for each plural category of the language (Unicode CLDR); `#` stands for the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Why something failed, as a plain sentence that says what to do. The keys are the client's reasons. */
export interface ProblemMessages {
  readonly 'invalid-input': string;
  readonly unauthorized: string;
  readonly 'not-found': string;
  readonly ambiguous: string;
  readonly 'rate-limited': string;
  readonly unavailable: string;
  readonly unexpected: string;
  readonly 'not-configured': string;
}
