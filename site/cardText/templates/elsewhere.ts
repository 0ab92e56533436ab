import type { FileForm } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { ELSEWHERE } from '../marks.ts';
import { triggeredAbilities } from '../playedAbility.ts';

const about = (what: string): FileForm => [{ [ELSEWHERE]: what }];

const LIBRARIES_AND_HANDS = templates('effect', [
  ['[you] <of-cards>', ({ 'of-cards': said = '' }) => [said], 'scry 1'],
  [
    '<of-cards-going-on>',
    ({ 'of-cards-going-on': said = '' }) => [said],
    'put the rest on the bottom of your library in a random order',
  ],
  [
    '(target player|target opponent|each player|each opponent|that player|its controller|defending player) <of-cards>',
    about('cards'),
    'target opponent reveals their hand',
  ],
  // What is done then is done only by who may.
  [
    '(target player|target opponent|each player|each opponent|that player|its controller|defending player) may <of-cards-whole>',
    about('cards'),
    'each player may search their library for a card',
  ],
]);

/** CR 111.10: tokens that only make mana, cards and life. */
const TOKENS = templates('effect', [
  [
    '[you] create <n:how-many> [tapped] (treasure|food|clue|blood|map|gold|powerstone|junk) (token|tokens)',
    about('tokens'),
    'create a treasure token',
  ],
  ['investigate [twice]', about('tokens'), 'investigate'],
]);

const COUNTERS_OF_PLAYERS = templates('effect', [
  ['you get <energy>', about('energy'), 'you get {E}{E}'],
  [
    'you get <n:how-many> (experience|ticket|rad) (counter|counters)',
    about('counters'),
    'you get an experience counter',
  ],
  [
    "if it's neither day nor night , it becomes day",
    about('day'),
    "if it's neither day nor night, it becomes day",
  ],
  ['it becomes (day|night)', about('day'), 'it becomes night'],
  ['(venture into the dungeon|learn)', about('dungeon'), 'venture into the dungeon'],
]);

const MANA = templates('effect', [
  ['[you] add <m:mana-made>', ({ m = '' }) => [{ 'add-mana': m }], 'add {G}{G}'],
  [
    'add <a:mana-made> or <b:mana-made>',
    ({ a = '', b = '' }) => [{ either: [[{ 'add-mana': a }], [{ 'add-mana': b }]] }],
    'add {G} or {W}',
  ],
  [
    'add <a:mana-made> , <b:mana-made> , or <c:mana-made>',
    ({ a = '', b = '', c = '' }) => [
      { either: [[{ 'add-mana': a }], [{ 'add-mana': b }], [{ 'add-mana': c }]] },
    ],
    'add {G}, {W}, or {U}',
  ],
  ['[you] add <n:how-many> mana of <mana-sort>', about('mana'), 'add one mana of any color'],
  [
    'add <n:how-many> mana in any combination of <mana-sort>',
    about('mana'),
    'add two mana in any combination of colors',
  ],
  ['add <any-mana> for each <things>', about('mana'), 'add {G} for each creature you control'],
  [
    'add <any-mana> for each <counter-word> counter (on ~|removed this way)',
    about('mana'),
    'add {G} for each storage counter removed this way',
  ],
  ['add an (additional|amount of) <any-mana>', about('mana'), 'add an additional {G}'],
  [
    'add an amount of <any-mana> equal to <counted>',
    about('mana'),
    'add an amount of {G} equal to your life total',
  ],
  [
    'add <a:any-mana> or one mana of <mana-sort>',
    about('mana'),
    'add {W} or one mana of the chosen color',
  ],
  [
    'add <any-mana> . spend this mana only <spending>',
    about('mana'),
    'add {C}{C}. Spend this mana only to cast spells',
  ],
]);
const SPENDING = templates('spending', [
  ['<nothing-of-combat>', true, 'to cast spells'],
  ['to cast <things> spells', true, 'to cast creature spells'],
]);

const SORTS_OF_MANA = templates('mana-sort', [
  ['any [one] color', true, 'any color'],
  ['(the|that) chosen color', true, 'the chosen color'],
  ['that color', true],
  ['colors', true],
  ['<a:any-mana> and/or <b:any-mana>', true, '{R} and/or {G}'],
  ["any color in your commander's color identity", true],
  [
    'any (type|color) that a land <whose> could produce',
    true,
    'any color that a land an opponent controls could produce',
  ],
]);

/** Cards, however they are described. */
const CARDS = templates('cards', [
  ['(a|an|another) card [at random|named ~]', true, 'a card at random'],
  ['(<number>|x|any number of) [other] cards [at random]', true, 'two cards'],
  ['card', true],
  ['your hand', true],
  ['(a|an|another) <sorts> card', true, 'a creature card'],
  ['<n:how-many> <sorts> cards', true, 'two creature cards'],
]);

/** Whatever triggers it, if no word of that is of combat: all that it does is elsewhere. */
const TRIGGERED = templates('line', [
  [
    '(when|whenever|at) <said:nothing-of-combat> , <does>',
    ({ said = '', does }) => triggeredAbilities([said], does),
    'whenever you venture into the dungeon, scry 1.',
  ],
]);

export const ELSEWHERE_TEMPLATES = [
  ...LIBRARIES_AND_HANDS,
  ...TOKENS,
  ...COUNTERS_OF_PLAYERS,
  ...MANA,
  ...SPENDING,
  ...SORTS_OF_MANA,
  ...CARDS,
  ...TRIGGERED,
];
