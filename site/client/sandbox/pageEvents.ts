// How a page and the engine talk where both are in one place. Only scripts of the page itself can dispatch them.
export const REQUEST_EVENT = 'r509-asked';
export const REPLY_EVENT = 'r509-told';
