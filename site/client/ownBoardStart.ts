// A board of one's own in a frame: apart from what any frame with a question has. Where it can't be loaded, the frame says
// so, with a way to try again; the link in its head leads to the board as well.
const board = document.querySelector<HTMLElement>('r509-own-board');
const again = board?.querySelector<HTMLElement>('.again');

function load(): void {
  import('./ownBoard.ts').catch(() => {
    const { failed = '' } = JSON.parse(board?.dataset.words ?? '{}');
    board?.querySelector('.wait')?.replaceChildren(failed);
    again?.removeAttribute('hidden');
  });
}

again?.addEventListener('click', () => {
  if (!customElements.get('r509-own-board')) load();
});
load();

export {};
