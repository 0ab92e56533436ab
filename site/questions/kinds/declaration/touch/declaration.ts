import type { Notation } from '../../../../i18n/notationWords.ts';
import type { Fault } from '../../../script/mark.ts';
import type { BoardControls } from '../../../touch/boardControls.ts';
import { BorrowedNodes } from '../../../touch/borrowedNodes.ts';
import { clearFaults, faultOf, showFaults } from '../../../touch/faults.ts';
import { tileCalled } from '../../../touch/tiles.ts';
import type { AnswerPair } from '../../../wanted.ts';
import { clearLines, drawLines, type OwnLine } from './lines.ts';
import { PickedCreature } from './pickedCreature.ts';
import { type ChoiceRow, choose, type Kind, pairsOf, rowOf, showRow } from './rows.ts';

/** Who attacks what, or who blocks whom, chosen on the creatures themselves. */
export function layDeclaration(
  form: HTMLFormElement,
  stage: HTMLElement,
): BoardControls | undefined {
  const plan = form.querySelector<HTMLElement>('.q-declare');
  if (plan === null) return undefined;
  const lent = new BorrowedNodes(form);
  const hand = new PickedCreature(stage, lent, plan.dataset.hint ?? '');
  const rows = [...plan.querySelectorAll('fieldset')].flatMap((row) =>
    rowOf(row, stage, lent, hand),
  );
  const kind = plan.dataset.kind === 'attack' ? 'attack' : 'block';
  stage.classList.add('asks', kind);
  plan.hidden = plan.querySelector('fieldset:not([hidden])') === null;
  let played: readonly Fault[] = [];
  const show = (faults: readonly Fault[], wanted?: readonly AnswerPair[]): void => {
    played = faults;
    for (const row of rows) showRow(row, kind, plan.dataset.none ?? '');
    for (const { tile, tag } of rows)
      tile.classList.toggle('legal', wanted !== undefined && differs(tag, pairsOf(rows), wanted));
    drawLines(stage, linesOf(pairsOf(rows), { stage, kind, faults, wanted }));
  };
  return {
    notation: () => notationOf(rows, kind, plan.dataset.nothing ?? ''),
    update: () => {
      clearFaults(stage);
      show([]);
    },
    play: (faults) => {
      show(faults);
      showFaults(stage, faults);
    },
    suggest: (wanted) => show(played, wanted),
    choose: (wanted) => {
      for (const row of rows) choose(row, wanted);
      form.dispatchEvent(new Event('input', { bubbles: true }));
    },
    away: () => {
      hand.drop();
      lent.takeBack();
      clearFaults(stage);
      clearLines(stage);
      for (const { tile } of rows) tile.classList.remove('can', 'atk', 'blk', 'legal');
      for (const { tile } of rows) tile.classList.add('idle');
      stage.classList.remove('asks', kind);
    },
  };
}

const has = (pairs: readonly AnswerPair[], [tag, what]: AnswerPair): boolean =>
  pairs.some((one) => one[0] === tag && one[1] === what);

/** Whether a creature does one thing here and another there. */
const differs = (tag: string, here: readonly AnswerPair[], there: readonly AnswerPair[]): boolean =>
  [...here, ...there].some((pair) => pair[0] === tag && has(here, pair) !== has(there, pair));

interface Drawing {
  readonly stage: HTMLElement;
  readonly kind: Kind;
  readonly faults: readonly Fault[];
  readonly wanted: readonly AnswerPair[] | undefined;
}

function linesOf(
  chosen: readonly AnswerPair[],
  { stage, kind, faults, wanted = chosen }: Drawing,
): readonly OwnLine[] {
  const missing = wanted.filter((pair) => !has(chosen, pair));
  return [...chosen, ...missing].flatMap((pair): readonly OwnLine[] => {
    const [tag, what] = pair;
    const fault = faultOf(faults, chosen, pair);
    const drawn = {
      fault: has(chosen, pair) ? fault : undefined,
      change: has(missing, pair) ? 'wanted' : has(wanted, pair) ? 'none' : 'unwanted',
    } as const;
    const tile = tileCalled(stage, tag);
    const other = tileCalled(stage, what);
    if (tile === undefined) return [];
    if (kind === 'attack') return [{ ...drawn, above: tile, below: what }];
    return other === undefined ? [] : [{ ...drawn, above: other, below: tile }];
  });
}

function notationOf(rows: readonly ChoiceRow[], kind: Kind, nothing: string): Notation {
  const pairs = pairsOf(rows);
  if (pairs.length === 0) return [[nothing]];
  const sign = kind === 'attack' ? 'attacks' : 'blocks';
  return [...Map.groupBy(pairs, ([, what]) => what)].map(([what, own]) => [
    own.map(([tag]) => tag).join(' '),
    { sign },
    what,
  ]);
}
