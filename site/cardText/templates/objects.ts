import { both } from '../both.ts';
import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { BACK, targeted } from '../marks.ts';

/** What may be targeted, in the form of card files. */
function permanentSpec(things: FileForm | undefined, more: FileMapping = {}): FileForm {
  const filter = mappingOf(things);
  const { type, ...rest } = filter;
  if (type !== 'creature') return { permanent: filter, ...more };
  return Object.keys(rest).length === 0 && Object.keys(more).length === 0
    ? 'creature'
    : { creature: rest, ...more };
}

const other = (things: FileForm | undefined): FileMapping =>
  both({ other: true }, mappingOf(things));

/** One object: what an effect is about. */
const ONE_OBJECT = templates('object', [
  ['~', 'self'],
  ['it', BACK.it],
  ['(that|the) token', BACK.thatToken, 'that token'],
  [
    '(that|the) (creature|permanent|planeswalker|artifact|land|vehicle)',
    BACK.that,
    'that creature',
  ],
  ['(enchanted|equipped) (creature|permanent|artifact|land)', 'attached', 'enchanted creature'],
  ['target <things>', ({ things }) => targeted(permanentSpec(things)), 'target creature'],
  [
    'another target <things>',
    ({ things }) => targeted(permanentSpec(other(things))),
    'another target creature',
  ],
  [
    'up to one target <things>',
    ({ things }) => targeted(permanentSpec(things, { n: 1, 'up-to': true })),
    'up to one target creature',
  ],
  [
    'up to one other target <things>',
    ({ things }) => targeted(permanentSpec(other(things), { n: 1, 'up-to': true })),
    'up to one other target creature',
  ],
]);

/** Several objects that are chosen or counted out. */
const SEVERAL = templates('several', [
  ['(them|those creatures|those permanents|those tokens)', BACK.them, 'those creatures'],
  [
    '<number> target <things>',
    ({ number = 0, things }) => targeted(permanentSpec(things, { n: number })),
    'two target creatures',
  ],
  [
    '<number> other target <things>',
    ({ number = 0, things }) => targeted(permanentSpec(other(things), { n: number })),
    'two other target creatures',
  ],
  [
    'up to <number> target <things>',
    ({ number = 0, things }) =>
      number === 1 ? undefined : targeted(permanentSpec(things, { n: number, 'up-to': true })),
    'up to two target creatures',
  ],
  [
    'up to <number> other target <things>',
    ({ number = 0, things }) =>
      number === 1
        ? undefined
        : targeted(permanentSpec(other(things), { n: number, 'up-to': true })),
    'up to two other target creatures',
  ],
  [
    'x target <things>',
    ({ things }) => targeted(permanentSpec(things, { n: 'x' })),
    'x target creatures',
  ],
  [
    'up to x target <things>',
    ({ things }) => targeted(permanentSpec(things, { n: 'x', 'up-to': true })),
    'up to x target creatures',
  ],
]);

/** Whatever an effect is done to; two sorts of it are a list. */
const OBJECTS = templates('objects', [
  ['<object>', ({ object }) => object, 'target creature'],
  ['[each of] <several>', ({ several }) => several, 'two target creatures'],
  ['(all|each) <things>', ({ things }) => things, 'all creatures'],
  [
    '<object> and <other:objects>',
    ({ object = '', other: others }) => [object, ...listOf(others)],
    '~ and target creature',
  ],
]);

/** The same before a verb: `creatures you control get …`. */
const DOERS = templates('doers', [
  ['<objects>', ({ objects }) => objects, 'target creature'],
  ['<things>', ({ things }) => things, 'creatures you control'],
  ['they', BACK.them],
  [
    '<object> and <things>',
    ({ object = '', things = '' }) => [object, things],
    '~ and creatures you control',
  ],
]);

const PLAYERS = templates('players', [
  ['you', 'you'],
  ['each opponent', 'each-opponent'],
  ['each player', 'each-player'],
  ['target player', () => targeted('player')],
  ['target opponent', () => targeted('opponent')],
  ['(that player|they|the player)', BACK.thatPlayer, 'that player'],
  ['defending player', 'defending-player'],
  [
    "(its controller|that creature's controller|that permanent's controller|the creature's controller)",
    BACK.itsController,
    'its controller',
  ],
]);

/** To what damage may be dealt. */
const DAMAGED_ONE = templates('damaged-one', [
  ['<objects>', ({ objects }) => objects, 'target creature'],
  ['<players>', ({ players }) => (players === BACK.thatPlayer ? undefined : players), 'you'],
  ['(that player|them)', BACK.thatPlayer, 'that player'],
  ['any target', () => targeted('permanent-or-player')],
  [
    'target player or planeswalker',
    () => targeted({ 'permanent-or-player': { type: 'planeswalker' } }),
  ],
  [
    'target opponent or planeswalker',
    () => targeted({ 'permanent-or-player': { type: 'planeswalker' }, players: 'opponent' }),
  ],
  ['target creature or player', () => targeted({ 'permanent-or-player': { type: 'creature' } })],
]);

const DAMAGED = templates('damaged', [
  ['<damaged-one>', ({ 'damaged-one': one }) => one, 'any target'],
  [
    '<a:damaged-one> and <b:damaged-one>',
    ({ a, b }) => [...listOf(a), ...listOf(b)],
    'each opponent and each creature',
  ],
  [
    '<a:damaged-one> and to <b:damaged-one>',
    ({ a, b }) => [...listOf(a), ...listOf(b)],
    'each opponent and to each creature',
  ],
]);

export const OBJECT_TEMPLATES = [
  ...ONE_OBJECT,
  ...SEVERAL,
  ...OBJECTS,
  ...DOERS,
  ...PLAYERS,
  ...DAMAGED_ONE,
  ...DAMAGED,
];
