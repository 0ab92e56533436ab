import type {
  Ability,
  Amount,
  Change,
  Condition,
  Cost,
  Effect,
  Filter,
  Reference,
  Subject,
  Timing,
  TokenSpec,
} from '../engine.ts';
import {
  DELAYED_MOMENTS,
  DURATIONS,
  KEYWORDS,
  PERMISSIONS,
  REQUIREMENTS,
  RESTRICTIONS,
  TRIGGERS,
  WAYS_TO_CAST,
} from '../engine.ts';

/** One of each kind of a union: a kind that is left out does not compile. */
type OneOfEach<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: Extract<U, { readonly kind: K }>;
};
type Targets = Extract<Ability, { readonly kind: 'spell' }>['targets'];
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const to = (reference: Reference): Subject => ({ kind: 'reference', reference });
const self = to('self');
const target = to('target');
const goblins: Filter = { subtype: 'goblin', controller: 'you', other: true };
const all: Subject = { kind: 'all', filter: goblins };
const creature: Targets = [{ kind: 'permanent', filter: { type: 'creature' } }];
const token: TokenSpec = {
  colors: ['white'],
  subtypes: ['soldier'],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'keyword', keyword: 'vigilance' }],
};

const filters: OneOfEachFilter = {
  type: { type: 'artifact' },
  notType: { notType: 'land' },
  subtype: { subtype: 'wall' },
  notSubtype: { notSubtype: 'wall' },
  supertype: { supertype: 'legendary' },
  notSupertype: { notSupertype: 'basic' },
  color: { color: 'red' },
  colorless: { colorless: true },
  landwalk: { landwalk: 'island' },
  notColor: { notColor: 'red' },
  sharesColorWithSource: { sharesColorWithSource: true },
  keyword: { keyword: 'firstStrike' },
  notKeyword: { notKeyword: 'flying' },
  power: { power: { atLeast: 3 } },
  toughness: { toughness: { atLeast: 2, atMost: 3 } },
  powerGreaterThanSource: { powerGreaterThanSource: true },
  powerGreaterThanYourHand: { powerGreaterThanYourHand: true },
  powerLessThanSource: { powerLessThanSource: true },
  controller: { controller: 'defendingPlayer' },
  other: { other: true },
  isThat: { isThat: true },
  isSource: { isSource: true },
  token: { token: false },
  tapped: { tapped: true },
  attacking: { attacking: 'you' },
  isSpell: { isSpell: true },
  hasCounters: { hasCounters: true },
  enchanted: { enchanted: true },
  newThisTurn: { newThisTurn: false },
  attackedThisTurn: { attackedThisTurn: true },
  exertedThisTurn: { exertedThisTurn: false },
  foughtThisCombat: { foughtThisCombat: true },
  damagedBySource: { damagedBySource: true },
  designation: { designation: 'monstrous' },
  blockedBySource: { blockedBySource: true },
  wasBlockedBySource: { wasBlockedBySource: true },
  noneOf: { noneOf: [{ keyword: 'flying' }, { landwalk: 'island' }] },
  attackingAlone: { attackingAlone: true },
  hadToAttack: { hadToAttack: true },
  blocking: { blocking: 'source' },
  blockingAlone: { blockingAlone: true },
  blocked: { blocked: false },
  anyOf: { anyOf: [{ color: 'green' }, { color: 'white' }] },
};
type OneOfEachFilter = { readonly [K in keyof Filter]-?: Filter };

const amounts: OneOfEach<Exclude<Amount, number>> = {
  count: { kind: 'count', filter: { attacking: true }, times: 2, beyond: 1 },
  opponentsAttacked: { kind: 'opponentsAttacked' },
  powerOf: { kind: 'powerOf', of: 'self' },
  toughnessOf: { kind: 'toughnessOf', of: 'target' },
  cardsInGraveyardOf: { kind: 'cardsInGraveyardOf', of: 'eventPlayer' },
  lifeOf: { kind: 'lifeOf', of: 'you' },
  blockersOf: { kind: 'blockersOf', of: 'self' },
  eventAmount: { kind: 'eventAmount' },
  x: { kind: 'x' },
};

