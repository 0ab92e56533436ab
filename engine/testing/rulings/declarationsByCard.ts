import type { Ability } from '../../language/ability.ts';
import type { RequirementCode } from '../../language/requirement.ts';
import type { RestrictionCode } from '../../language/restriction.ts';
import type { PermanentSpec } from '../boards/board.ts';
import { card } from '../boards/cards.ts';

/**
 * A board with a card whose printed text says what the word says, and every declaration that the text leaves legal there:
 * found by reading the card with CR 508.1c-d or 509.1b-c, and nothing of ours.
 */
export interface ByCard {
  /** The card, where the words are ours because no file has it. */
  readonly text?: string;
  readonly ada: Permanents;
  readonly nil: Permanents;
  /** What Ada attacks with, all of them Nil, where the blocks are asked for. */
  readonly attacks?: readonly string[];
  /** Every legal one: attackers of Nil, or `blocker>attacker`. */
  readonly legal: readonly string[];
}

type Permanents = { readonly [name: string]: PermanentSpec };

const itself = { kind: 'reference', reference: 'self' } as const;
const TROVE: Ability = {
  kind: 'requirement',
  requirement: 'oneAttacksIfAble',
  attacked: 'youOrYours',
  subject: { kind: 'all', filter: { type: 'creature', controller: 'opponent' } },
};
const BLAZE: readonly Ability[] = [
  { kind: 'permission', permission: 'blockAdditional', subject: itself },
  { kind: 'requirement', requirement: 'blocksEachIfAble', subject: itself },
];
const CLEAVER: Ability = {
  kind: 'requirement',
  requirement: 'mustBeBlockedByOne',
  filter: { subtype: 'eldrazi' },
  subject: itself,
};

