import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

const so =
  (head: string) =>
  (n: FileForm | undefined): readonly FileMapping[] => [{ [head]: n ?? 1 }];
const draws = so('draw');
const gains = so('gain-life');
const loses = so('lose-life');
const discards = so('discard');
const mills = so('mill');

const LIFE = templates('deed', [
  ['(gains|gain) <n:amount> life', ({ n }) => gains(n), 'gain 3 life'],
  ['(loses|lose) <n:amount> life', ({ n }) => loses(n), 'loses 3 life'],
  [
    '(gains|gain) life equal to <counted>',
    ({ counted }) => gains(counted),
    'gains life equal to the number of artifacts you control',
  ],
  [
    '(loses|lose) life equal to <counted>',
    ({ counted }) => loses(counted),
    'loses life equal to the number of artifacts you control',
  ],
  [
    '(gains|gain) <number> life for each <things>',
    ({ number, things }) => gains(forEach(number, things)),
    'gains 1 life for each artifact you control',
  ],
  [
    '(loses|lose) <number> life for each <things>',
    ({ number, things }) => loses(forEach(number, things)),
    'loses 1 life for each artifact you control',
  ],
]);

const forEach = (number: FileForm | undefined, things: FileForm | undefined): FileMapping => ({
  count: mappingOf(things),
  ...(number === undefined || number === 1 ? {} : { times: number }),
});

const CARDS = templates('deed', [
  ['(draws|draw) <n:how-many> (card|cards)', ({ n }) => draws(n), 'draws a card'],
  [
    '(draws|draw) cards equal to <counted>',
    ({ counted }) => draws(counted),
    'draws cards equal to the number of artifacts you control',
  ],
  [
    '(draws|draw) a card for each <things>',
    ({ things }) => draws(forEach(1, things)),
    'draws a card for each artifact you control',
  ],
  ['(discards|discard) <n:how-many> (card|cards)', ({ n }) => discards(n), 'discards a card'],
  [
    '(discards|discard) <n:how-many> (card|cards) at random',
    ({ n = 1 }) => [{ discard: n, 'at-random': true }],
    'discards a card at random',
  ],
  ['(mills|mill) <n:how-many> (card|cards)', ({ n }) => mills(n), 'mills two cards'],
]);

const LOSSES = templates('deed', [
  [
    '(sacrifices|sacrifice) <one> [of (their|your) choice]',
    ({ one }) => sacrifices(one),
    'sacrifices a creature',
  ],
  [
    '(sacrifices|sacrifice) <number> <things> [of (their|your) choice]',
    ({ number = 1, things }) => sacrifices(things, { n: number }),
    'sacrifices two creatures',
  ],
  [
    '(gets|get) <n:how-many> poison (counter|counters)',
    ({ n = 1 }) => [{ 'give-poison': n }],
    'gets a poison counter',
  ],
  ['(becomes|become) the monarch', [{ 'become-monarch': 'you' }], 'become the monarch'],
]);

/** Whoever sacrifices controls it. */
function sacrifices(
  things: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined {
  const { controller, ...filter } = mappingOf(things);
  const isTheirs = controller === undefined || controller === 'that-player' || controller === 'you';
  return isTheirs ? [{ 'sacrifice-chosen': filter, ...more }] : undefined;
}

const DEED_LISTS = templates('deeds', [
  ['<deed>', ({ deed }) => deed, 'loses 3 life'],
  [
    '<deed> (and|, then|, and|,) <deeds>',
    ({ deed, deeds }) => [...listOf(deed), ...listOf(deeds)],
    'draws a card and loses 1 life',
  ],
]);

/** What you do where nobody else is named. */
const YOURS = templates('effect', [
  ['draw <n:how-many> (card|cards)', ({ n }) => draws(n), 'draw a card'],
  [
    'draw cards equal to <counted>',
    ({ counted }) => draws(counted),
    'draw cards equal to the number of artifacts you control',
  ],
  [
    'draw a card for each <things>',
    ({ things }) => draws(forEach(1, things)),
    'draw a card for each artifact you control',
  ],
  ['discard <n:how-many> (card|cards)', ({ n }) => discards(n), 'discard a card'],
  ['mill <n:how-many> (card|cards)', ({ n }) => mills(n), 'mill two cards'],
  ['gain <n:amount> life', ({ n }) => gains(n), 'gain 3 life'],
  ['sacrifice <one>', ({ one }) => sacrifices(one), 'sacrifice a creature'],
  [
    'sacrifice <number> <things>',
    ({ number = 1, things }) => sacrifices(things, { n: number }),
    'sacrifice two creatures',
  ],
]);

const OF_PLAYERS = templates('effect', [
  [
    '<players> [each] <deeds>',
    ({ players, deeds }) => by(players, deeds),
    'target player loses 1 life',
  ],
]);

function by(players: FileForm | undefined, deeds: FileForm | undefined): readonly FileMapping[] {
  return listOf(deeds).map((deed) => {
    const { 'become-monarch': monarch, ...other } = mappingOf(deed);
    if (monarch !== undefined) return { 'become-monarch': players ?? 'you' };
    // Poison counters are nobody's unless it is said whose.
    const isYours = players === 'you' && !Object.hasOwn(other, 'give-poison');
    return players === undefined || isYours ? other : { ...other, on: players };
  });
}

/** Changes of the turn. */
const OF_TURNS = templates('effect', [
  [
    'after this [main] phase , there is an additional combat phase',
    [{ 'extra-phases': ['combat'] }],
    'after this phase, there is an additional combat phase',
  ],
  [
    'after this [main] phase , there is an additional combat phase followed by an additional main phase',
    [{ 'extra-phases': ['combat', 'main'] }],
    'after this phase, there is an additional combat phase followed by an additional main phase',
  ],
  ['take an extra turn after this one', [{ 'extra-turn': true }]],
]);

export const PLAYER_TEMPLATES = [
  ...LIFE,
  ...CARDS,
  ...LOSSES,
  ...DEED_LISTS,
  ...YOURS,
  ...OF_PLAYERS,
  ...OF_TURNS,
];
