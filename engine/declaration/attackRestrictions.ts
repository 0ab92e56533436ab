import type { RestrictionAbility, RestrictionOf } from '../language/restriction.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Restriction } from '../solver/problem.ts';
import { abilitiesInPlay, applies, type InPlay } from '../state/abilitiesInPlay.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import { defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { attackedFits } from './attackedFits.ts';
import { forbiddenByGoading } from './beliefs/goading.ts';
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
  ...forbiddenByGoading(state, choosers, targets),
  ...abilitiesInPlay(state, 'restriction')
    .filter(isOnAttackers)
    .flatMap((inPlay) =>
      made({
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

/** An ability that restricts, and the choice that it restricts. */
interface Setting<C extends OnAttackers = OnAttackers> {
  readonly state: GameState;
  readonly inPlay: InPlay<RestrictionAbility<C>>;
  readonly choosers: readonly ObjectId[];
  readonly targets: readonly AttackedChoice[];
  /** The creatures that the ability is about, with their place among the choosers. */
  readonly affected: readonly { readonly id: ObjectId; readonly at: number }[];
}

type OnAttackers = RestrictionOf<'attacking'>;
type Maker<C extends OnAttackers> = (setting: Setting<C>) => readonly NamedRestriction[];

const made = (setting: Setting): readonly NamedRestriction[] => {
  const make: Maker<OnAttackers> = entryOf(MAKERS, setting.inPlay.ability.restriction);
  return make(setting);
};

const isOnAttackers = (
  inPlay: InPlay<RestrictionAbility>,
): inPlay is InPlay<RestrictionAbility<OnAttackers>> =>
  Object.hasOwn(MAKERS, inPlay.ability.restriction);

/** CR 508.1c: each as its ability says it. */
const MAKERS: { readonly [C in OnAttackers]: Maker<C> } = {
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
        { kind: 'maxChoosers', n: setting.inPlay.ability.n ?? 1 },
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
          n: setting.inPlay.ability.n ?? 1,
        },
        setting.inPlay.source.object,
      ),
    ]),
};

const isUnconditional = ({
  if: when,
  unless,
  attacked,
}: RestrictionAbility<'cannotAttack'>): boolean =>
  when === undefined && unless === undefined && attacked === undefined;

// A condition may look at the player attacked, so it is asked towards each.
function forbiddenTowards(setting: Setting<'cannotAttack'>): readonly NamedRestriction[] {
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
  { targets }: Pick<Setting, 'targets'>,
  fits: (choice: AttackedChoice) => boolean,
): readonly number[] => targets.flatMap((choice, at) => (fits(choice) ? [at] : []));

const defenderOf = (state: GameState, choice: AttackedChoice): PlayerId =>
  defendingPlayerOf(targetOfAttack(state, choice));

const ifApplies = (
  { state, inPlay }: Pick<Setting, 'state' | 'inPlay'>,
  make: () => readonly NamedRestriction[],
): readonly NamedRestriction[] => (applies(state, inPlay) ? make() : []);

const named = (
  { inPlay }: Pick<Setting, 'inPlay'>,
  restriction: Restriction,
  id: ObjectId,
): NamedRestriction => ({
  restriction,
  by: {
    source: inPlay.source.object,
    what: { kind: 'restriction', restriction: inPlay.ability.restriction },
  },
  objects: [id],
  rules: ['attackers.restrictions'],
});
