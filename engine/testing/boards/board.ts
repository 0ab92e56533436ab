import { type EditionId, NEWEST_EDITION } from '../../citation/editions.ts';
import type { Ability } from '../../language/ability.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import type {
  Attack,
  AttackTarget,
  BlockedStatus,
  Combat,
  FirstStrikeRecord,
} from '../../state/combat.ts';
import { NO_COMBAT } from '../../state/combat.ts';
import { faceDown } from '../../state/faceDown.ts';
import type {
  Counters,
  GameState,
  Permanent,
  Player,
  PreventionShield,
} from '../../state/gameState.ts';
import type { CardType, Color, Supertype } from '../../vocabulary/characteristics.ts';
import { objectId, type PlayerId, playerId } from '../../vocabulary/ids.ts';
import { known } from '../../vocabulary/result.ts';
import { isCombatStep, type Step } from '../../vocabulary/turnStructure.ts';

/**
 * A board for tests, as little as a case needs: who has what, who attacks and blocks whom.
 *
 * @example
 * board({
 *   permanents: { ada: { wurm: '6/4 trample' }, nil: { wall: '0/3', cadet: { is: '1/1', damage: 1 } } },
 *   attacks: { wurm: 'nil' },
 *   blocks: { wall: 'wurm', cadet: 'wurm' },
 * });
 */
export interface TestBoard {
  /** By player, in turn order; the first is the active player. */
  readonly permanents: ByName<ByName<PermanentSpec>>;
  /** What is not as at the beginning of a game. */
  readonly players?: ByName<Partial<Player>>;
  readonly edition?: EditionId;
  /** By default the combat damage step. */
  readonly step?: Step;
  /** Attacker to what it attacks: a player, a permanent, or the word `nothing`. */
  readonly attacks?: ByName<string>;
  /** Blocker to the attackers that it blocks. */
  readonly blocks?: ByName<string | readonly string[]>;
  /** Attackers that are blocked though nothing blocks them now. */
  readonly blocked?: readonly string[];
  readonly orders?: ByName<readonly string[]>;
  /** Attackers that are banded together. */
  readonly bands?: readonly (readonly string[])[];
  readonly firstStrike?: FirstStrikeRecord;
  /** What damage is prevented next, by what it protects. */
  readonly shields?: ByName<number>;
}

type ByName<T> = { readonly [name: string]: T };

/** `'2/2 flying bushido1'`: power, toughness, keywords; or more than that. */
export type PermanentSpec = string | PermanentDetails;

export interface PermanentDetails {
  /** The short form; left out for what is not a creature. */
  readonly is?: string;
  readonly types?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly colors?: readonly Color[];
  readonly abilities?: readonly Ability[];
  /** Its mana cost. */
  readonly cost?: string;
  /** Its other face. */
  readonly back?: Characteristics;
  readonly damage?: number;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly faceDown?: true;
  readonly token?: boolean;
  readonly counters?: Counters;
  readonly attachedTo?: string;
  /** Of a battle, where it is not the first who may be. */
  readonly protector?: string;
}

export function board(spec: TestBoard): GameState {
  const names = Object.keys(spec.permanents);
  const [active] = names;
  const step = spec.step ?? 'combatDamage';
  return {
    edition: spec.edition ?? NEWEST_EDITION,
    turn: {
      number: 1,
      activePlayer: playerId(known(active, 'a player')),
      step,
      upcoming: [],
      extraTurns: [],
      landsPlayed: 0,
    },
    players: names.map((name) => ({ ...NEW_PLAYER, id: playerId(name), ...spec.players?.[name] })),
    battlefield: Object.entries(spec.permanents)
      .flatMap(([owner, permanents]) =>
        Object.entries(permanents).map(([name, of]) => permanentFrom(name, playerId(owner), of)),
      )
      .map((permanent, index) => ({ ...permanent, timestamp: index + 1 })),
    cards: [],
    stack: [],
    waitingTriggers: [],
    delayedTriggers: [],
    combat: combatFrom(spec),
    continuousEffects: [],
    preventionShields: Object.entries(spec.shields ?? {}).map(shieldFrom),
    priority: { kind: 'nobody' },
    nextId: 1,
  };
}

/** A state of the board that `more` changes. */
export const boardWith = (spec: TestBoard, more: Partial<TestBoard>): GameState =>
  board({ ...spec, ...more });

/** Characteristics in the short form, with whatever else is said of them. */
export function characteristics(details: PermanentDetails): Characteristics {
  const [size, ...keywords] = details.is?.split(' ') ?? [];
  const [power, toughness] = size?.split('/') ?? [];
  return {
    name: { kind: 'described' },
    manaCost: details.cost,
    colors: details.colors ?? [],
    supertypes: details.supertypes ?? [],
    types: details.types ?? ['creature'],
    subtypes: details.subtypes ?? [],
    power: power === undefined ? undefined : Number(power),
    toughness: toughness === undefined ? undefined : Number(toughness),
    loyalty: details.counters?.loyalty,
    defense: details.counters?.defense,
    abilities: [...keywords.map(keywordAbility), ...(details.abilities ?? [])],
    ...(details.back === undefined ? {} : { back: details.back }),
  };
}

