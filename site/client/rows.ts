// The rows under a question: a link into one opens it, and the ruling opens when it has been answered, or at once for
// whoever has chosen so.
import { bring, openRow, placeNamed, rows, unfold } from './foldedRows.ts';
import { whenWhole } from './whenWhole.ts';

const KEPT = 'rulings-at-once';

const rulingOf = (): Element | null => document.querySelector('#ruling');

/** Those that the page came with open, too: what they have kept or elsewhere is still to come. */
function openAround(place: Element | null): void {
  for (
    let row = place?.closest<HTMLElement>('details');
    row;
    row = row.parentElement?.closest<HTMLElement>('details')
  )
    openRow(row);
}

/** Opens what the address leads into, and goes there: a browser that came to it closed may have stopped short. */
function follow(): void {
  const place = placeNamed(location.hash.slice(1));
  if (place === null) return;
  openAround(place);
  // A replay goes to its steps by itself.
  if (place.closest('r509-replay') === null) place.scrollIntoView();
}

/** The row in whose heading, or in what else is named, an event happens. */
const rowAt = ({ target }: Event, also = ''): HTMLElement | null | undefined =>
  target instanceof Element
    ? target.closest(`.row-fold > summary${also}`)?.closest<HTMLElement>('.row-fold')
    : null;

// What stands elsewhere is under way by the time the row opens.
for (const name of ['pointerover', 'focusin'])
  addEventListener(name, (event) => {
    const row = rowAt(event);
    if (row) void bring(row);
  });
// What tries again waits for the press: what comes takes its place, and the key would meet the heading.
addEventListener('click', (event) => {
  const row = rowAt(event, ', .row-failed button');
  if (!row) return;
  void bring(row);
  unfold(row);
});
// On paper everything is there.
matchMedia('print').addEventListener('change', ({ matches }) => {
  if (matches) for (const row of rows()) unfold(row);
});
addEventListener('hashchange', follow);
addEventListener('click', ({ target }) => {
  // The address may name it already, and then does not change.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link !== null && link.hash === location.hash) follow();
});
addEventListener('answered', (event) => {
  // In somebody else’s page, what comes after a frame stays where it is.
  const ruling = rulingOf();
  if (ruling?.closest('.embed')) return;
  // The mark is to be seen first: a long ruling takes its time.
  if (event instanceof CustomEvent && event.detail?.right === true)
    requestAnimationFrame(() => setTimeout(() => openAround(ruling)));
});

whenWhole(() => {
  const choice = rulingOf()?.querySelector<HTMLInputElement>('.at-once input');
  if (choice) offer(choice);
  if (location.hash !== '') follow();
});

function offer(choice: HTMLInputElement): void {
  choice.closest<HTMLElement>('.at-once')?.removeAttribute('hidden');
  choice.checked = isKept();
  if (choice.checked) openAround(rulingOf());
  choice.addEventListener('change', () => keep(choice.checked));
}

function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'yes';
  } catch {
    return false;
  }
}

function keep(isChosen: boolean): void {
  try {
    if (isChosen) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing opens this one all the same.
  }
}
