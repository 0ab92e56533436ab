import { element } from '../../../script/dom.ts';
import type { BorrowedNodes } from '../../../touch/borrowedNodes.ts';
import { tileCalled } from '../../../touch/tiles.ts';
import type { AnswerPair } from '../../../wanted.ts';
import type { PickedCreature } from './pickedCreature.ts';

export type Kind = 'attack' | 'block';

/** One creature, and what it may do. */
export interface ChoiceRow {
  readonly tag: string;
  readonly tile: HTMLElement;
  readonly inputs: readonly HTMLInputElement[];
  readonly says: HTMLElement;
}

export function rowOf(
  row: HTMLFieldSetElement,
  stage: HTMLElement,
  lent: BorrowedNodes,
  hand: PickedCreature,
): readonly ChoiceRow[] {
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

const chosenIn = ({ inputs }: ChoiceRow): readonly HTMLInputElement[] =>
  inputs.filter(({ checked, value }) => checked && value !== '');

export function showRow(row: ChoiceRow, kind: Kind, none: string): void {
  const [first, ...others] = chosenIn(row);
  const also = others.map(({ dataset }) => ` ${dataset.tag}`).join('');
  row.says.textContent = first === undefined ? none : `${first.dataset.says}${also}`;
  const role = kind === 'attack' ? 'atk' : 'blk';
  row.tile.classList.toggle(role, first !== undefined);
  row.tile.classList.toggle('idle', first === undefined);
}

export const pairsOf = (rows: readonly ChoiceRow[]): readonly AnswerPair[] =>
  rows.flatMap((row) =>
    chosenIn(row).map(({ dataset }): AnswerPair => [row.tag, dataset.tag ?? '']),
  );

/** Of several that exclude each other, nothing is one of them. */
export function choose({ tag, inputs }: ChoiceRow, wanted: readonly AnswerPair[]): void {
  const own = wanted.filter(([who]) => who === tag).map(([, what]) => what);
  for (const input of inputs)
    input.checked = input.value === '' ? own.length === 0 : own.includes(input.dataset.tag ?? '');
}