export const DECLARATIONS_BY_CARD: Readonly<Record<RestrictionCode | RequirementCode, ByCard>> = {
  cannotAttack: {
    ada: { dandan: card('dandan'), island: { types: ['land'], subtypes: ['island'] }, bear: '2/2' },
    nil: { elf: '1/1' },
    legal: ['', 'bear'],
  },
  cannotBlock: {
    ada: { bear: '2/2', elf: '1/1' },
    nil: { ironclaw: card('ironclaw-orcs') },
    attacks: ['bear', 'elf'],
    legal: ['', 'ironclaw>elf'],
  },
  canBlockOnly: {
    ada: { bear: '2/2', hawk: '1/1 flying' },
    nil: { cloud: card('cloud-sprite') },
    attacks: ['bear', 'hawk'],
    legal: ['', 'cloud>hawk'],
  },
  cannotAttackAlone: {
    ada: { mogg: card('mogg-flunkies'), bear: '2/2' },
    nil: {},
    legal: ['', 'bear', 'bear mogg'],
  },
  cannotBlockAlone: {
    ada: { ogre: '3/3' },
    nil: { jackal: card('jackal-familiar'), bear: '2/2' },
    attacks: ['ogre'],
    legal: ['', 'bear>ogre', 'bear>ogre jackal>ogre'],
  },
  canOnlyAttackAlone: {
    ada: { master: card('master-of-cruelties'), bear: '2/2' },
    nil: {},
    legal: ['', 'bear', 'master'],
  },
  maxAttackers: {
    ada: { bear: '2/2', elf: '1/1' },
    nil: { dueling: card('dueling-grounds') },
    legal: ['', 'bear', 'elf'],
  },
  maxAttackersOnYou: {
    ada: { bear: '2/2', elf: '1/1', ogre: '3/3' },
    nil: { crawlspace: card('crawlspace') },
    legal: ['', 'bear', 'elf', 'ogre', 'bear elf', 'bear ogre', 'elf ogre'],
  },
  maxBlockers: {
    ada: { ogre: '3/3' },
    nil: { silent: card('silent-arbiter'), bear: '2/2' },
    attacks: ['ogre'],
    legal: ['', 'bear>ogre', 'silent>ogre'],
  },
  cannotBeBlocked: {
    ada: { phantom: card('phantom-warrior'), ogre: '3/3' },
    nil: { bear: '2/2' },
    attacks: ['phantom', 'ogre'],
    legal: ['', 'bear>ogre'],
  },
  cannotBeBlockedBy: {
    ada: { amrou: card('amrou-kithkin') },
    nil: { bear: '2/2', ogre: '3/3' },
    attacks: ['amrou'],
    legal: ['', 'bear>amrou'],
  },
  // Flying is asked of the blocker: reach is not flying.
  cannotBeBlockedExceptBy: {
    ada: { treetop: card('treetop-scout') },
    nil: { hawk: '1/1 flying', spider: '2/4 reach', bear: '2/2' },
    attacks: ['treetop'],
    legal: ['', 'hawk>treetop'],
  },
  minBlockers: {
    ada: { pathrazer: card('pathrazer-of-ulamog') },
    nil: {
      bear: '2/2',
      elf: '1/1',
      ogre: '3/3',
      r1: { types: ['land'] },
      r2: { types: ['land'] },
      r3: { types: ['land'] },
    },
    attacks: ['pathrazer'],
    legal: ['', 'bear>pathrazer elf>pathrazer ogre>pathrazer'],
  },
  maxBlockersOn: {
    ada: { charging: card('charging-rhino') },
    nil: { bear: '2/2', elf: '1/1' },
    attacks: ['charging'],
    legal: ['', 'bear>charging', 'elf>charging'],
  },
  // All creatures of the player: with the tapped one that is no block at all.
  allOrNoneBlockers: {
    ada: { tromokratis: card('tromokratis'), ogre: '3/3' },
    nil: { bear: '2/2', elf: { is: '1/1', tapped: true } },
    attacks: ['tromokratis', 'ogre'],
    legal: ['', 'bear>ogre'],
  },
  cannotAttackUnlessWith: {
    ada: { okk: card('okk'), bear: '2/2', wurm: '6/4' },
    nil: {},
    legal: ['', 'bear', 'wurm', 'bear wurm', 'okk wurm', 'bear okk wurm'],
  },
  cannotBlockUnlessWith: {
    ada: { ogre: '3/3' },
    nil: { okk: card('okk'), bear: '2/2', wurm: '6/4' },
    attacks: ['ogre'],
    legal: [
      '',
      'bear>ogre',
      'wurm>ogre',
      'bear>ogre wurm>ogre',
      'okk>ogre wurm>ogre',
      'bear>ogre okk>ogre wurm>ogre',
    ],
  },
  attacksIfAble: {
    ada: { bloodrock: card('bloodrock-cyclops'), bear: '2/2' },
    nil: {},
    legal: ['bloodrock', 'bear bloodrock'],
  },
  // The one player it may not attack if able is the one whose Blade it is.
  goaded: {
    ada: { bear: '2/2' },
    nil: { blade: card('bloodthirsty-blade', { attachedTo: 'bear' }) },
    legal: ['bear'],
  },
  attacksIfAnotherAttacks: {
    ada: { ekundu: card('ekundu-cyclops'), bear: '2/2' },
    nil: {},
    legal: ['', 'ekundu', 'bear ekundu'],
  },
  oneAttacksIfAble: {
    text: 'Trove of Temptation',
    ada: { bear: '2/2', elf: '1/1' },
    nil: { trove: { types: ['enchantment'], abilities: [TROVE] } },
    legal: ['bear', 'elf', 'bear elf'],
  },
  blocksIfAble: {
    ada: { bear: '2/2', ogre: '3/3' },
    nil: { watchdog: card('watchdog') },
    attacks: ['bear', 'ogre'],
    legal: ['watchdog>bear', 'watchdog>ogre'],
  },
  blocksEachIfAble: {
    text: 'Blaze of Glory, as it makes its target',
    ada: { bear: '2/2', ogre: '3/3', hawk: '1/1 flying' },
    nil: { guard: { is: '1/5', abilities: BLAZE } },
    attacks: ['bear', 'ogre', 'hawk'],
    legal: ['guard>bear guard>ogre'],
  },
  mustBeBlocked: {
    ada: { gaeas: card('gaeas-protector'), ogre: '3/3' },
    nil: { bear: '2/2', elf: '1/1' },
    attacks: ['gaeas', 'ogre'],
    legal: [
      'bear>gaeas',
      'elf>gaeas',
      'bear>gaeas elf>gaeas',
      'bear>gaeas elf>ogre',
      'bear>ogre elf>gaeas',
    ],
  },
  mustBeBlockedByOne: {
    text: 'Slayer’s Cleaver, as it makes the creature that it equips',
    ada: { slayer: { is: '6/4', abilities: [CLEAVER] } },
    nil: { drone: { is: '2/2', subtypes: ['eldrazi'] }, bear: '2/2' },
    attacks: ['slayer'],
    legal: ['drone>slayer', 'bear>slayer drone>slayer'],
  },
  mustBeBlockedByExactlyOne: {
    ada: { nacatl: card('nacatl-war-pride') },
    nil: { bear: '2/2', elf: '1/1' },
    attacks: ['nacatl'],
    legal: ['bear>nacatl', 'elf>nacatl'],
  },
  mustBeBlockedByAll: {
    ada: { prized: card('prized-unicorn'), ogre: '3/3' },
    nil: { bear: '2/2', elf: { is: '1/1', tapped: true } },
    attacks: ['prized', 'ogre'],
    legal: ['bear>prized'],
  },
};