const changes: OneOfEach<Change> = {
  addTypes: { kind: 'addTypes', types: ['artifact', 'creature'], subtypes: ['golem'] },
  addEveryCreatureType: { kind: 'addEveryCreatureType' },
  setCreatureTypes: { kind: 'setCreatureTypes', subtypes: ['coward'] },
  removeTypes: { kind: 'removeTypes', types: ['creature'] },
  setColors: { kind: 'setColors', colors: ['red', 'green'] },
  grant: { kind: 'grant', ability: { kind: 'keyword', keyword: 'bushido', n: 2 } },
  loseKeyword: { kind: 'loseKeyword', keyword: 'doubleStrike' },
  loseAllAbilities: { kind: 'loseAllAbilities' },
  definePowerToughness: { kind: 'definePowerToughness', power: amounts.count, toughness: 1 },
  setPowerToughness: { kind: 'setPowerToughness', power: 0, toughness: 1 },
  modifyPowerToughness: { kind: 'modifyPowerToughness', power: amounts.powerOf, toughness: -1 },
  gainControl: { kind: 'gainControl' },
  regenerationShield: { kind: 'regenerationShield' },
  preventDamage: { kind: 'preventDamage', damage: 'combat', which: 'dealtTo' },
  takesDamageFor: {
    kind: 'takesDamageFor',
    whom: 'youAndYours',
    damage: 'combat',
    from: { blocked: false },
  },
  doublesDamage: { kind: 'doublesDamage' },
  exilesWhatYouCounter: { kind: 'exilesWhatYouCounter' },
  shuffledInsteadOfGraveyard: { kind: 'shuffledInsteadOfGraveyard' },
  assignsAsThoughUnblocked: { kind: 'assignsAsThoughUnblocked' },
  doesNotUntap: { kind: 'doesNotUntap' },
  forbidsNamesExiled: { kind: 'forbidsNamesExiled' },
  cannotCast: { kind: 'cannotCast' },
  cannotBeCountered: { kind: 'cannotBeCountered' },
  assignsByToughness: { kind: 'assignsByToughness' },
  assignsNoCombatDamage: { kind: 'assignsNoCombatDamage' },
  damageUnpreventable: { kind: 'damageUnpreventable' },
  damageLeavesOneLife: { kind: 'damageLeavesOneLife' },
  impose: {
    kind: 'impose',
    ability: { kind: 'requirement', requirement: 'goaded', subject: self },
  },
};

const costs: OneOfEach<Cost> = {
  mana: { kind: 'mana', mana: '{2}{R}' },
  tapSelf: { kind: 'tapSelf' },
  sacrificeSelf: { kind: 'sacrificeSelf' },
  sacrifice: { kind: 'sacrifice', filter: { type: 'creature' }, n: 2 },
  payLife: { kind: 'payLife', n: 2 },
  manaOrLife: { kind: 'manaOrLife', mana: '{W}', life: 2 },
  tapCreatures: { kind: 'tapCreatures', filter: { type: 'creature' }, n: 2 },
  tapPower: { kind: 'tapPower', n: 3 },
  returnToHand: { kind: 'returnToHand', filter: { attacking: true, blocked: false } },
  removeCounters: { kind: 'removeCounters', counter: '+1/+1', n: 1 },
  loyalty: { kind: 'loyalty', n: '-x' },
};

const conditions: OneOfEach<Condition> = {
  youControl: { kind: 'youControl', filter: goblins },
  youControlNo: { kind: 'youControlNo', filter: { type: 'land' } },
  defendingPlayerControls: { kind: 'defendingPlayerControls', filter: { subtype: 'island' } },
  cardsInYourGraveyard: { kind: 'cardsInYourGraveyard', count: { atLeast: 7 } },
  sourceTapped: { kind: 'sourceTapped' },
  sourceUntapped: { kind: 'sourceUntapped' },
  source: { kind: 'source', filter: { designation: 'monstrous' } },
  yourLife: { kind: 'yourLife', count: { atMost: 5 } },
  devotion: { kind: 'devotion', colors: ['red', 'white'], count: { atLeast: 7 } },
  during: { kind: 'during', when: 'declareAttackers' },
  anOpponentIsMonarch: { kind: 'anOpponentIsMonarch' },
  castWith: { kind: 'castWith', keyword: 'kicker' },
  not: { kind: 'not', condition: { kind: 'sourceTapped' } },
};

const timings: OneOfEach<Timing> = {
  duringCombat: { kind: 'duringCombat', after: 'blockersDeclared' },
  aroundCombat: { kind: 'aroundCombat', after: 'attackersDeclared', before: 'combatDamage' },
  step: { kind: 'step', step: 'upkeep', whose: 'you' },
  sorcery: { kind: 'sorcery' },
};

