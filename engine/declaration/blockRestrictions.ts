import type { RuleKey } from '../citation/ruleIndex.ts';
import { hasKeyword, viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { matches } from '../state/matches.ts';
import type { RestrictionAbility } from '../vocabulary/abilities.ts';
import type { Filter } from '../vocabulary/filters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { abilitiesInPlay, applies, type InPlay } from './abilitiesInPlay.ts';
import { keywordBans } from './evasion.ts';
import type { NamedRestriction } from './namedProblem.ts';
import type { Restriction } from './solver/problem.ts';

/** CR 509.1b: everything that a choice of blocks may not disobey. */
export function blockRestrictions(
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): readonly NamedRestriction[] {
  return [
    ...targets.flatMap((attacker, target) => [
      ...menace(state, attacker, target),
      ...choosers.flatMap((blocker, chooser) =>
        keywordBans(state, attacker, blocker).map(
          ({ by, rules }): NamedRestriction => ({
            restriction: { kind: 'pairForbidden', chooser, target },
            by,
            objects: [attacker, blocker],
            rules: [...rules, 'blockers.restrictions'],
          }),
        ),
      ),
    ]),
    ...abilitiesInPlay(state, 'restriction').flatMap((inPlay) =>
      applies(state, inPlay) ? fromAbility(state, inPlay, choosers, targets) : [],
    ),
  ];
}

// CR 702.111b: not blocked except by two or more creatures.
function menace(state: GameState, attacker: ObjectId, target: number): readonly NamedRestriction[] {
  if (!hasKeyword(state, attacker, 'menace')) return [];
  return [
    {
      restriction: { kind: 'minChoosersOn', target, n: 2 },
      by: { source: attacker, what: { kind: 'keyword', keyword: 'menace' } },
      objects: [attacker],
      rules: ['keyword.menace', 'blockers.restrictions'],
    },
  ];
}

function fromAbility(
  state: GameState,
  inPlay: InPlay<RestrictionAbility>,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): readonly NamedRestriction[] {
  const { ability, source, subjects } = inPlay;
  const n = ability.n ?? 0;
  const view = viewOf(state);
  const fits = (filter: Filter | undefined, id: ObjectId): boolean =>
    matches(view, filter ?? {}, id, source);
  const named = (restriction: Restriction, ...objects: readonly ObjectId[]): NamedRestriction => ({
    restriction,
    by: { source: source.object, what: { kind: 'restriction', restriction: ability.restriction } },
    objects,
    rules: ['blockers.restrictions'] satisfies readonly RuleKey[],
  });
  const eachBlocker = (make: (id: ObjectId, chooser: number) => readonly NamedRestriction[]) =>
    choosers.flatMap((id, chooser) => (subjects.has(id) ? make(id, chooser) : []));
  const eachAttacker = (make: (id: ObjectId, target: number) => readonly NamedRestriction[]) =>
    targets.flatMap((id, target) => (subjects.has(id) ? make(id, target) : []));
  const forbidWhere = (forbids: (attacker: ObjectId, blocker: ObjectId) => boolean) =>
    targets.flatMap((attacker, target) =>
      choosers.flatMap((blocker, chooser) =>
        forbids(attacker, blocker)
          ? [named({ kind: 'pairForbidden', chooser, target }, attacker, blocker)]
          : [],
      ),
    );
  switch (ability.restriction) {
    case 'cannotBlock':
      return ability.filter === undefined
        ? eachBlocker((id, chooser) => [named({ kind: 'chooserForbidden', chooser }, id)])
        : forbidWhere((attacker, id) => subjects.has(id) && fits(ability.filter, attacker));
    case 'canBlockOnly':
      return forbidWhere((attacker, id) => subjects.has(id) && !fits(ability.filter, attacker));
    case 'cannotBlockAlone':
      return eachBlocker((id, chooser) => [named({ kind: 'notAlone', chooser }, id)]);
    case 'maxBlockers':
      return [named({ kind: 'maxChoosers', n }, source.object)];
    case 'cannotBeBlocked':
      return forbidWhere((attacker) => subjects.has(attacker));
    case 'cannotBeBlockedBy':
      return forbidWhere((id, blocker) => subjects.has(id) && fits(ability.filter, blocker));
    case 'cannotBeBlockedExceptBy':
      return forbidWhere((id, blocker) => subjects.has(id) && !fits(ability.filter, blocker));
    case 'minBlockers':
      return eachAttacker((id, target) => [named({ kind: 'minChoosersOn', target, n }, id)]);
    case 'maxBlockersOn':
      return eachAttacker((id, target) => [
        named({ kind: 'maxChoosersOn', targets: [target], n }, id),
      ]);
    case 'allOrNoneBlockers':
      return eachAttacker((id, target) => [
        named({ kind: 'allOrNoneOn', target, choosers: choosers.map((_, index) => index) }, id),
      ]);
    // These speak of attacking.
    case 'cannotAttack':
    case 'cannotAttackAlone':
    case 'canOnlyAttackAlone':
    case 'maxAttackers':
    case 'maxAttackersOnYou':
      return [];
    default:
      return assertNever(ability.restriction);
  }
}
