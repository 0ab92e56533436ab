/** The most that `site/styles/wide.css` has a class for. */
export const WIDEST = 18;

/** The class that says, as `--wide` in styles, how many stand beside each other. */
export const wide = (count: number): string => `w${Math.max(1, Math.min(WIDEST, count))}`;