const apply = (change: Change, subject: Subject, until: Until = 'endOfTurn'): Effect => ({
  kind: 'apply',
  change,
  subject,
  until,
});
const draw: Effect = { kind: 'draw', n: 1 };

const effects: OneOfEach<Effect> = {
  apply: { kind: 'apply', subject: target, change: changes.grant, until: 'nextUntapStep' },
  preventNext: { kind: 'preventNext', n: 4, subject: target },
  preventAll: { kind: 'preventAll', damage: 'combat', by: target },
  preventNextTime: { kind: 'preventNextTime', subject: to('you'), from: 'chosen' },
  monstrosity: { kind: 'monstrosity', n: 3 },
  shuffleIntoLibrary: { kind: 'shuffleIntoLibrary', subject: target },
  setLife: { kind: 'setLife', n: 10, subject: to('eachPlayer') },
  shuffleGraveyardIntoLibrary: { kind: 'shuffleGraveyardIntoLibrary' },
  mill: { kind: 'mill', n: 20, subject: target },
  becomeMonarch: { kind: 'becomeMonarch', subject: to('you') },
  unblockWhatTheyBlock: { kind: 'unblockWhatTheyBlock', subject: target },
  choose: { kind: 'choose', filter: { type: 'creature' }, from: 'hand', by: to('eachPlayer') },
  forEach: {
    kind: 'forEach',
    subject: all,
    effects: [{ kind: 'untap', subject: to('each') }],
  },
  if: { kind: 'if', condition: conditions.yourLife, effects: [draw], otherwise: [draw, draw] },
  regenerate: { kind: 'regenerate', subject: self },
  gainControl: { kind: 'gainControl', subject: target, until: 'endOfTurn' },
  addCounters: { kind: 'addCounters', counter: '+1/+1', n: amounts.count, subject: target },
  removeCounters: {
    kind: 'removeCounters',
    counter: 'fade',
    n: 1,
    subject: self,
    otherwise: [{ kind: 'sacrifice', subject: self }],
  },
  createToken: {
    kind: 'createToken',
    token,
    n: 2,
    entering: { kind: 'attacking', tapped: true },
  },
  createCopy: {
    kind: 'createCopy',
    of: 'self',
    abilities: [{ kind: 'keyword', keyword: 'haste' }],
    entering: { kind: 'attackingEachOtherOpponent', tapped: true },
  },
  putOntoBattlefield: {
    kind: 'putOntoBattlefield',
    subject: target,
    entering: { kind: 'blocking', attacker: 'eventCreature' },
  },
  counter: { kind: 'counter', subject: target },
  dealDamage: { kind: 'dealDamage', n: amounts.eventAmount, subject: target },
  destroy: { kind: 'destroy', subject: target },
  exile: { kind: 'exile', subject: target },
  returnToHand: { kind: 'returnToHand', subject: target },
  putOnLibraryBottom: { kind: 'putOnLibraryBottom', subject: target },
  sacrifice: { kind: 'sacrifice', subject: self },
  attach: { kind: 'attach', subject: target },
  phaseOut: { kind: 'phaseOut', subject: target },
  tap: { kind: 'tap', subject: { kind: 'all', filter: { attacking: true } } },
  untap: { kind: 'untap', subject: target },
  gainLife: { kind: 'gainLife', n: amounts.powerOf, subject: to('you') },
  loseLife: { kind: 'loseLife', n: 1, subject: to('eachOpponent') },
  givePoison: { kind: 'givePoison', n: 1, subject: to('eventPlayer') },
  sacrificeChosen: {
    kind: 'sacrificeChosen',
    n: 2,
    filter: { type: 'creature' },
    subject: to('defendingPlayer'),
  },
  draw,
  exileLibrary: { kind: 'exileLibrary' },
  addMana: { kind: 'addMana', mana: 'RR' },
  discard: { kind: 'discard', n: 1, subject: to('eventPlayer') },
  removeFromCombat: { kind: 'removeFromCombat', subject: target },
  becomeBlocked: { kind: 'becomeBlocked', subject: all },
  becomeUnblocked: { kind: 'becomeUnblocked', subject: target },
  becomeAttacking: { kind: 'becomeAttacking', subject: target },
  reselectAttacked: { kind: 'reselectAttacked', subject: target },
  goad: { kind: 'goad', subject: target },
  suspect: { kind: 'suspect', subject: target },
  makeBlock: { kind: 'makeBlock', subject: target, attacker: 'secondTarget' },
  extraPhases: {
    kind: 'extraPhases',
    phases: ['combat', 'main'],
    after: 'firstPostcombatMain',
    asCombatBegins: [{ kind: 'untap', subject: all }],
  },
  extraStep: { kind: 'extraStep', step: 'upkeep', after: 'step' },
  extraTurn: { kind: 'extraTurn' },
  skipNext: { kind: 'skipNext', what: 'combat', subject: to('eachOpponent') },
  enterInItsPlace: { kind: 'enterInItsPlace' },
  exchangeBlockers: { kind: 'exchangeBlockers' },
  castFromExile: { kind: 'castFromExile', by: 'madness', cost: '{B}{B}' },
  either: { kind: 'either', options: [[draw], [{ kind: 'untap', subject: self }]] },
  may: { kind: 'may', effects: [draw] },
  delayed: { kind: 'delayed', at: 'endStep', effects: [{ kind: 'sacrifice', subject: self }] },
  mayPay: { kind: 'mayPay', cost: costs.sacrifice, effects: [draw] },
};

