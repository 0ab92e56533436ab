// The other languages and editions lead to the same place of the page: a link takes along the step that the address
// names when it is used. In another edition that step may have another number: it is found by what happens in it.
const KEPT = 'same-step';

for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang a, .ed a')) {
  const takeStep = (): void => {
    link.hash = location.hash;
    if (link.closest('.ed')) keep(textOf(stepNamed(location.hash)));
  };
  link.addEventListener('pointerdown', takeStep);
  link.addEventListener('click', takeStep);
}

/** What happened in the step that was left, until it has been looked for. */
let left = taken();
goToSame();
// The steps of a branch come later than the page, and all of a page that came abridged.
for (const event of ['brought', 'whole']) addEventListener(event, goToSame);

/** The nearest step of the same replay in which that happens. */
function goToSame(): void {
  const [, branch] = /^#(.*)step-\d+$/.exec(location.hash) ?? [];
  const steps = [...document.querySelectorAll('.sheet > li')].filter(
    (step) => step.id.replace(/step-\d+$/, '') === branch,
  );
  if (left === '' || steps.length === 0) return;
  const told = left;
  left = '';
  if (textOf(stepNamed(location.hash)) === told) return;
  const k = numberOf(location.hash);
  const [nearest] = steps
    .filter((step) => textOf(step) === told)
    .toSorted((a, b) => Math.abs(numberOf(a.id) - k) - Math.abs(numberOf(b.id) - k));
  if (nearest === undefined) return;
  history.replaceState(history.state, '', `#${nearest.id}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const numberOf = (id: string): number => Number(id.split('-').at(-1));

function stepNamed(hash: string): Element | null {
  return [...document.querySelectorAll('.sheet > li')].find(({ id }) => `#${id}` === hash) ?? null;
}

/** What happens in a step, and how it was ruled. */
function textOf(step: Element | null): string {
  const parts = [...(step?.querySelectorAll('.nt, .sentence, .v') ?? [])];
  return parts.map(({ textContent }) => textContent?.trim() ?? '').join(' ');
}

function keep(told: string): void {
  try {
    sessionStorage.setItem(KEPT, told);
  } catch {
    // A browser that keeps nothing goes to the same number.
  }
}

function taken(): string {
  try {
    const told = sessionStorage.getItem(KEPT) ?? '';
    sessionStorage.removeItem(KEPT);
    return told;
  } catch {
    return '';
  }
}

export {};
