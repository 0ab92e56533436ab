// The field in which all pages are searched: made as it is first wanted, by its link in the head or by `/`. What searches
// comes with it; until then what is typed stays, and Enter leads to the page of its own.
const link = document.querySelector<HTMLAnchorElement>('.find-go');
let field: HTMLInputElement | undefined;

link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !open(link)) return;
  event.preventDefault();
});

addEventListener('keydown', (event: KeyboardEvent) => {
  const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (key !== '/' || altKey || ctrlKey || metaKey || defaultPrevented || !link) return;
  const isTyping =
    target instanceof HTMLElement &&
    target.checkVisibility() &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog'));
  if (!isTyping && open(link)) event.preventDefault();
});

/** On its own page there is one already. */
function open(from: HTMLAnchorElement): boolean {
  const here = document.querySelector<HTMLInputElement>('.found-page input');
  if (here === null && !('popover' in from)) return false;
  field = here ?? field ?? made(from);
  if (here === null) field.form?.showPopover();
  field.focus();
  return true;
}

function made(from: HTMLAnchorElement): HTMLInputElement {
  const form = document.createElement('form');
  const input = document.createElement('input');
  form.className = 'find';
  form.popover = 'auto';
  form.role = 'search';
  // No form of a page sends anything: its policy forbids it.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(`${from.href}?${new URLSearchParams({ q: input.value })}`);
  });
  input.type = 'search';
  input.name = 'q';
  input.autocomplete = 'off';
  input.ariaLabel = from.textContent;
  form.append(input);
  from.after(form);
  import('./search/field.ts').then(({ searchIn }) => searchIn(form, input)).catch(() => {});
  return input;
}

export {};
