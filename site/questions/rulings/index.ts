// One file for the browser to load with the first answer that the engine rules on.
import type { RuledKind } from '../../library/judged/marked.ts';
import type { Mark } from '../controls/mark.ts';
import type { RuledMarking } from '../marking.ts';
import { rulingOnAttack } from './attack.ts';
import { rulingOnBlock } from './block.ts';
import { rulingOnDivision } from './division.ts';
import type { Entries } from './material.ts';

export const RULINGS: {
  readonly [K in RuledKind]: (marking: RuledMarking<K>, entries: Entries) => Promise<Mark>;
} = {
  attack: rulingOnAttack,
  block: rulingOnBlock,
  division: rulingOnDivision,
};

export { rehearse } from './rehearse.ts';
