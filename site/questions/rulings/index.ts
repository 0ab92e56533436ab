// All rulings together, for a worker; a page loads that of what it asks (`script/ruled`).
import type { RuledKind } from '../../library/judged/marked.ts';
import { rulingOnAttack } from '../kinds/attack/ruling.ts';
import { rulingOnBlock } from '../kinds/block/ruling.ts';
import { rulingOnDivision } from '../kinds/division/ruling.ts';
import type { RuledMarking } from '../marking.ts';
import type { Mark } from '../script/mark.ts';
import type { Entries } from './material.ts';

export const RULINGS: {
  readonly [K in RuledKind]: (marking: RuledMarking<K>, entries: Entries) => Promise<Mark>;
} = {
  attack: rulingOnAttack,
  block: rulingOnBlock,
  division: rulingOnDivision,
};
