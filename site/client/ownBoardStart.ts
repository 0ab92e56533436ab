// A board of one's own in a frame: apart from what any frame with a question has. Where it can't be loaded, the link in the
// frame's head leads to it.
import('./ownBoard.ts').catch(() => {});
