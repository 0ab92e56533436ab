import type { RestrictionAbility, RestrictionOf } from '../language/restriction.ts';
import type { Restriction } from '../solver/problem.ts';
import { abilitiesInPlay, applies, type InPlay } from '../state/abilitiesInPlay.ts';
import { isCreature, theCharacteristics, viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { matches } from '../state/matches.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { withoutReached } from './beliefs/lureReaches.ts';
import { keywordBans } from './evasion.ts';
import { forbiddenTo } from './keywordRestrictions.ts';
import type { NamedRestriction } from './namedProblem.ts';

/** CR 509.1b: everything that a choice of blocks may not disobey. */
export function blockRestrictions(
  state: GameState,
  player: PlayerId,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): readonly NamedRestriction[] {
  return withoutReached(state, choosers, targets, [
    ...targets.flatMap((attacker, target) => [
      ...tooFew(state, attacker, target),
      ...choosers.flatMap((blocker, chooser) =>
        keywordBans(state, attacker, blocker).map(
          ({ by, rules }): NamedRestriction => ({
            restriction: { kind: 'pairForbidden', chooser, target },
            by,
            objects: [attacker, blocker],
            rules: [...rules, 'blockers.evasion', 'blockers.restrictions'],
          }),
        ),
      ),
    ]),
    ...abilitiesInPlay(state, 'restriction')
      .filter(isOnBlockers)
      .filter((inPlay) =>
        applies(state, inPlay, ON_ATTACKERS.has(inPlay.ability.restriction) ? player : undefined),
      )
      .flatMap((inPlay) => made(settingOf(state, player, inPlay, choosers, targets))),
  ]);
}

// CR 509.1b: how many creatures a keyword of the attacker asks for, if any block it (menace).
function tooFew(state: GameState, attacker: ObjectId, target: number): readonly NamedRestriction[] {
  const forbidden = forbiddenTo(theCharacteristics(state, attacker));
  return forbidden.flatMap(({ keyword, rules, said }): readonly NamedRestriction[] => {
    const asked = said.flatMap(({ restriction, n = 0 }) =>
      restriction === 'minBlockers' ? [n] : [],
    );
    if (asked.length === 0) return [];
    return [
      {
        restriction: { kind: 'minChoosersOn', target, n: Math.max(...asked) },
        by: { source: attacker, what: { kind: 'keyword', keyword } },
        objects: [attacker],
        rules: [...rules, 'blockers.restrictions'],
      },
    ];
  });
}

/** An ability that restricts, and the board on which it does. */
interface Setting<C extends OnBlockers = OnBlockers> {
  readonly ability: RestrictionAbility<C>;
  readonly source: ObjectId;
  /** The creatures of each side that the ability is about. */
  readonly blockers: readonly Placed[];
  readonly attackers: readonly Placed[];
  readonly everyBlocker: readonly Placed[];
  readonly everyAttacker: readonly Placed[];
  /** Whether some creature of the defending player's can't be chosen to block at all. */
  readonly isSomeUnable: boolean;
  readonly fits: (id: ObjectId) => boolean;
}

interface Placed {
  readonly id: ObjectId;
  readonly at: number;
}

type OnBlockers = RestrictionOf<'blocking'>;
type Maker<C extends OnBlockers> = (setting: Setting<C>) => readonly NamedRestriction[];

const made = (setting: Setting): readonly NamedRestriction[] => {
  const make: Maker<OnBlockers> = entryOf(MAKERS, setting.ability.restriction);
  return make(setting);
};

const isOnBlockers = (
  inPlay: InPlay<RestrictionAbility>,
): inPlay is InPlay<RestrictionAbility<OnBlockers>> =>
  Object.hasOwn(MAKERS, inPlay.ability.restriction);

/** CR 508.5: what is said of an attacker means by the defending player the one whom it attacks. */
const ON_ATTACKERS: ReadonlySet<OnBlockers> = new Set([
  'cannotBeBlocked',
  'cannotBeBlockedBy',
  'cannotBeBlockedExceptBy',
  'minBlockers',
  'maxBlockersOn',
  'allOrNoneBlockers',
] satisfies readonly OnBlockers[]);

/** CR 509.1b: each as its ability says it. */
const MAKERS: { readonly [C in OnBlockers]: Maker<C> } = {
  cannotBlock: (setting) =>
    setting.ability.filter === undefined
      ? setting.blockers.map(({ id, at }) =>
          named(setting, { kind: 'chooserForbidden', chooser: at }, id),
        )
      : pairs(
          setting.everyAttacker.filter(({ id }) => setting.fits(id)),
          setting.blockers,
          setting,
        ),
  canBlockOnly: (setting) =>
    pairs(
      setting.everyAttacker.filter(({ id }) => !setting.fits(id)),
      setting.blockers,
      setting,
    ),
  cannotBlockAlone: (setting) =>
    setting.blockers.map(({ id, at }) => named(setting, { kind: 'notAlone', chooser: at }, id)),
  cannotBlockUnlessWith: (setting) => {
    const companions = setting.everyBlocker
      .filter(({ id }) => setting.fits(id))
      .map(({ at }) => at);
    return setting.blockers.map(({ id, at }) =>
      named(
        setting,
        { kind: 'needsCompanions', chooser: at, companions, n: setting.ability.n ?? 1 },
        id,
      ),
    );
  },
  maxBlockers: (setting) => [
    named(setting, { kind: 'maxChoosers', n: setting.ability.n ?? 1 }, setting.source),
  ],
  cannotBeBlocked: (setting) => pairs(setting.attackers, setting.everyBlocker, setting),
  cannotBeBlockedBy: (setting) =>
    pairs(
      setting.attackers,
      setting.everyBlocker.filter(({ id }) => setting.fits(id)),
      setting,
    ),
  cannotBeBlockedExceptBy: (setting) =>
    pairs(
      setting.attackers,
      setting.everyBlocker.filter(({ id }) => !setting.fits(id)),
      setting,
    ),
  minBlockers: (setting) =>
    setting.attackers.map(({ id, at }) =>
      named(setting, { kind: 'minChoosersOn', target: at, n: setting.ability.n ?? 1 }, id),
    ),
  maxBlockersOn: (setting) =>
    setting.attackers.map(({ id, at }) =>
      named(setting, { kind: 'maxChoosersOn', targets: [at], n: setting.ability.n ?? 1 }, id),
    ),
  // All creatures that the player controls: where one of them can't be chosen, as a tapped one, no block is left.
  allOrNoneBlockers: (setting) =>
    setting.attackers.flatMap(({ id, at: target }) =>
      setting.isSomeUnable
        ? setting.everyBlocker.map(({ at: chooser }) =>
            named(setting, { kind: 'pairForbidden', chooser, target }, id),
          )
        : [
            named(
              setting,
              { kind: 'allOrNoneOn', target, choosers: setting.everyBlocker.map(({ at }) => at) },
              id,
            ),
          ],
    ),
};

function settingOf(
  state: GameState,
  player: PlayerId,
  { ability, source, subjects }: InPlay<RestrictionAbility<OnBlockers>>,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): Setting {
  const view = viewOf(state);
  const everyBlocker = choosers.map((id, at) => ({ id, at }));
  const everyAttacker = targets.map((id, at) => ({ id, at }));
  return {
    ability,
    source: source.object,
    blockers: everyBlocker.filter(({ id }) => subjects.has(id)),
    attackers: everyAttacker.filter(({ id }) => subjects.has(id)),
    everyBlocker,
    everyAttacker,
    isSomeUnable: state.battlefield.some(
      ({ id, controller }) =>
        controller === player && isCreature(state, id) && !choosers.includes(id),
    ),
    fits: (id) => matches(view, ability.filter ?? {}, id, source),
  };
}

const pairs = (
  attackers: readonly Placed[],
  blockers: readonly Placed[],
  setting: Named,
): readonly NamedRestriction[] =>
  attackers.flatMap((attacker) =>
    blockers.map((blocker) =>
      named(
        setting,
        { kind: 'pairForbidden', chooser: blocker.at, target: attacker.at },
        attacker.id,
        blocker.id,
      ),
    ),
  );

type Named = Pick<Setting, 'ability' | 'source'>;

const named = (
  { ability, source }: Named,
  restriction: Restriction,
  ...objects: readonly ObjectId[]
): NamedRestriction => ({
  restriction,
  by: { source, what: { kind: 'restriction', restriction: ability.restriction } },
  objects,
  rules: ['blockers.restrictions'],
});
