/** Where something stands in a file; lines and columns are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}
