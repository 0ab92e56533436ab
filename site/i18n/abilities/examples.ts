import { readExamples } from '#engine';
import type {
  Ability,
  Change,
  Cost,
  Effect,
  Filter,
  Reference,
  Subject,
  Timing,
  TokenSpec,
} from '../../engine.ts';

/** One of each kind of a union: a kind that is left out does not compile. */
type OneOfEach<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: Extract<U, { readonly kind: K }>;
};
type Targets = Extract<Ability, { readonly kind: 'spell' }>['targets'];
export type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

export const to = (reference: Reference): Subject => ({ kind: 'reference', reference });
export const self = to('self');
export const target = to('target');
export const goblins: Filter = { subtype: 'goblin', controller: 'you', other: true };
export const all: Subject = { kind: 'all', filter: goblins };
export const creature: Targets = [{ kind: 'permanent', filter: { type: 'creature' } }];
export const token: TokenSpec = {
  colors: ['white'],
  subtypes: ['soldier'],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'keyword', keyword: 'vigilance' }],
};

const examples = readExamples();

/** What the tables of the language give as examples. */
export const { filters, amounts, conditions } = examples;

export const changes: OneOfEach<Change> = {
  addTypes: { kind: 'addTypes', types: ['artifact', 'creature'], subtypes: ['golem'] },
  addEveryCreatureType: { kind: 'addEveryCreatureType' },
  setCreatureTypes: { kind: 'setCreatureTypes', subtypes: ['coward'] },
  removeTypes: { kind: 'removeTypes', types: ['creature'] },
  setColors: { kind: 'setColors', colors: ['red', 'green'] },
  grant: { kind: 'grant', ability: { kind: 'keyword', keyword: 'bushido', n: 2 } },
  loseKeyword: { kind: 'loseKeyword', keyword: 'doubleStrike' },
  cannotHave: { kind: 'cannotHave', keyword: 'doubleStrike' },
  loseAllAbilities: { kind: 'loseAllAbilities' },
  definePowerToughness: { kind: 'definePowerToughness', power: amounts.count, toughness: 1 },
  setPowerToughness: { kind: 'setPowerToughness', power: 0, toughness: 1 },
  modifyPowerToughness: { kind: 'modifyPowerToughness', power: amounts.powerOf, toughness: -1 },
  switchPowerToughness: { kind: 'switchPowerToughness' },
  cannotActivate: { kind: 'cannotActivate', butMana: true },
  gainControl: { kind: 'gainControl' },
  regenerationShield: { kind: 'regenerationShield' },
  preventDamage: { kind: 'preventDamage', damage: 'combat', which: 'dealtTo' },
  takesDamageFor: {
    kind: 'takesDamageFor',
    whom: 'youAndYours',
    damage: 'combat',
    from: { blocked: false },
  },
  doublesDamage: { kind: 'doublesDamage', damage: 'noncombat', to: 'players' },
  addsDamage: {
    kind: 'addsDamage',
    n: 2,
    damage: 'any',
    from: { color: 'red', controller: 'you' },
    to: 'opponentsAndTheirs',
  },
  cannotGainLife: { kind: 'cannotGainLife', whom: 'opponents' },
  exilesWhatYouCounter: { kind: 'exilesWhatYouCounter' },
  shuffledInsteadOfGraveyard: { kind: 'shuffledInsteadOfGraveyard' },
  assignsAsThoughUnblocked: { kind: 'assignsAsThoughUnblocked' },
  doesNotUntap: { kind: 'doesNotUntap' },
  forbidsNamesExiled: { kind: 'forbidsNamesExiled' },
  cannotCast: { kind: 'cannotCast' },
  cannotBeCountered: { kind: 'cannotBeCountered' },
  assignsByToughness: { kind: 'assignsByToughness' },
  assignsNoCombatDamage: { kind: 'assignsNoCombatDamage' },
  damageUnpreventable: {
    kind: 'damageUnpreventable',
    damage: 'any',
    from: { color: 'red', controller: 'you' },
  },
  protectsYou: { kind: 'protectsYou', quality: { color: 'red' } },
  preventDamageToYou: {
    kind: 'preventDamageToYou',
    damage: 'noncombat',
    from: { color: 'red' },
    n: 2,
  },
  damageLeavesOneLife: { kind: 'damageLeavesOneLife' },
  impose: {
    kind: 'impose',
    ability: { kind: 'requirement', requirement: 'goaded', subject: self },
  },
};

export const costs: OneOfEach<Cost> = {
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

export const timings: OneOfEach<Timing> = {
  duringCombat: { kind: 'duringCombat', after: 'blockersDeclared' },
  aroundCombat: { kind: 'aroundCombat', after: 'attackersDeclared', before: 'combatDamage' },
  step: { kind: 'step', step: 'upkeep', whose: 'you' },
  sorcery: { kind: 'sorcery' },
};

export const apply = (change: Change, subject: Subject, until: Until = 'endOfTurn'): Effect => ({
  kind: 'apply',
  change,
  subject,
  until,
});
export const draw: Effect = { kind: 'draw', n: 1 };

/** One of each, of some with more than their example in the table says. */
export const effects: OneOfEach<Effect> = {
  ...examples.effects,
  apply: { kind: 'apply', subject: target, change: changes.grant, until: 'nextUntapStep' },
  preventNext: { kind: 'preventNext', n: 4, subject: target },
  preventAll: { kind: 'preventAll', damage: 'combat', by: target },
  preventNextTime: { kind: 'preventNextTime', subject: to('you'), from: 'chosen' },
  becomeMarked: { kind: 'becomeMarked', mark: 'saddled', subject: target },
  redirect: { kind: 'redirect', subject: to('you'), to: 'target', damage: 'any' },
  mill: { kind: 'mill', n: 20, subject: target },
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
  dealDamage: { kind: 'dealDamage', n: amounts.eventAmount, subject: target },
  destroy: { kind: 'destroy', subject: target },
  exile: { kind: 'exile', subject: target },
  tap: { kind: 'tap', subject: { kind: 'all', filter: { attacking: true } } },
  gainLife: { kind: 'gainLife', n: amounts.powerOf, subject: to('you') },
  givePoison: { kind: 'givePoison', n: 1, subject: to('eventPlayer') },
  sacrificeChosen: {
    kind: 'sacrificeChosen',
    n: 2,
    filter: { type: 'creature' },
    subject: to('defendingPlayer'),
  },
  draw,
  discard: { kind: 'discard', n: 1, subject: to('eventPlayer') },
  becomeBlocked: { kind: 'becomeBlocked', subject: all },
  extraPhases: {
    kind: 'extraPhases',
    phases: ['combat', 'main'],
    after: 'firstPostcombatMain',
    asCombatBegins: [{ kind: 'untap', subject: all }],
  },
  extraStep: { kind: 'extraStep', step: 'upkeep', after: 'step' },
  castFromExile: { kind: 'castFromExile', by: 'madness', cost: '{B}{B}' },
  either: { kind: 'either', options: [[draw], [{ kind: 'untap', subject: self }]] },
  delayed: { kind: 'delayed', at: 'endStep', effects: [{ kind: 'sacrifice', subject: self }] },
  mayPay: { kind: 'mayPay', cost: costs.sacrifice, effects: [draw] },
};
