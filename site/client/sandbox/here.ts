// How a page and the engine talk where both are in one place. Only scripts of the page itself can dispatch them.
export const ASKED_HERE = 'r509-asked';
export const TOLD_HERE = 'r509-told';
