/** A stop of the course as a browser knows it. */
export interface StopSketch {
  readonly id: string;
  /** Its place in the course, counted from 1. */
  readonly number: number;
  readonly title: string;
  /** How much must be known for most of its boards, 1 to 5. */
  readonly level: number;
  /** The mistakes that it is about, as the engine names them. */
  readonly mistakes: readonly string[];
  /** In the order in which they are asked. */
  readonly boards: readonly SketchedBoard[];
  /** The last board: what it is made for, as an address without a seed, or those among which one is chosen. */
  readonly last:
    | { readonly kind: 'made'; readonly at: string }
    | { readonly kind: 'among'; readonly boards: readonly SketchedBoard[] };
}

export interface SketchedBoard {
  /** Where it is asked, in English and without the site's base: `/exercises/one/#q-block`. */
  readonly at: string;
  /** Another one wherever the board or its question has changed. */
  readonly print: string;
}

/** The address of a stop in English. */
export const stopPage = (id: string): string => `/course/${id}/`;
