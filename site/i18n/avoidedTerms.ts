/** What a language does not say, as patterns of whole words, each with what it says instead. */
export type AvoidedTerms = Readonly<Record<string, string>>;
