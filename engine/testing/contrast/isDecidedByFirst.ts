import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { BoardQuestion } from '../../generation/asked.ts';
import type { GameState } from '../../state/gameState.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { literalRight } from '../generation/literalRight.ts';
import { eachTaken, eachTapped, takenByText } from './takenByText.ts';

/** A board of which something is asked, with the rules of the answer; `defending`: who blocks. */
interface AskedOf {
  readonly game: GameState;
  readonly asked: BoardQuestion;
  readonly defending: PlayerId;
  readonly rules: readonly RuleKey[];
}

/**
 * Whether the answer, by rules and cards read word for word, is another on the board without what its first rule speaks
 * of, read from its text; or, where several things make it so, without what its rules speak of together. That somebody
 * chooses decides only where nothing else that can be taken away does, and where what is tapped makes another answer.
 */
export function isDecidedByFirst({ game, asked, defending, rules }: AskedOf): boolean {
  const source = asked.kind === 'divide' ? asked.source : dividedBy(asked);
  const so = literalRight(game, asked, defending).join('|');
  const isOther = (other: GameState): boolean =>
    literalRight(other, asked, defending).join('|') !== so;
  const [first, ...more] = rules.map(
    (rule) => (some: readonly GameState[]) => some.flatMap((one) => takenByText(one, rule, source)),
  );
  if (first === undefined) return false;
  const alone = first([game]);
  if (alone.some(isOther) || more.reduce((some, take) => take(some), alone).some(isOther))
    return true;
  return isChoosing(rules) && !eachTaken(game).some(isOther) && eachTapped(game).some(isOther);
}

/** CR 508.1a, 509.1a: which of the untapped creatures are chosen. */
const isChoosing = ([first]: readonly RuleKey[]): boolean =>
  first === 'attackers.choose' || first === 'blockers.choose';

function dividedBy(asked: BoardQuestion) {
  const [act] = asked.kind === 'pickActs' ? asked.acts : [];
  return act?.kind === 'divide' ? act.assignments[0]?.source : undefined;
}
