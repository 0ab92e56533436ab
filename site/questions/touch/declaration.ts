import type { Notation } from '../../view/notation.ts';
import type { Fault } from '../controls/mark.ts';
import { element } from '../dom.ts';
import { clearFaults, faultOf, showFaults } from './faults.ts';
import { Hand } from './hand.ts';
import type { Laid } from './laid.ts';
import { clearLines, drawLines, type OwnLine } from './lane.ts';
import { Lent } from './lent.ts';
import { tileCalled } from './tiles.ts';

/** One creature, and what it may do. */
interface Row {
  readonly tag: string;
  readonly tile: HTMLElement;
  readonly inputs: readonly HTMLInputElement[];
  readonly says: HTMLElement;
}

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
  const show = (faults: readonly Fault[]): void => {
    for (const row of rows) showRow(row, kind, plan.dataset.none ?? '');
    drawLines(stage, linesOf(rows, stage, kind, faults));
  };
  return {
    notation: () => notationOf(rows, kind, plan.dataset.nothing ?? ''),
    update: () => {
      clearFaults(stage);
      show([]);
    },
    refuse: (faults) => {
      show(faults);
      showFaults(stage, faults);
    },
    away: () => {
      hand.drop();
      lent.takeBack();
      clearFaults(stage);
      clearLines(stage);
      for (const { tile } of rows) tile.classList.remove('can', 'atk', 'blk');
      for (const { tile } of rows) tile.classList.add('idle');
      stage.classList.remove('asks', kind);
    },
  };
}

function rowOf(
  row: HTMLFieldSetElement,
  stage: HTMLElement,
  lent: Lent,
  hand: Hand,
): readonly Row[] {
  const { tag = '' } = row.dataset;
  const tile = tileCalled(stage, tag);
  if (tile === undefined) return [];
  const inputs = [...row.querySelectorAll('input')];
  tile.classList.add('can');
  const says = lent.add(element('span', 'st q-says'), tile);
  const [only] = row.querySelectorAll<HTMLElement>('.opt');
  if (inputs.length === 1 && only !== undefined) {
    lent.lend(only, tile);
    row.hidden = true;
  } else hand.hold(row, tile);
  return [{ tag, tile, inputs, says }];
}

const chosenIn = ({ inputs }: Row): readonly HTMLInputElement[] =>
  inputs.filter(({ checked, value }) => checked && value !== '');

function showRow(row: Row, kind: 'attack' | 'block', none: string): void {
  const [first, ...others] = chosenIn(row);
  const also = others.map(({ dataset }) => ` ${dataset.tag}`).join('');
  row.says.textContent = first === undefined ? none : `${first.dataset.says}${also}`;
  const role = kind === 'attack' ? 'atk' : 'blk';
  row.tile.classList.toggle(role, first !== undefined);
  row.tile.classList.toggle('idle', first === undefined);
}

const pairsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) =>
    chosenIn(row).map(({ dataset }) => ({ row, pair: [row.tag, dataset.tag ?? ''] as const })),
  );

function linesOf(
  rows: readonly Row[],
  stage: HTMLElement,
  kind: 'attack' | 'block',
  faults: readonly Fault[],
): readonly OwnLine[] {
  const chosen = pairsOf(rows);
  const pairs = chosen.map(({ pair }) => pair);
  return chosen.flatMap(({ row: { tile }, pair }): readonly OwnLine[] => {
    const fault = faultOf(faults, pairs, pair);
    if (kind === 'attack') return [{ above: tile, below: pair[1], fault }];
    const above = tileCalled(stage, pair[1]);
    return above === undefined ? [] : [{ above, below: tile, fault }];
  });
}

function notationOf(rows: readonly Row[], kind: 'attack' | 'block', nothing: string): Notation {
  const pairs = pairsOf(rows).map(({ pair }) => pair);
  if (pairs.length === 0) return [[nothing]];
  const sign = kind === 'attack' ? 'attacks' : 'blocks';
  return [...Map.groupBy(pairs, ([, what]) => what)].map(([what, own]) => [
    own.map(([tag]) => tag).join(' '),
    { sign },
    what,
  ]);
}
