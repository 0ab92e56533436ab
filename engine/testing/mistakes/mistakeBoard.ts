import type { EditionId } from '../../citation/editions.ts';
import {
  type AttackRow,
  type BlockRow,
  everyAttack,
  everyBlock,
} from '../../declaration/decisionTable.ts';
import type { MistakeName } from '../../mistakes/index.ts';
import { decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { givenName } from '../../vocabulary/ids.ts';
import type { EditionBoard } from '../editionChanges/editionChange.ts';
import { type Seen, seenOn } from '../editionChanges/seen.ts';

/** A board that somebody who makes a mistake rules on in another way than the rules do. */
export interface MistakeBoard extends Pick<EditionBoard, 'that' | 'board' | 'hands' | 'script'> {
  /** Left out, the newest. */
  readonly edition?: EditionId;
  /** What is seen after the script by the rules, and by the mistake. */
  readonly so: Partial<SeenByMistake>;
  readonly believed: Partial<SeenByMistake>;
  /** Mistakes that rule on it as the rules do: what tells them from their neighbours. */
  readonly notFor?: readonly MistakeName[];
}

export interface SeenByMistake extends Seen {
  /** Every declaration that is legal now: `guard>brute, bear>brute`, or nothing at all for none declared. */
  readonly legal: readonly string[];
}

export const seenByMistake = (line: Line): SeenByMistake => ({
  ...seenOn(line),
  legal: legalNow(line).toSorted(),
});

const MANY = 4096;

function legalNow(line: Line): readonly string[] {
  const decision = decisionOf(line);
  const game = gameOf(line);
  switch (decision.kind) {
    case 'declareAttackers':
      return (everyAttack(game, MANY) ?? []).filter(isLegal).map(attacksInWords);
    case 'declareBlockers':
      return (everyBlock(game, decision.player, MANY) ?? []).filter(isLegal).map(blocksInWords);
    default:
      return [];
  }
}

const isLegal = ({ verdict }: AttackRow | BlockRow): boolean => verdict.verdict === 'legal';

const attacksInWords = ({ declaration }: AttackRow): string =>
  declaration.attacks
    .map(({ attacker, target }) => {
      const attacked = target.kind === 'player' ? target.player : givenName(target.permanent);
      return `${givenName(attacker)}>${attacked}`;
    })
    .join(', ');

const blocksInWords = ({ declaration }: BlockRow): string =>
  declaration.blocks
    .map(({ blocker, attacker }) => `${givenName(blocker)}>${givenName(attacker)}`)
    .join(', ');
