import { z } from 'zod';
import { EDITION_IDS, type GameState } from '#engine';

// The game as a question is asked, whole: with what is asked and the script that is left, its answer comes out again.

/** A form for each field that the engine's type has, whether or not it is there always: what is new is asked for. */
type Fields<T> = { readonly [K in keyof Required<T>]: z.ZodType };
type Of<T> = Fields<NonNullable<T>>;
type Permanent = GameState['battlefield'][number];
type Combat = Extract<GameState['combat'], { readonly kind: 'combat' }>;

/** What is said in the words of the engine's language: the package has its types. */
const data = (type: string) =>
  z.looseObject({}).describe(`a value of the type \`${type}\` of the package rule-509`);
const some = <T extends z.ZodType>(one: T) => z.array(one).exactOptional();
const text = z.string().exactOptional();
const count = z.int().exactOptional();
const flag = z.literal(true).exactOptional();
const ids = z.array(z.string());
const counters = z.record(z.string(), z.int());

const characteristicsFields = {
  name: data('ObjectName'),
  manaCost: text,
  colors: ids,
  supertypes: ids,
  types: ids,
  subtypes: ids,
  power: count,
  toughness: count,
  loyalty: count,
  defense: count,
  abilities: z.array(data('Ability')),
  unread: z.int().exactOptional().describe('so many abilities of its text are not known'),
  leftOut: z.int().exactOptional().describe('so many of them are said not to matter'),
} as const;
const characteristics = z.strictObject({
  ...characteristicsFields,
  back: z.strictObject(characteristicsFields).exactOptional().describe('the other face'),
} satisfies Of<Permanent['printed']>);

const permanent = z.strictObject({
  id: z.string(),
  printed: characteristics.describe('before anything changes it'),
  owner: z.string(),
  controller: z.string(),
  tapped: z.boolean(),
  sick: z.boolean().describe('its controller has not had it since their turn began'),
  cameOver: flag.describe('it was there before its controller had it'),
  markedDamage: z.int(),
  deathtouched: z.boolean(),
  counters,
  countersSince: counters.exactOptional(),
  attachedTo: text,
  enchants: text.describe('the player that it enchants'),
  castWith: some(z.string()),
  monstrous: flag,
  renowned: flag,
  saddled: flag,
  pairedWith: text,
  chosenPlayer: text,
  token: z.boolean(),
  front: characteristics.exactOptional(),
  faceUp: characteristics.exactOptional().describe('what it is once it is turned face up'),
  protector: text.describe('the player who protects it'),
  phasedOutWith: text,
  suspected: flag,
  timestamp: z.number().describe('earlier is smaller'),
} satisfies Of<Permanent>);

const player = z.strictObject({
  id: z.string(),
  life: z.int(),
  poison: z.int(),
  mana: z.string().describe('in the pool, a letter each'),
  keptMana: z
    .array(z.strictObject({ mana: z.string(), until: z.enum(['endOfCombat', 'endOfTurn']) }))
    .exactOptional()
    .describe('what of it is not lost yet as steps and phases end'),
  manaUncounted: flag.describe('what is to be paid can be paid'),
  handSize: z.int(),
  graveyardSize: z.int(),
  status: z.enum(['playing', 'lost']),
} satisfies Of<GameState['players'][number]>);

const card = z.strictObject({
  id: z.string(),
  owner: z.string(),
  zone: z.enum(['hand', 'graveyard', 'exile']),
  printed: characteristics,
  exiledBy: text,
  counters: counters.exactOptional(),
  untilOpponentOf: text,
} satisfies Of<GameState['cards'][number]>);

const pair = z.strictObject({ blocker: z.string(), attacker: z.string() });

const history = z.strictObject({
  attacked: ids,
  entered: ids,
  damage: z.array(z.strictObject({ source: z.string(), to: z.string() })),
  exerted: ids,
  spellsCast: z.int(),
  blocks: z.array(pair).describe('who has blocked what in this combat, though one of them is gone'),
  loyaltyUsed: ids,
  creatureDied: flag,
  gainedLife: some(z.string()),
  lostLife: some(z.string()),
  undone: data('Undone')
    .exactOptional()
    .describe('what was legal of the last declaration of this step that was taken back'),
  usedOnce: some(data('LimitedUse')).describe(
    'what can be used, or triggers, once each turn and has',
  ),
} satisfies Of<GameState['turn']['history']>);

const turn = z.strictObject({
  number: z.int(),
  activePlayer: z.string(),
  step: z.string(),
  upcoming: z.array(data('Addition')).describe('phases and steps that effects have added'),
  stepsAddedAfter: text,
  phasesAddedAfter: text,
  extraTurns: ids,
  extraAfter: text,
  landsPlayed: z.int(),
  combatPhases: count,
  isFirstCombatIdle: flag,
  postcombatMains: count,
  history: history.exactOptional(),
  attackedEarlier: some(z.string()),
  departed: some(data('DepartedPermanent')).describe('what has left in this turn, as it last was'),
} satisfies Of<GameState['turn']>);

const combat = z.strictObject({
  kind: z.literal('combat'),
  attacks: z.array(data('Attack')).describe('who attacks whom or what, and whether it is blocked'),
  blocks: z.array(data('Block')).describe('who blocks whom'),
  orders: z.array(data('DamageOrder')),
  bands: z.array(ids),
  phasedOut: some(data('PhasedOutRole')),
  declaredAttackers: ids,
  hadToAttack: some(z.string()),
  declaredBlockers: ids,
  attackedPlayers: ids,
  attackHappened: z.boolean(),
  firstStrike: data('FirstStrikeRecord'),
} satisfies Of<Combat>);

/** A game, as the type `GameState` of the package has it. */
export const gameForm = z.strictObject({
  edition: z.enum(EDITION_IDS),
  believed: z.never().exactOptional().describe('nobody’s mistake'),
  turn,
  players: z.array(player).describe('in turn order'),
  battlefield: z.array(permanent),
  phasedOut: some(permanent),
  cards: z.array(card).describe('those in hands, graveyards and exile that have a name'),
  stack: z.array(data('StackItem')).describe('the last is the top'),
  waitingTriggers: z.array(data('WaitingTrigger')),
  delayedTriggers: z.array(data('DelayedTrigger')),
  combat: z.union([z.strictObject({ kind: z.literal('none') }), combat]),
  continuousEffects: z.array(data('ContinuousEffect')).describe('goading and the like among them'),
  preventionShields: z.array(data('PreventionShield')),
  redirections: some(data('Redirection')),
  skips: some(data('Skip')),
  choices: some(data('NotedChoice')).describe('what players have said that they will choose'),
  priority: data('Priority'),
  monarch: text,
  nextId: z.int(),
  tokensMade: count,
  tokenNames: some(z.string()),
} satisfies Of<GameState>);

export type ApiGame = z.output<typeof gameForm>;
