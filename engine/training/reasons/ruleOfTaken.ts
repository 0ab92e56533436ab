import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { meaningOf } from '../../language/keywords/lists.ts';
import type { PermissionCode } from '../../language/permission.ts';
import { attackOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { keysOf } from '../../vocabulary/entries.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { ruleOfDividing } from '../contrast/decidingRules.ts';
import { rulesOfKeyword } from '../contrast/rulesOfKeyword.ts';
import { type Said, type Taken, without } from '../contrast/without.ts';
import type { TurningOn } from './turningOn.ts';

/** Of what is known by the time a rule is looked for. */
interface Known {
  readonly game: GameState;
  readonly about: TurningOn;
  /** Every rule of what happens from the question on. */
  readonly told: readonly RuleKey[];
  /** Rules that are preferred where several speak of it: of the mistakes that answer as if it were not there. */
  readonly preferred: readonly RuleKey[];
}

/** The rule that speaks of what was taken away; nothing where the edition has none. */
export function ruleOfTaken(taken: Taken, known: Known): RuleKey | undefined {
  return candidates(taken, known).find(
    (rule) => rule !== undefined && numberOf(known.game.edition, rule) !== undefined,
  );
}

function candidates(taken: Taken, known: Known): readonly (RuleKey | undefined)[] {
  const { about, told } = known;
  switch (taken.kind) {
    case 'keyword':
      return ofKeyword(taken.keyword, known);
    case 'tapped':
    case 'sick':
      return taken.kind === 'sick'
        ? ['creature.summoningSickness']
        : [about.kind === 'attack' ? 'attackers.choose' : 'blockers.choose'];
    case 'damage':
      // CR 120.6: damage that is marked on a creature counts for lethal damage.
      return about.kind === 'divide' ? ['damage.lethal'] : ['stateBased.lethalDamage'];
    case 'counters':
      return ['counter.definition'];
    case 'shield':
      return [...toldOf(told, ['prevention.next']), 'prevention.nextDamage'];
    case 'said':
      return [...permittedBy(taken.permission), ...ofSaid(taken.what, known)];
    case 'saidByEffect':
      return ofSaid(taken.what, known);
    case 'goaded':
      return ['action.goaded', 'attackers.requirements'];
    case 'ability':
      return taken.which === 'triggered'
        ? [...toldOf(told, ['triggers.']), 'triggers.event']
        : toldOf(told, ['layers.', 'prevention.', 'replacement.']);
    case 'severalFought':
      return [DIVIDING[attackOf(known.game, taken.by) === undefined ? 'blocker' : 'attacker']];
    case 'shared':
      return ['keyword.trample'];
    case 'order':
      return ['blockers.orderBlockers', 'blockers.orderAttackers'];
    default:
      return assertNever(taken);
  }
}

/** Those that something tells of come first, then its own. */
function ofKeyword(keyword: Keyword, { game, about, told, preferred }: Known) {
  const own = rulesOfKeyword(game.edition, keyword);
  const meaning = meaningOf(keyword);
  const first =
    about.kind === 'divide' && meaning !== undefined
      ? [ruleOfDividing(game, about.source, { ...meaning, keyword })]
      : [];
  return [
    ...own.filter((rule) => preferred.includes(rule)),
    ...first,
    ...own.filter((rule) => told.includes(rule)),
    ...own,
  ];
}

const permittedBy = (permission: PermissionCode | undefined): readonly RuleKey[] =>
  permission === undefined ? [] : OF_PERMISSION[permission];

/** What is permitted against a rule of its own; what else is permitted is more than one may choose by the rule of choosing. */
const OF_PERMISSION: { readonly [P in PermissionCode]: readonly RuleKey[] } = {
  attackDespiteDefender: ['keyword.defender'],
  blockAsThoughShadow: ['keyword.shadow'],
  ignoreLandwalk: ['keyword.landwalk'],
  blockAdditional: [],
  divideDamageOfAttackersOnYou: [],
  chooseAttackers: [],
  chooseBlockers: [],
  attackingPlayerChoosesBlockers: [],
  assignAsThoughUnblocked: [],
  exertAsItAttacks: ['action.exertOptionalCost'],
};

export const PERMISSIONS = keysOf(OF_PERMISSION);

/** CR 508.1d, 509.1c: where something is required, nobody has to pay for it. */
function ofSaid(what: Said, { game, about }: Known): readonly RuleKey[] {
  const isAttack = about.kind === 'attack';
  const own = (isAttack ? OF_ATTACKERS : OF_BLOCKERS)[what];
  const isRequired = without(game, { kind: 'said', what: 'requirement' }) !== game;
  return what === 'combatCost' && isRequired
    ? [isAttack ? 'attackers.costNotForced' : 'blockers.costNotForced']
    : [own];
}

/** Whether a rule speaks of what is asked, and not of the like on the other side: of attacks where blocks are declared. */
export function isAboutThat(rule: RuleKey, game: GameState, about: TurningOn): boolean {
  switch (about.kind) {
    case 'attack':
      return !rule.startsWith('blockers.') && rule !== 'battle.protectorBlocks';
    case 'block':
      return !rule.startsWith('attackers.') && rule !== 'battle.protectorCantAttack';
    case 'divide':
      return rule !== DIVIDING[attackOf(game, about.source) === undefined ? 'attacker' : 'blocker'];
    case 'goingOn':
      // CR 702.16f: who blocks has been seen by then.
      return rule !== 'keyword.protectionFromBlocking';
    default:
      return assertNever(about);
  }
}

/** CR 510.1c-d: how an attacking creature, and how a blocking one, divides its damage. */
const DIVIDING = {
  attacker: 'damage.divideAmongBlockers',
  blocker: 'damage.divideAmongAttackers',
} as const;

const toldOf = (told: readonly RuleKey[], begins: readonly string[]): readonly RuleKey[] =>
  told.filter((rule) => begins.some((one) => rule.startsWith(one)));

const OF_ATTACKERS: { readonly [S in Said]: RuleKey } = {
  restriction: 'attackers.restrictions',
  requirement: 'attackers.requirements',
  combatCost: 'attackers.payCosts',
  permission: 'attackers.choose',
};

const OF_BLOCKERS: { readonly [S in Said]: RuleKey } = {
  restriction: 'blockers.restrictions',
  requirement: 'blockers.requirements',
  combatCost: 'blockers.payCosts',
  permission: 'blockers.choose',
};
