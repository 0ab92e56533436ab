// A rule's number says what the rule says: to a pointer that rests on it, to who comes to it by keys, and to the first touch,
// which a second one follows. What shows it comes as it is first asked for.
export {};

type Preview = typeof import('./rulePreview.ts');

const OF_RULES = /\/rules\/(?:gone\/#|\d)/;

const loaded = (): Promise<Preview> => import('./rulePreview.ts');

function numberAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.r') : null;
  return link !== null && OF_RULES.test(link.href) ? link : undefined;
}

// Of somebody who only passes by, nothing is asked: what does not come is not missed.
const offer = (link: HTMLAnchorElement, by: 'mouse' | 'keys'): void =>
  void loaded().then(
    ({ previewSoon }) => previewSoon(link, by),
    () => {},
  );

document.addEventListener('pointerover', ({ target, pointerType }) => {
  const link = numberAt(target);
  if (link && pointerType === 'mouse') offer(link, 'mouse');
});

document.addEventListener('focusin', ({ target }) => {
  const link = numberAt(target);
  if (link?.matches(':focus-visible')) offer(link, 'keys');
});

document.addEventListener('click', (event) => {
  const link = numberAt(event.target);
  if (!link || !('pointerType' in event) || event.pointerType !== 'touch') return;
  if (link.hasAttribute('aria-describedby')) return;
  event.preventDefault();
  const follow = (): void => location.assign(link.href);
  loaded().then(async ({ preview }) => {
    if (!(await preview(link, 'touch'))) follow();
  }, follow);
});
