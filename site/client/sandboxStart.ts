// The board of one's own, asked for as soon as its page is there: apart from what any page with a question has. Where it
// can't be loaded, the page says so, with a way to try again.
const sandbox = document.querySelector<HTMLElement>('r509-sandbox');
const again = sandbox?.querySelector<HTMLElement>('.again');

function load(): void {
  import('./sandbox.ts').catch(() => {
    const { failed = '' } = JSON.parse(sandbox?.dataset.words ?? '{}');
    sandbox?.querySelector('.wait')?.replaceChildren(failed);
    again?.removeAttribute('hidden');
  });
}

again?.addEventListener('click', () => {
  if (!customElements.get('r509-sandbox')) load();
});
load();

// Where the device has a sheet of its own that takes pictures, the dialog leads there; it is there before that opens.
const sheet = sandbox?.querySelector<HTMLElement>('[data-as=sheet]');
const picture = new File([''], 'board.png', { type: 'image/png' });
if (sheet && 'canShare' in navigator) sheet.hidden = !navigator.canShare({ files: [picture] });
sandbox?.querySelector('.hand-on')?.addEventListener('toggle', () => {
  import('./sandbox/shareBoard.ts').then((part) => part.fetchAhead()).catch(() => undefined);
});

export {};
