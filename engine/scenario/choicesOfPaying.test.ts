import { describe, expect, test } from 'vitest';
import { problemsOf, takenOf } from '../testing/boards/problemsOf.ts';

// How spells and abilities are paid for: told to be open where nobody said it, said beside the act, or an error.

interface Paid {
  readonly mana?: string;
  readonly cost?: string;
  readonly own?: readonly string[];
  readonly how?: string;
  readonly convokes?: boolean;
  /** What is chosen beforehand. */
  readonly first?: string;
}

const textOf = (
  { mana = "''", cost = '', own = [], how = '', convokes = false, first }: Paid,
  more: readonly string[],
) =>
  `players:
  Ada: { ${mana === 'uncounted' ? '' : `mana: ${mana}, `}hand: [{ id: golem, creature: 3/3${cost === '' ? '' : `, cost: '${cost}'`}${convokes ? ', abilities: [convoke]' : ''} }] }
  Nil: {}
board:
  Ada: [${own.join(', ')}]
  Nil: []
start: precombat-main
script:
${[...(first === undefined ? [] : [first]), `{ ${cost === '' ? 'activate: copter' : 'cast: golem'}${how} }`, ...more].map((entry) => `  - ${entry}\n`).join('')}`;

const taken = (paid: Paid, ...more: readonly string[]) =>
  takenOf(textOf(paid, more)).map(
    ({ choice: { player, asked, source } }) => `${player} ${asked} ${source}`,
  );

const troubles = (paid: Paid, ...more: readonly string[]) =>
  problemsOf(textOf(paid, more)).map(({ trouble }) =>
    trouble.kind === 'notUsed'
      ? `not used ${trouble.what}`
      : trouble.kind === 'choiceNotUsed'
        ? `${trouble.part} ${trouble.because}`
        : trouble.kind,
  );

const GOLEM = ['Ada payment golem'];
const COPTER = ['Ada payment copter'];
const copter = (costs: string) =>
  `{ id: copter, types: [artifact], abilities: [{ activated: [{ gain-life: 1 }], costs: [${costs}] }] }`;

describe('mana or life for a spell or ability (CR 601.2b)', () => {
  const PHYREXIAN = '{1}{W/P}{W/P}';
  const LIVES = (n: number) => `{ expect: { life: { Ada: ${n} } } }`;

  test.each([
    ['is told to be open where both would do', { mana: 'CWW', cost: PHYREXIAN }, GOLEM],
    ['is told to be open where mana is not counted', { mana: 'uncounted', cost: PHYREXIAN }, GOLEM],
    ['is told to be open where there is mana for one', { mana: 'CW', cost: PHYREXIAN }, GOLEM],
    ['is no choice without the mana', { mana: 'C', cost: PHYREXIAN }, []],
    [
      'is told of abilities',
      { mana: 'W', own: [copter("{ mana-or-life: '{W}', life: 2 }")] },
      COPTER,
    ],
  ])('%s: %j', (_, paid, expected) => {
    expect(taken(paid)).toEqual(expected);
  });

  test.each([
    ['CWW', 0],
    ['CWW', 2],
    ['CWW', 4],
    ['uncounted', 0],
    ['uncounted', 4],
    ['C', 4],
  ])('is paid as is said, of %s with %d life', (mana, life) => {
    const paid = {
      mana,
      cost: PHYREXIAN,
      how: `, pay: { life: ${life}, spend: ${`CWW`.slice(0, 3 - life / 2)} }`,
    };
    expect(troubles(paid, LIVES(20 - life))).toEqual([]);
    expect(taken(paid)).toEqual([]);
  });

  test('is mana as long as it lasts, also of mana that is not counted', () => {
    expect(troubles({ mana: 'uncounted', cost: PHYREXIAN }, LIVES(20))).toEqual([]);
    expect(troubles({ mana: 'CW', cost: PHYREXIAN }, LIVES(18))).toEqual([]);
  });

  test.each([
    ['refusedInstead', { mana: 'CWW', cost: PHYREXIAN, how: ', pay: { life: 1 }' }],
    ['refusedInstead', { mana: 'C', cost: PHYREXIAN, how: ', pay: { life: 2 }' }],
    ['not used life: 0', { mana: 'C', cost: '{1}', how: ', pay: { life: 0 }' }],
  ])('is an error where it can’t be paid so, %s: %j', (trouble, paid) => {
    expect(troubles(paid)).toEqual([trouble]);
  });
});

describe('which mana is spent (CR 118.3a)', () => {
  const LEFT = (mana: string) => `{ expect: { mana: { Ada: ${mana} } } }`;

  test.each([
    ['RG', '{1}', GOLEM],
    ['RGG', '{G}{1}', GOLEM],
    ['WU', '{W/U}', GOLEM],
    ['RGC', '{2/R}', GOLEM],
    ['CG', '{1}', GOLEM],
    ['RG', '{2}', []],
    ['GG', '{1}', []],
    ['RG', '{R}', []],
    ['uncounted', '{1}', []],
  ])(
    'of %s for %s is told to be open where other mana could be left: %j',
    (mana, cost, expected) => {
      expect(taken({ mana, cost })).toEqual(expected);
    },
  );

  test.each([
    ['RG', '{1}', 'R', 'G'],
    ['RG', '{1}', 'G', 'R'],
    ['WUU', '{W/U}{1}', 'UU', 'W'],
    ['RGC', '{2/R}', 'R', 'CG'],
    ['RGC', '{2/R}', 'GC', 'R'],
  ])('of %s for %s is as is said: %s, and %s is left', (mana, cost, spend, left) => {
    const paid = { mana, cost, how: `, pay: { spend: ${spend} }` };
    expect(troubles(paid, LEFT(left))).toEqual([]);
    expect(taken(paid)).toEqual([]);
  });

  test.each([
    ['refusedInstead', { mana: 'RG', cost: '{1}', how: ', pay: { spend: RG }' }],
    ['refusedInstead', { mana: 'RG', cost: '{1}', how: ', pay: { spend: W }' }],
    ['refusedInstead', { mana: 'RG', cost: '{R}', how: ', pay: { spend: G }' }],
    ['not used spend: ', { own: [copter('tap-self')], how: ", pay: { spend: '' }" }],
  ])('is an error where that does not pay it, %s: %j', (trouble, paid) => {
    expect(troubles(paid)).toEqual([trouble]);
  });
});

