import type { PageKind } from '../../search/forms.ts';

/** A page as it can be found in a language. */
export interface PageToFind {
  readonly kind: PageKind;
  /** In English, without the base. */
  readonly page: string;
  /** It gives no answer away, nor does the line: what is ruled on a board is asked there. */
  readonly name: string;
  readonly line: string;
  /** What it is called beside that. */
  readonly also: string;
  /** What stands on it. */
  readonly text: string;
}
