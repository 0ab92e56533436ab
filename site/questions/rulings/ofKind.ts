// What rules on the answers of each kind, and tries it out before anybody waits: each comes with the first that is asked.
import type { RuledKind } from '../../library/judged/marked.ts';
import type { RuledMarking } from '../marking.ts';
import { loadedOnce } from '../script/loadedOnce.ts';
import type { Mark } from '../script/mark.ts';
import type { Entries } from './material.ts';

export { rehearse } from './rehearse.ts';

type Ruling<K extends RuledKind> = (marking: RuledMarking<K>, entries: Entries) => Promise<Mark>;

/** Rejects where it can't be loaded. */
export const rulingOf = <K extends RuledKind>(kind: K): Promise<Ruling<K>> => RULINGS[kind]();

const RULINGS: { readonly [K in RuledKind]: () => Promise<Ruling<K>> } = {
  attack: loadedOnce<void, Ruling<'attack'>>(
    async () => (await import('./onAttack.ts')).rulingOnAttack,
  ),
  block: loadedOnce<void, Ruling<'block'>>(
    async () => (await import('./onBlock.ts')).rulingOnBlock,
  ),
  division: loadedOnce<void, Ruling<'division'>>(
    async () => (await import('./onDivision.ts')).rulingOnDivision,
  ),
};
