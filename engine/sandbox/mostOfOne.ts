/** As many permanents as one player may have in a line. */
export const MOST = 1000;
