/** More declarations than this are not listed, only judged. */
export const LISTABLE = 4096;
