import { element } from '../../script/dom.ts';
import type { BoardControls } from '../../touch/boardControls.ts';
import { BorrowedNodes } from '../../touch/borrowedNodes.ts';
import { clearFaults, showFaults } from '../../touch/faults.ts';
import { placeCalled, tileCalled } from '../../touch/tiles.ts';
import type { AnswerPair } from '../../wanted.ts';

interface Share {
  readonly tag: string;
  readonly input: HTMLInputElement;
}

/** Damage is counted up and down where it lands. */
export function layDivision(form: HTMLFormElement, stage: HTMLElement): BoardControls | undefined {
  const plan = form.querySelector<HTMLFieldSetElement>('.q-divide');
  if (plan === null) return undefined;
  const lent = new BorrowedNodes(form);
  const { source = '', total = '0' } = plan.dataset;
  const shares = [...plan.querySelectorAll<HTMLElement>('[data-tag]')].flatMap((share) =>
    lendShare(share, stage, lent),
  );
  const leftTo = (): number => Number(total) - sumOf(shares);
  const tile = tileCalled(stage, source);
  const left = tile && lent.add(element('b', 'st q-left'), tile);
  plan.querySelector('output')?.classList.toggle('vh', left !== undefined);
  const count = ({ target }: Event): void => countBy(target, shares, leftTo());
  stage.addEventListener('click', count);
  stage.classList.add('asks');
  return {
    notation: () => [[`${source}: ${sharesText(shares)}`]],
    update: () => {
      clearFaults(stage);
      suggestShares(shares, undefined);
      const text = leftText(plan, leftTo());
      for (const place of [left, plan.querySelector('output')]) if (place) place.textContent = text;
    },
    play: (faults) => showFaults(stage, faults),
    suggest: (wanted) => suggestShares(shares, wanted),
    choose: (wanted) => {
      for (const { tag, input } of shares) input.value = wantedFor(tag, wanted);
      form.dispatchEvent(new Event('input', { bubbles: true }));
    },
    away: () => {
      stage.removeEventListener('click', count);
      stage.classList.remove('asks');
      clearFaults(stage);
      suggestShares(shares, undefined);
      lent.takeBack();
    },
  };
}

function lendShare(share: HTMLElement, stage: HTMLElement, lent: BorrowedNodes): readonly Share[] {
  const input = share.querySelector('input');
  const counter = share.querySelector<HTMLElement>('.q-count');
  const { tag = '' } = share.dataset;
  if (input === null || counter === null) return [];
  const place = placeCalled(stage, tag);
  if (place) lent.lend(counter, place);
  share.hidden = place !== undefined;
  return [{ tag, input }];
}

/** Beside each number that would be another one, that one; the sentence below says it to who hears the page. */
function suggestShares(shares: readonly Share[], wanted: readonly AnswerPair[] | undefined): void {
  for (const share of shares) {
    const counter = share.input.parentElement;
    counter?.querySelector('.q-legal')?.remove();
    if (wanted === undefined) continue;
    const amount = wantedFor(share.tag, wanted);
    if (Number(amount) === amountOf(share)) continue;
    const note = element('span', 'q-legal', amount);
    note.setAttribute('aria-hidden', 'true');
    counter?.append(note);
  }
}

function wantedFor(tag: string, wanted: readonly AnswerPair[]): string {
  const [, amount = '0'] = wanted.find(([to]) => to === tag) ?? [];
  return amount;
}

const amountOf = ({ input }: Share): number => Math.max(0, Number(input.value) || 0);

const sumOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, share) => sum + amountOf(share), 0);

const sharesText = (shares: readonly Share[]): string =>
  shares
    .filter((share) => amountOf(share) > 0)
    .map((share) => `${amountOf(share)} ${share.tag}`)
    .join(', ') || '0';

const leftText = ({ dataset }: HTMLElement, left: number): string =>
  ((left < 0 ? dataset.over : dataset.left) ?? '').replace('{k}', `${Math.abs(left)}`);

/** One more as long as there is any left; one less as long as there is any. */
function countBy(target: EventTarget | null, shares: readonly Share[], left: number): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-add]') : null;
  const own = button?.parentElement?.querySelector('input');
  const share = shares.find(({ input }) => input === own);
  const by = Number(button?.dataset.add);
  if (share === undefined || (by > 0 ? left <= 0 : amountOf(share) === 0)) return;
  share.input.value = `${amountOf(share) + by}`;
  share.input.dispatchEvent(new Event('input', { bubbles: true }));
}
