import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { GameState } from '../../state/gameState.ts';
import { type Taken, without } from './without.ts';

/** The acts whose answers lie in what is there, so that they can be asked for again with one thing taken away. */
export type StaticDeed = 'attack' | 'block' | 'divide';

/**
 * The rules without which the answer would be another, found by asking again: `answerIn` gives the same text for the same
 * answer, and nothing where there is none. None where nothing that can be taken away changes it.
 */
export function decidingRules(
  game: GameState,
  deed: StaticDeed,
  answerIn: (game: GameState) => string | undefined,
): readonly RuleKey[] {
  const so = answerIn(game);
  return CONTRASTS[deed].flatMap(({ taken, rule }): readonly RuleKey[] => {
    const other = without(game, taken);
    return other === game || answerIn(other) === so ? [] : [rule];
  });
}

/** What is taken away where a rule is; nothing where none of these shows what rests on it. */
export const takenFor = (deed: StaticDeed, rule: RuleKey): readonly Taken[] =>
  CONTRASTS[deed].filter((one) => one.rule === rule).map(({ taken }) => taken);

interface Contrast {
  readonly taken: Taken;
  /** The rule that brings it in. */
  readonly rule: RuleKey;
}

const CONTRASTS: { readonly [D in StaticDeed]: readonly Contrast[] } = {
  attack: [
    // CR 702.10b: where it is not for haste, it is for having come this turn (CR 302.6).
    { taken: { kind: 'keyword', keyword: 'haste' }, rule: 'keyword.haste' },
    { taken: { kind: 'restrictions' }, rule: 'attackers.restrictions' },
    { taken: { kind: 'combatCosts' }, rule: 'attackers.costNotForced' },
    { taken: { kind: 'requirements' }, rule: 'attackers.requirements' },
    { taken: { kind: 'sick' }, rule: 'creature.summoningSickness' },
    { taken: { kind: 'tapped' }, rule: 'attackers.choose' },
  ],
  block: [
    { taken: { kind: 'restrictions' }, rule: 'blockers.restrictions' },
    { taken: { kind: 'combatCosts' }, rule: 'blockers.costNotForced' },
    { taken: { kind: 'requirements' }, rule: 'blockers.requirements' },
    { taken: { kind: 'tapped' }, rule: 'blockers.choose' },
  ],
  divide: [
    { taken: { kind: 'keyword', keyword: 'deathtouch' }, rule: 'keyword.deathtouchDivision' },
    { taken: { kind: 'keyword', keyword: 'trample' }, rule: 'keyword.trample' },
    { taken: { kind: 'damage' }, rule: 'damage.lethal' },
  ],
};
