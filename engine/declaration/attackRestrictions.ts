import type { AttackedChoice } from '../log/declaration.ts';
import type { Restriction } from '../solver/problem.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import { defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import type { RestrictionAbility, RestrictionCode } from '../vocabulary/declarationAbilities.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { abilitiesInPlay, applies, type InPlay } from './abilitiesInPlay.ts';
import { attackedFits } from './attackedFits.ts';
import { fittingChoosers } from './fittingChoosers.ts';
import { forbiddenTo, isSetAside } from './keywordRestrictions.ts';
import type { NamedRestriction } from './namedProblem.ts';

/** CR 508.1c: everything that a choice of attackers may not disobey. */
export const attackRestrictions = (
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly NamedRestriction[] => [
  ...choosers.flatMap((id, chooser) => forbiddenByKeywords(state, id, chooser)),
  ...abilitiesInPlay(state, 'restriction').flatMap((inPlay) =>
    MAKERS[inPlay.ability.restriction]({
      state,
      inPlay,
      choosers,
      targets,
      affected: choosers.flatMap((id, at) => (inPlay.subjects.has(id) ? [{ id, at }] : [])),
    }),
  ),
];

// CR 508.1c: what a keyword of the creature's own forbids it (defender).
function forbiddenByKeywords(
  state: GameState,
  id: ObjectId,
  chooser: number,
): readonly NamedRestriction[] {
  const forbidden = forbiddenTo(theCharacteristics(state, id));
  return forbidden.flatMap(({ keyword, rules, said }): readonly NamedRestriction[] => {
    const forbids = said.some(
      (one) => one.restriction === 'cannotAttack' && !isSetAside(state, one, id),
    );
    if (!forbids) return [];
    return [
      {
        restriction: { kind: 'chooserForbidden', chooser },
        by: { source: id, what: { kind: 'keyword', keyword } },
        objects: [id],
        rules: [...rules, 'attackers.restrictions'],
      },
    ];
  });
}

/** One ability that restricts, with the choice it restricts. */
interface Setting {
  readonly state: GameState;
  readonly inPlay: InPlay<RestrictionAbility>;
  readonly choosers: readonly ObjectId[];
  readonly targets: readonly AttackedChoice[];
  /** The creatures that the ability is about, with their place among the choosers. */
  readonly affected: readonly { readonly id: ObjectId; readonly at: number }[];
}

type Maker = (setting: Setting) => readonly NamedRestriction[];

const SPEAKS_OF_BLOCKING: Maker = () => [];

const MAKERS: Readonly<Record<RestrictionCode, Maker>> = {
  cannotAttack: (setting) =>
    isUnconditional(setting.inPlay.ability)
      ? setting.affected.map(({ id, at }) =>
          named(setting, { kind: 'chooserForbidden', chooser: at }, id),
        )
      : forbiddenTowards(setting),
  cannotAttackAlone: (setting) =>
    ifApplies(setting, () =>
      setting.affected.map(({ id, at }) => named(setting, { kind: 'notAlone', chooser: at }, id)),
    ),
  canOnlyAttackAlone: (setting) =>
    ifApplies(setting, () =>
      setting.affected.map(({ id, at }) => named(setting, { kind: 'onlyAlone', chooser: at }, id)),
    ),
  cannotAttackUnlessWith: (setting) =>
    ifApplies(setting, () => {
      const { state, choosers, inPlay } = setting;
      const { filter, n = 1 } = inPlay.ability;
      const companions = fittingChoosers(state, filter, choosers, inPlay.source);
      return setting.affected.map(({ id, at }) =>
        named(setting, { kind: 'needsCompanions', chooser: at, companions, n }, id),
      );
    }),
  maxAttackers: (setting) =>
    ifApplies(setting, () => [
      named(
        setting,
        { kind: 'maxChoosers', n: setting.inPlay.ability.n ?? 0 },
        setting.inPlay.source.object,
      ),
    ]),
  maxAttackersOnYou: (setting) =>
    ifApplies(setting, () => [
      named(
        setting,
        {
          kind: 'maxChoosersOn',
          targets: targetsWhere(
            setting,
            (choice) =>
              choice.kind === 'player' && choice.player === setting.inPlay.source.controller,
          ),
          n: setting.inPlay.ability.n ?? 0,
        },
        setting.inPlay.source.object,
      ),
    ]),
  cannotBlock: SPEAKS_OF_BLOCKING,
  canBlockOnly: SPEAKS_OF_BLOCKING,
  cannotBlockAlone: SPEAKS_OF_BLOCKING,
  cannotBlockUnlessWith: SPEAKS_OF_BLOCKING,
  maxBlockers: SPEAKS_OF_BLOCKING,
  cannotBeBlocked: SPEAKS_OF_BLOCKING,
  cannotBeBlockedBy: SPEAKS_OF_BLOCKING,
  cannotBeBlockedExceptBy: SPEAKS_OF_BLOCKING,
  minBlockers: SPEAKS_OF_BLOCKING,
  maxBlockersOn: SPEAKS_OF_BLOCKING,
  allOrNoneBlockers: SPEAKS_OF_BLOCKING,
};

const isUnconditional = ({ if: when, unless, attacked }: RestrictionAbility): boolean =>
  when === undefined && unless === undefined && attacked === undefined;

// A condition may look at the player attacked, so it is asked towards each.
function forbiddenTowards(setting: Setting): readonly NamedRestriction[] {
  const { state, inPlay } = setting;
  const forbidden = targetsWhere(
    setting,
    (choice) =>
      attackedFits(state, inPlay.ability.attacked, choice, inPlay.source) &&
      applies(state, inPlay, defenderOf(state, choice)),
  );
  return setting.affected.flatMap(({ id, at }) =>
    forbidden.map((target) => named(setting, { kind: 'pairForbidden', chooser: at, target }, id)),
  );
}

const targetsWhere = (
  { targets }: Setting,
  fits: (choice: AttackedChoice) => boolean,
): readonly number[] => targets.flatMap((choice, at) => (fits(choice) ? [at] : []));

const defenderOf = (state: GameState, choice: AttackedChoice): PlayerId =>
  defendingPlayerOf(targetOfAttack(state, choice));

const ifApplies = (
  { state, inPlay }: Setting,
  make: () => readonly NamedRestriction[],
): readonly NamedRestriction[] => (applies(state, inPlay) ? make() : []);

const named = ({ inPlay }: Setting, restriction: Restriction, id: ObjectId): NamedRestriction => ({
  restriction,
  by: {
    source: inPlay.source.object,
    what: { kind: 'restriction', restriction: inPlay.ability.restriction },
  },
  objects: [id],
  rules: ['attackers.restrictions'],
});
