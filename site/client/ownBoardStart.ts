// A board of one's own in a frame: apart from what any frame with a question has. Where it can't be loaded, the frame says
// so, and the link in its head leads to it.
import('./ownBoard.ts').catch(() => {
  const board = document.querySelector<HTMLElement>('r509-own-board');
  const { failed = '' } = JSON.parse(board?.dataset.words ?? '{}');
  board?.querySelector('.wait')?.replaceChildren(failed);
});

export {};