describe('what is tapped for an ability (CR 601.2h, 702.122a)', () => {
  const OTHERS = ['{ id: elf, creature: 1/1 }', '{ id: bear, creature: 2/2 }'];
  const CREW = copter('{ tap-power: 1 }');
  const TAPS = copter('{ tap-creatures: { type: creature } }');
  const TAPPED = (...names: readonly string[]) =>
    `{ expect: { tapped: [${names}], untapped: [${['elf', 'bear'].filter((one) => !names.includes(one))}] } }`;

  test.each([
    [CREW, OTHERS, COPTER],
    [TAPS, OTHERS, COPTER],
    [CREW, OTHERS.slice(1), []],
    [TAPS, ['{ id: elf, creature: 1/1 }', '{ id: other, creature: 1/1 }'], []],
  ])('is told to be open where another could be, by %s among %j', (ability, others, expected) => {
    expect(taken({ own: [ability, ...others] })).toEqual(expected);
  });

  test.each([
    [CREW, ['elf']],
    [CREW, ['bear']],
    [TAPS, ['elf']],
    [TAPS, ['bear']],
  ])('is what is given, by %s: %j', (ability, give) => {
    const paid = { own: [ability, ...OTHERS], how: `, give: [${give}]` };
    expect(troubles(paid, TAPPED(...give))).toEqual([]);
    expect(taken(paid)).toEqual([]);
  });

  test('is any number of creatures that crew', () => {
    const paid = { own: [CREW, ...OTHERS], how: ', give: [elf, bear]' };
    expect(troubles(paid, '{ expect: { tapped: [elf, bear] } }')).toEqual([]);
  });

  test('for mana is told and given too', () => {
    const drum =
      '{ id: copter, types: [artifact], abilities: [{ activated: [{ add-mana: R }], costs: [tap-self, { tap-creatures: { type: creature } }] }] }';
    expect(taken({ own: [drum, ...OTHERS] })).toEqual(COPTER);
    const given = { own: [drum, ...OTHERS], how: ', give: [bear]' };
    expect(troubles(given, TAPPED('bear'))).toEqual([]);
    expect(taken(given)).toEqual([]);
  });
});

describe('what a creature that is tapped for convoke pays (CR 702.51a)', () => {
  const creature = (id: string, ...colors: readonly string[]) =>
    `{ id: ${id}, creature: 1/1, colors: [${colors.join(', ')}] }`;
  const BOTH = creature('both', 'white', 'blue');
  const WHITE = creature('white', 'white');
  const convoking = (paid: Paid): Paid => ({ ...paid, convokes: true });

  test('is what lets the rest be paid', () => {
    const paid = { cost: '{1}{W}{U}', own: [BOTH, WHITE], how: ', convoke: [both, white]' };
    expect(troubles(convoking({ ...paid, mana: 'R' }))).toEqual([]);
    expect(troubles(convoking({ ...paid, mana: 'U' }))).toEqual([]);
  });

  test('is told to be open where other mana would be left, and follows from what is spent', () => {
    const paid = { cost: '{W}{U}', own: [BOTH], how: ', convoke: [both]', mana: 'WU' };
    expect(taken(convoking(paid))).toEqual(GOLEM);
    const spending = { ...paid, how: ', convoke: [both], pay: { spend: W }' };
    expect(troubles(convoking(spending), '{ expect: { mana: { Ada: U } } }')).toEqual([]);
    expect(taken(convoking(spending))).toEqual([]);
  });
});

describe('how what may be paid on resolving is paid (CR 118.12)', () => {
  const TITHE =
    "{ id: copter, types: [artifact], abilities: [{ activated: [{ may-pay: { mana-or-life: '{W}', life: 2 }, effects: [{ gain-life: 5 }] }], costs: [tap-self] }] }";
  const tithe = (mana: string, choice: string): Paid => ({ mana, own: [TITHE], first: choice });
  const life = (n: number, left = "''") =>
    ['pass', `{ expect: { life: { Ada: ${n} }, mana: { Ada: ${left} } } }`] as const;

  test('is told to be open', () => {
    expect(taken(tithe('W', '{ choose: copter, declines: false }'), ...life(25))).toEqual(COPTER);
  });

  test.each([
    [2, 23, 'W'],
    [0, 25, "''"],
  ])('is as its player says: with %s life', (paid, left, mana) => {
    const said = tithe('W', `{ choose: copter, declines: false, pay: { life: ${paid} } }`);
    expect(troubles(said, ...life(left, mana))).toEqual([]);
    expect(taken(said, ...life(left, mana))).toEqual([]);
  });

  test('is an error where it can’t be paid so', () => {
    const said = tithe('W', '{ choose: copter, declines: false, pay: { life: 1 } }');
    expect(troubles(said, ...life(25))).toEqual(['payment notLegal']);
  });
});
