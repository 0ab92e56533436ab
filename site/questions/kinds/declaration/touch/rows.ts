import { element } from '../../../script/dom.ts';
import type { Lent } from '../../../touch/lent.ts';
import { tileCalled } from '../../../touch/tiles.ts';
import type { Wanted } from '../../../wanted.ts';
import type { Hand } from './hand.ts';

export type Kind = 'attack' | 'block';

/** One creature, and what it may do. */
export interface Row {
  readonly tag: string;
  readonly tile: HTMLElement;
  readonly inputs: readonly HTMLInputElement[];
  readonly says: HTMLElement;
}

export function rowOf(
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

export function showRow(row: Row, kind: Kind, none: string): void {
  const [first, ...others] = chosenIn(row);
  const also = others.map(({ dataset }) => ` ${dataset.tag}`).join('');
  row.says.textContent = first === undefined ? none : `${first.dataset.says}${also}`;
  const role = kind === 'attack' ? 'atk' : 'blk';
  row.tile.classList.toggle(role, first !== undefined);
  row.tile.classList.toggle('idle', first === undefined);
}

export const pairsOf = (rows: readonly Row[]): readonly Wanted[] =>
  rows.flatMap((row) => chosenIn(row).map(({ dataset }): Wanted => [row.tag, dataset.tag ?? '']));
