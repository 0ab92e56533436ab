// The page of what was answered comes on demand, so that what questions have too stays one request. Where it can't be
// loaded, the page says so, with a way to try again.
const page = document.querySelector<HTMLElement>('r509-progress');
const again = page?.querySelector<HTMLElement>('.pg-again');

function load(): void {
  again?.setAttribute('hidden', '');
  import('./progressPage.ts').catch(() => {
    page?.querySelector('.pg-sum')?.replaceChildren(page.dataset.failed ?? '');
    again?.removeAttribute('hidden');
  });
}

again?.addEventListener('click', () => {
  if (!customElements.get('r509-progress')) load();
});
load();

export {};
