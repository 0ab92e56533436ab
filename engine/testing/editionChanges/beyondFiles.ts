import { changeProtector } from '../../change/protector.ts';
import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import { SELF, TARGET, whenever, YOU } from '../../language/keywords/abilityParts.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { PermanentDetails, TestBoard } from '../boards/board.ts';
import { instant, pump } from './abilities.ts';
import {
  addMana,
  attack,
  block,
  cast,
  choose,
  happens,
  justAfterDamage,
  type LineAct,
  resolveAll,
  toEnd,
  toStep,
} from './acts.ts';
import type { Seen } from './seen.ts';

/** A board that comes out differently by edition, for what a file of cases can't say. */
export interface EditionBoard {
  /** The change between two editions that it shows, by its number. */
  readonly change: number;
  /** The situation, in words: the name of its tests. */
  readonly that: string;
  readonly board: TestBoard;
  readonly hands?: { readonly [player: string]: { readonly [card: string]: PermanentDetails } };
  /** Played alike in all editions. */
  readonly script: readonly LineAct[];
  readonly outcomes: readonly EditionOutcome[];
}

/** What is seen after the script in some editions. */
interface EditionOutcome {
  readonly in: readonly EditionId[];
  /** The outcome in words: the name of the test. */
  readonly so: string;
  readonly sees: Partial<Seen>;
  /** Rules that some event cites by then. */
  readonly cites?: readonly RuleKey[];
}

const between = (first: EditionId, last: EditionId): readonly EditionId[] =>
  EDITION_IDS.slice(EDITION_IDS.indexOf(first), EDITION_IDS.indexOf(last) + 1);
const since = (first: EditionId): readonly EditionId[] =>
  EDITION_IDS.slice(EDITION_IDS.indexOf(first));

const SIEGE: PermanentDetails = {
  types: ['battle'],
  subtypes: ['siege'],
  counters: { defense: 4 },
};

const DIES = whenever('dies', [{ kind: 'gainLife', n: 1, subject: YOU }]);

/** What happens without a card, what is chosen and not asked for, and what is told before what. */
export const BEYOND_FILES: readonly EditionBoard[] = [
  {
    change: 26,
    that: 'one creature that deals combat damage as another of its controller’s dies',
    board: {
      permanents: {
        ada: {
          raider: { is: '1/1', abilities: [whenever('dealsCombatDamage', [pump(1, 1, SELF)])] },
          martyr: { is: '1/1', abilities: [DIES] },
        },
        nil: { ogre: '3/3' },
      },
    },
    script: [
      attack({ raider: 'nil', martyr: 'nil' }),
      block({ ogre: 'martyr' }),
      choose('ada', 'martyr'),
      choose('ada', 'raider'),
      justAfterDamage('combatDamage'),
    ],
    outcomes: [
      {
        in: ['2008-10-01', ...since('2024-07-30')],
        so: 'trigger together, and their controller puts the damage on top',
        sees: { stack: ['raider', 'martyr'] },
      },
      {
        in: between('2009-07-11', '2013-02-01'),
        so: 'wait one after the other, and death is on top, whatever their controller wants',
        sees: { stack: ['martyr', 'raider'] },
      },
    ],
  },
  {
    change: 34,
    that: 'mana in the pool and an effect until end of combat, as combat ends',
    board: { permanents: { ada: { raider: '1/1' }, nil: {} } },
    hands: {
      ada: {
        rage: instant([
          {
            kind: 'apply',
            subject: TARGET,
            change: { kind: 'modifyPowerToughness', power: 1, toughness: 0 },
            until: 'endOfCombat',
          },
        ]),
      },
    },
    script: [
      attack({ raider: 'nil' }),
      block({}),
      cast('ada', 'rage', 'raider'),
      resolveAll,
      toStep('endOfCombat'),
      addMana('ada', 'R'),
      toStep('postcombatMain'),
    ],
    outcomes: [
      {
        in: between('2008-10-01', '2024-11-08'),
        so: 'are told in the order of the text: the mana first',
        sees: { ended: ['manaEmptied', 'effectsEnded'] },
      },
      {
        in: since('2026-09-25'),
        so: 'end in turn: the effect, then the mana',
        sees: { ended: ['effectsEnded', 'manaEmptied'] },
      },
    ],
  },
  {
    change: 36,
    that: 'an attacked Siege of which another player becomes the protector',
    board: { permanents: { ada: { bear: '2/2', siege: SIEGE }, nil: {}, tor: {} } },
    script: [
      attack({ bear: 'siege' }),
      block({}),
      happens((game) => changeProtector(game, objectId('siege'), playerId('tor'))),
      toEnd,
    ],
    outcomes: [
      {
        in: between('2024-07-30', '2024-11-08'),
        so: 'is attacked on',
        sees: { attacking: { bear: 'siege' }, counters: { siege: { defense: 2 } } },
      },
      {
        in: since('2026-09-25'),
        so: 'is out of combat, and its attacker attacks nothing',
        sees: { attacking: { bear: 'nothing' }, counters: { siege: { defense: 4 } } },
      },
    ],
  },
];
