/** A question that a browser may choose to ask. */
export interface CatalogueItem {
  /** Where it is asked, in English and without the site's base: `/exercises/one/#q-block`. */
  readonly at: string;
  /** Its title, in the language of the catalogue. */
  readonly title: string;
  /** Another one wherever the board or the question has changed. */
  readonly print: string;
  /** As they stand in the addresses of sets. */
  readonly topics: readonly string[];
  /** How much must be known, 1 to 5. */
  readonly level: number;
  /** The numbers behind the answer, of the edition that it is asked in; the first decides it. */
  readonly rules: readonly string[];
  /** Of which date the rules are that it is asked by. */
  readonly edition: string;
  /** Those that answer otherwise, as they stand in addresses. */
  readonly mistakes: readonly string[];
}
