import type { Notation } from '../../../../i18n/notationWords.ts';
import type { Fault } from '../../../script/mark.ts';
import { clearFaults, faultOf, showFaults } from '../../../touch/faults.ts';
import type { Laid } from '../../../touch/laid.ts';
import { Lent } from '../../../touch/lent.ts';
import { tileCalled } from '../../../touch/tiles.ts';
import type { Wanted } from '../../../wanted.ts';
import { Hand } from './hand.ts';
import { clearLines, drawLines, type OwnLine } from './lane.ts';
import { type Kind, pairsOf, type Row, rowOf, showRow } from './rows.ts';

/** Who attacks what, or who blocks whom, chosen on the creatures themselves. */
export function layDeclaration(form: HTMLFormElement, stage: HTMLElement): Laid | undefined {
  const plan = form.querySelector<HTMLElement>('.q-declare');
  if (plan === null) return undefined;
  const lent = new Lent(form);
  const hand = new Hand(stage, lent, plan.dataset.hint ?? '');
  const rows = [...plan.querySelectorAll('fieldset')].flatMap((row) =>
    rowOf(row, stage, lent, hand),
  );
  const kind = plan.dataset.kind === 'attack' ? 'attack' : 'block';
  stage.classList.add('asks', kind);
  plan.hidden = plan.querySelector('fieldset:not([hidden])') === null;
  let played: readonly Fault[] = [];
  const show = (faults: readonly Fault[], wanted?: readonly Wanted[]): void => {
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

const has = (pairs: readonly Wanted[], [tag, what]: Wanted): boolean =>
  pairs.some((one) => one[0] === tag && one[1] === what);

/** Whether a creature does one thing here and another there. */
const differs = (tag: string, here: readonly Wanted[], there: readonly Wanted[]): boolean =>
  [...here, ...there].some((pair) => pair[0] === tag && has(here, pair) !== has(there, pair));

interface Drawing {
  readonly stage: HTMLElement;
  readonly kind: Kind;
  readonly faults: readonly Fault[];
  readonly wanted: readonly Wanted[] | undefined;
}

function linesOf(
  chosen: readonly Wanted[],
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

function notationOf(rows: readonly Row[], kind: Kind, nothing: string): Notation {
  const pairs = pairsOf(rows);
  if (pairs.length === 0) return [[nothing]];
  const sign = kind === 'attack' ? 'attacks' : 'blocks';
  return [...Map.groupBy(pairs, ([, what]) => what)].map(([what, own]) => [
    own.map(([tag]) => tag).join(' '),
    { sign },
    what,
  ]);
}
