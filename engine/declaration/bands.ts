import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AttackDeclaration } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
import { mayFormBand } from '../state/banding.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { Band } from '../state/combat.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { declaredTwice } from './declaredTwice.ts';
import { sameAttacked } from './eligibleAttackers.ts';

/** Why attackers may not be banded as the declaration says (CR 508.1e, 702.22c-d); nothing where they may. */
export function bandProblems(
  state: GameState,
  { attacks, bands = [] }: AttackDeclaration,
): readonly Violation[] {
  const attackers = attacks.map(({ attacker }) => attacker);
  return [
    // CR 702.22c: each is a member of only one band.
    ...declaredTwice(
      bands.flat().map((id) => [id]),
      'keyword.banding',
    ),
    ...bands.flatMap((band) => {
      const strangers = band.filter((id) => !attackers.includes(id));
      if (strangers.length > 0)
        return strangers.map((id) => cannotBand([id], 'attackers.announceBands'));
      if (band.length < 2 || !mayFormBand(state, band))
        return [cannotBand(band, ...rulesOfBand(state, band))];
      return attackedApart(attacks, band);
    }),
  ];
}

/** Of the bands that were declared, what other attackers can keep: of each the members that may still be one. */
export function keptBands(
  state: GameState,
  attacks: AttackDeclaration['attacks'],
  declared: readonly Band[],
): readonly Band[] {
  const free = new Set(attacks.map(({ attacker }) => attacker));
  const kept: Band[] = [];
  for (const band of declared) {
    const part: ObjectId[] = [];
    for (const id of band) {
      const grown = [...part, id];
      const alone = part.length === 0;
      const fits = alone || bandProblems(state, { attacks, bands: [grown] }).length === 0;
      if (free.has(id) && fits) part.push(id);
    }
    if (part.length < 2) continue;
    kept.push(part);
    for (const id of part) free.delete(id);
  }
  return kept;
}

/** The rules that let these creatures be a band, or forbid it: those of each sort of banding that is among them. */
export const rulesOfBand = (state: GameState, band: Band): readonly RuleKey[] => {
  const byOther = band.some((id) => hasKeyword(state, id, 'bandsWithOther'));
  const plainly = band.some((id) => hasKeyword(state, id, 'banding'));
  return [
    ...(plainly || !byOther ? (['keyword.banding'] as const) : []),
    ...(byOther ? (['keyword.bandsWithOtherBand'] as const) : []),
  ];
};

/** CR 702.22d: all of a band, each of which attacks, attack the same player, planeswalker, or battle. */
function attackedApart(attacks: AttackDeclaration['attacks'], band: Band): readonly Violation[] {
  const members = attacks.filter(({ attacker }) => band.includes(attacker));
  const { target: common } = known(members[0], 'member of the band');
  return members
    .filter(({ target }) => !sameAttacked(common, target))
    .map(({ attacker, target }) => ({
      code: 'bandAttacksSeveral',
      objects: [attacker],
      rules: [
        'keyword.bandAttacksOneTarget',
        // CR 802.3b
        ...(common.kind === 'player' && target.kind === 'player'
          ? (['multiplayer.bandAttacksOnePlayer'] as const)
          : []),
      ],
    }));
}

const cannotBand = (objects: Band, ...rules: readonly RuleKey[]): Violation => ({
  code: 'cannotBand',
  objects,
  rules,
});