const NEW_PLAYER: Omit<Player, 'id'> = {
  life: 20,
  poison: 0,
  mana: '',
  handSize: 0,
  graveyardSize: 0,
  status: 'playing',
};

function permanentFrom(name: string, controller: PlayerId, spec: PermanentSpec): Permanent {
  const details: PermanentDetails = typeof spec === 'string' ? { is: spec } : spec;
  const printed = characteristics(details);
  return {
    id: objectId(name),
    ...(details.faceDown === true ? faceDown(printed) : { printed }),
    owner: controller,
    controller,
    tapped: details.tapped ?? false,
    sick: details.sick ?? false,
    markedDamage: details.damage ?? 0,
    deathtouched: false,
    counters: details.counters ?? {},
    attachedTo: details.attachedTo === undefined ? undefined : objectId(details.attachedTo),
    token: details.token ?? false,
    timestamp: 0,
    ...(details.protector === undefined ? {} : { protector: playerId(details.protector) }),
  };
}

function combatFrom(spec: TestBoard): Combat {
  if (!isCombatStep(spec.step ?? 'combatDamage')) return NO_COMBAT;
  const attacks = Object.entries(spec.attacks ?? {}).map(
    ([name, target]): Attack => ({
      attacker: objectId(name),
      target: targetFrom(spec, target),
      status: statusOf(spec, name),
    }),
  );
  const blocks = Object.entries(spec.blocks ?? {}).map(([name, attackers]) => ({
    blocker: objectId(name),
    attackers: list(attackers).map(objectId),
  }));
  return {
    kind: 'combat',
    attacks,
    blocks,
    orders: Object.entries(spec.orders ?? {}).map(([of, over]) => ({
      of: objectId(of),
      over: over.map(objectId),
    })),
    bands: (spec.bands ?? []).map((band) => band.map(objectId)),
    declaredAttackers: attacks.map((attack) => attack.attacker),
    declaredBlockers: blocks.map((block) => block.blocker),
    attackedPlayers: [
      ...new Set(
        attacks.flatMap(({ target }) => (target.kind === 'player' ? [target.player] : [])),
      ),
    ],
    attackHappened: attacks.length > 0,
    firstStrike: spec.firstStrike ?? { kind: 'noFirstStep' },
  };
}

/** Before blockers are declared nothing is decided; afterwards, what has a blocker is blocked. */
function statusOf(spec: TestBoard, attacker: string): BlockedStatus {
  // Nobody has declared blockers before or as their step begins, unless the board says so.
  const early = spec.step === 'declareAttackers' || spec.step === 'declareBlockers';
  if (early && spec.blocks === undefined && spec.blocked === undefined) return 'undecided';
  const hasBlocker = Object.values(spec.blocks ?? {}).some((names) =>
    list(names).includes(attacker),
  );
  if (hasBlocker || spec.blocked?.includes(attacker) === true) return 'blocked';
  return spec.step === 'declareAttackers' ? 'undecided' : 'unblocked';
}

function targetFrom(spec: TestBoard, target: string): AttackTarget {
  const names = Object.keys(spec.permanents);
  const nonactive = playerId(known(names[1], 'a second player'));
  if (target === 'nothing') return { kind: 'nothing', defendingPlayer: nonactive };
  if (names.includes(target)) return { kind: 'player', player: playerId(target) };
  const controller = names.find((name) => spec.permanents[name]?.[target] !== undefined);
  // A Siege is attacked by its own controller, and an opponent protects it.
  const defendingPlayer = controller === names[0] ? nonactive : playerId(known(controller, target));
  return { kind: 'permanent', permanent: objectId(target), defendingPlayer };
}

function shieldFrom(
  [protects, remaining]: readonly [string, number],
  index: number,
): PreventionShield {
  // Whether it is an object's or a player's id makes no difference: names do not repeat on a board.
  return { source: objectId(`shield-${index + 1}`), protects: objectId(protects), remaining };
}

const list = (names: string | readonly string[]): readonly string[] =>
  typeof names === 'string' ? [names] : names;

function keywordAbility(text: string): Ability {
  const [, word = '', n = ''] = /^([a-zA-Z]+)(\d*)$/.exec(text) ?? [];
  const keyword = keywordFrom(word);
  return { kind: 'keyword', keyword, ...(n === '' ? {} : { n: Number(n) }) };
}

const keywordFrom = (word: string): Keyword =>
  known(
    KEYWORDS.find((keyword) => keyword === word),
    `keyword ${word}`,
  );
