/** The filters of the list of scenarios. */
export interface FilterWords {
  readonly title: string;
  readonly topic: string;
  readonly rule: string;
  readonly keyword: string;
  readonly edition: string;
  readonly any: string;
  readonly sort: string;
  readonly sorts: { readonly [S in 'topic' | 'level']: string };
  readonly clear: string;
  /** With {k} and {n} for the script to fill in. */
  readonly found: string;
  /** Where only older editions have the number; with {k} and {n}. */
  readonly foundOld: string;
  /** The list of what can be found could not be loaded. */
  readonly failed: string;
}