const each = <T>(of: Readonly<Record<string, T>>): readonly T[] => Object.values(of);
const spell = (of: readonly Effect[], targets: Targets = creature): Ability => ({
  kind: 'spell',
  targets,
  effects: of,
});
const activated = (cost: Cost): Ability => ({
  kind: 'activated',
  costs: [cost, { kind: 'tapSelf' }],
  targets: [],
  effects: [draw],
});

/** Abilities that together say everything that an ability can say. */
export const EXAMPLE_ABILITIES: readonly Ability[] = [
  ...KEYWORDS.map((keyword): Ability => ({ kind: 'keyword', keyword })),
  { kind: 'keyword', keyword: 'bushido', n: 1 },
  { kind: 'keyword', keyword: 'suspend', n: 6, cost: '{1}{R}{W}' },
  { kind: 'keyword', keyword: 'landwalk', quality: { notSupertype: 'basic' } },
  { kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'island' } },
  { kind: 'keyword', keyword: 'protection', quality: { subtype: 'goblin' } },
  { kind: 'keyword', keyword: 'bandsWithOther', quality: { supertype: 'legendary' } },
  ...RESTRICTIONS.flatMap((restriction): readonly Ability[] => [
    { kind: 'restriction', restriction, subject: self, n: 1, attacked: 'youOrYours' },
    { kind: 'restriction', restriction, subject: all, n: 2, filter: { power: { atMost: 2 } } },
  ]),
  ...REQUIREMENTS.flatMap((requirement): readonly Ability[] => [
    { kind: 'requirement', requirement, subject: self, attacked: 'source' },
    { kind: 'requirement', requirement, subject: all, n: 2, filter: { keyword: 'flying' } },
  ]),
  ...PERMISSIONS.flatMap((permission): readonly Ability[] => [
    { kind: 'permission', permission, subject: self, filter: { subtype: 'island' } },
    { kind: 'permission', permission, subject: all, n: 1 },
  ]),
  ...TRIGGERS.flatMap((event): readonly Ability[] => [
    { kind: 'triggered', event, of: self, targets: [], effects: [draw] },
    {
      kind: 'triggered',
      event,
      of: to('you'),
      filter: goblins,
      n: 2,
      step: 'upkeep',
      whose: 'you',
      to: 'playerWithMostLife',
      optional: true,
      targets: creature,
      effects: [effects.destroy],
    },
  ]),
  ...each<Filter>(filters).map(
    (filter): Ability => ({
      kind: 'restriction',
      restriction: 'cannotBeBlockedBy',
      subject: self,
      filter,
    }),
  ),
  ...each<Filter>(filters).map((filter) => spell([effects.untap], [{ kind: 'permanent', filter }])),
  ...each<Amount>(amounts).flatMap((n) => [
    spell([{ kind: 'gainLife', n, subject: to('you') }]),
    spell([{ kind: 'createToken', token, n }]),
    spell([apply({ kind: 'modifyPowerToughness', power: n, toughness: 0 }, target)]),
  ]),
  ...each<Change>(changes).flatMap((change): readonly Ability[] => [
    { kind: 'static', subject: self, change },
    { kind: 'static', subject: to('attached'), change },
    { kind: 'static', subject: all, change, if: conditions.sourceTapped },
    spell([apply(change, self, 'forever')]),
    spell([apply(change, target), apply(changes.loseKeyword, target)]),
    spell([apply(change, all, 'yourNextTurn')]),
    spell([apply(change, all, 'yourNextUpkeep')]),
  ]),
  ...each<Cost>(costs).flatMap((pay): readonly Ability[] => [
    activated(pay),
    { kind: 'combatCost', to: 'attack', subject: all, pay, attacked: 'you' },
    { kind: 'combatCost', to: 'block', subject: self, pay, filter: {}, perCounter: '+1/+1' },
  ]),
  ...each<Condition>(conditions).flatMap((condition): readonly Ability[] => [
    { kind: 'restriction', restriction: 'cannotAttack', subject: self, unless: condition },
    { kind: 'static', subject: self, change: changes.grant, if: condition },
  ]),
  ...each<Timing>(timings).map(
    (timing): Ability => ({ kind: 'spell', timing, targets: [], effects: [draw] }),
  ),
  ...each<Effect>(effects).flatMap((effect) => [
    spell([effect], [...creature, ...creature]),
    spell([effects.untap, effect], [{ kind: 'permanentOrPlayer', filter: {} }]),
  ]),
  spell([], creature),
  spell([{ kind: 'tap', subject: to('targets') }], [{ kind: 'permanent', filter: {}, n: 'x' }]),
  spell([effects.counter], [{ kind: 'spell', filter: { type: 'instant' } }]),
  spell(
    [effects.putOntoBattlefield],
    [{ kind: 'graveyardCard', filter: { type: 'creature', controller: 'you' }, n: 2, upTo: true }],
  ),
  spell([effects.gainLife], [{ kind: 'player', filter: {} }]),
  {
    kind: 'spell',
    modes: { choose: 1, of: [{ targets: creature, effects: [effects.tap] }] },
    targets: [],
    effects: [],
  },
  { kind: 'spellCost', spells: { notType: 'artifact' }, more: '{1}' },
  { kind: 'spellKeyword', spells: { notType: 'creature' }, keyword: 'convoke' },
  ...WAYS_TO_CAST.flatMap((keyword): readonly Ability[] => [
    { kind: 'keyword', keyword, cost: '{2}{R}' },
    { kind: 'static', subject: self, change: changes.grant, if: { kind: 'castWith', keyword } },
  ]),
  { kind: 'abilityCost', subject: to('attached'), more: '{3}' },
  { kind: 'costReduction', less: 6, if: conditions.yourLife },
  { kind: 'costReduction', less: 3, perSpellCast: true },
  { kind: 'entersWith', choosePlayer: true },
  ...DURATIONS.map((until) => spell([apply(changes.grant, target, until)])),
  ...DELAYED_MOMENTS.map((at) => spell([{ kind: 'delayed', at, effects: [draw] }])),
  ...each<Cost>(costs).map((cost) =>
    spell([{ kind: 'mayPay', cost, perCounter: 'age', effects: [], otherwise: [draw] }]),
  ),
  activated({ kind: 'removeCounters', counter: 'loyalty', n: 1, from: { type: 'planeswalker' } }),
  {
    kind: 'activated',
    by: 'anyPlayer',
    costs: [costs.mana],
    targets: [],
    effects: [draw],
    timing: { kind: 'duringCombat', before: 'combatDamage', whose: 'opponent' },
  },
  spell([
    { kind: 'preventNext', n: amounts.x, subject: to('you'), andYours: true, dealing: 'target' },
  ]),
  spell([{ kind: 'exile', subject: target, until: 'anOpponentIsMonarch' }]),
  spell([
    { kind: 'choose', filter: {}, from: 'opponents', atRandom: true },
    { kind: 'choose', filter: {}, among: 'eventCreatures' },
    { kind: 'exile', subject: to('chosen') },
  ]),
  { kind: 'requirement', requirement: 'attacksIfAble', subject: all, attacked: 'thatPlayer' },
  { kind: 'restriction', restriction: 'cannotAttack', subject: all, attacked: 'thatPlayer' },
  { kind: 'combatCost', to: 'attack', subject: all, pay: costs.mana, attacked: 'thatPlayer' },
  { kind: 'entersWith', tapped: true, counters: { counter: 'charge', n: 3 } },
];
