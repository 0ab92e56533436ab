import { describe, expect, test } from 'vitest';
import { problemsOf, takenOf } from '../testing/boards/problemsOf.ts';

// What the rules ask of players by themselves: said in a script beforehand, used as the game asks, or an error.

const textOf = (board: string, script: readonly string[]): string =>
  `${board}script:\n${script.map((entry) => `  - ${entry}\n`).join('')}`;

const troublesIn = (board: string, ...script: readonly string[]) =>
  problemsOf(textOf(board, script)).map(({ trouble, at }) => [
    trouble.kind === 'choiceNotUsed' ? `${trouble.part} ${trouble.because}` : trouble,
    at.line - LINES_BEFORE - board.split('\n').length,
  ]);

/** What the log says that players could have chosen. */
const takenIn = (board: string, ...script: readonly string[]) =>
  takenOf(textOf(board, script)).map(
    ({ choice: { player, asked, source } }) => `${player} ${asked} ${source}`,
  );

/** Lines that every such file begins with, and the key of the script. */
const LINES_BEFORE = 6;

const SHIELDED = `players: { Ada: {}, Nil: {} }
board:
  Ada:
    - { id: wolf, creature: 2/2 }
    - { id: asp, creature: 2/2, abilities: [deathtouch] }
  Nil:
    - { id: guard, creature: 0/3, abilities: [{ permission: block-additional, n: 1 }] }
    - { id: priest, types: [enchantment], abilities: [{ activated: [{ prevent-next: 2, on: { type: creature, controller: you } }], costs: [tap-self] }] }
start: declare-attackers
`;

const shielded = (choice: string, expected: string) =>
  troublesIn(
    SHIELDED,
    choice,
    '{ attack: { wolf: Nil, asp: Nil } }',
    'pass',
    '{ block: { guard: [wolf, asp] } }',
    '{ activate: priest, player: Nil }',
    '{ pass: end-of-combat }',
    `{ expect: ${expected} }`,
  );

describe('which damage a shield prevents (CR 615.7)', () => {
  test.each([
    ['{ choose: priest, prevents: [wolf] }', '{ died: [guard] }'],
    ['{ choose: priest, prevents: [asp] }', '{ damage: { guard: 2 }, died: [] }'],
    ['{ choose: priest, prevents: [asp, wolf] }', '{ damage: { guard: 2 }, died: [] }'],
  ])('is as its controller has said: %s', (choice, expected) => {
    expect(shielded(choice, expected)).toEqual([]);
  });

  test.each([
    ['prevented notLegal', '{ choose: priest, prevents: [priest] }'],
    ['prevented otherPlayer', '{ choose: priest, prevents: [wolf], player: Ada }'],
    ['prevented notAsked', '{ choose: guard, prevents: [wolf] }'],
  ])('is an error where it is no choice of theirs, %s: %s', (trouble, choice) => {
    expect(shielded(choice, '{ died: [guard] }')).toEqual([[trouble, 0]]);
  });
});

const HAND = `players:
  Ada:
    hand-size: 9
    hand: [{ id: growth, types: [instant] }, { id: bolt, types: [instant] }, { id: ogre, creature: 3/3 }]
  Nil: { hand: [{ id: shock, types: [instant] }] }
board:
  Ada: []
  Nil: []
start: postcombat-main
`;

const cleanedUp = (choice: string, ...more: readonly string[]) =>
  troublesIn(HAND, choice, '{ pass: upkeep }', ...more);

describe('what is discarded at cleanup (CR 514.1)', () => {
  test.each([
    '{ choose: Ada, discards: [growth, bolt] }',
    '{ choose: Ada, discards: [ogre] }',
    '{ choose: Ada, discards: [] }',
  ])('is as the player has said, with cards without a name for the rest: %s', (choice) => {
    expect(cleanedUp(choice)).toEqual([]);
  });

  test.each([
    ['discarded notLegal', '{ choose: Ada, discards: [growth, bolt, ogre] }'],
    ['discarded notLegal', '{ choose: Ada, discards: [growth, growth] }'],
    ['discarded notLegal', '{ choose: Ada, discards: [shock] }'],
    ['discarded otherPlayer', '{ choose: Nil, discards: [shock] }'],
    ['discarded notAsked', '{ choose: ogre, discards: [ogre] }'],
  ])('is an error where they can’t, %s: %s', (trouble, choice) => {
    expect(cleanedUp(choice)).toEqual([[trouble, 0]]);
  });
});

const SIEGE = `players: { Ada: {}, Nil: {}, Tor: {}, Uma: {} }
board:
  Ada:
    - { id: siege, types: [battle], subtypes: [siege], counters: { defense: 3 }, protector: Nil }
    - { id: doom, types: [enchantment], abilities: [{ activated: [{ lose-life: 20, on: target }], costs: [tap-self], targets: [player] }] }
  Nil: []
  Tor: []
  Uma: []
start: precombat-main
`;

const orphaned = (choice: string) =>
  troublesIn(SIEGE, choice, '{ activate: doom, targets: [Nil] }', 'pass');

describe('who protects a battle that has lost its protector (CR 310.11)', () => {
  test('is as its controller has said', () => {
    expect(orphaned('{ choose: siege, protector: Tor }')).toEqual([]);
  });

  test.each([
    ['protector notLegal', '{ choose: siege, protector: Ada }'],
    ['protector otherPlayer', '{ choose: siege, protector: Tor, player: Tor }'],
    ['protector notAsked', '{ choose: doom, protector: Tor }'],
  ])('is an error where it is no choice of theirs, %s: %s', (trouble, choice) => {
    expect(orphaned(choice)).toEqual([[trouble, 0]]);
  });
});

const ENTERING = `players:
  Ada: { hand: [{ id: siege, types: [battle], subtypes: [siege], defense: 3 }, { id: decree, types: [enchantment], abilities: [{ enters-with: { chosen-player: true } }, { activated: [{ lose-life: 1, on: chosen-player }], costs: [tap-self] }] }] }
  Nil: {}
  Tor: {}
board: { Ada: [], Nil: [], Tor: [] }
start: precombat-main
`;

const siegeEnters = (...choices: readonly string[]) => [
  ...choices,
  '{ cast: siege }',
  'pass',
  '{ attack: { } }',
];

describe('who protects a battle that enters (CR 310.9a)', () => {
  test('is as its controller has said', () => {
    expect(troublesIn(ENTERING, ...siegeEnters('{ choose: siege, protector: Tor }'))).toEqual([]);
  });

  test('is the first who may, and the log says that they could choose', () => {
    expect(takenIn(ENTERING, ...siegeEnters())).toEqual(['Ada protector siege']);
    expect(takenIn(ENTERING, ...siegeEnters('{ choose: siege, protector: Tor }'))).toEqual([]);
    expect(takenIn(ENTERING.replaceAll(/Tor: (\{\}|\[\])/g, ''), ...siegeEnters())).toEqual([]);
  });

  test.each([
    ['protector notLegal', '{ choose: siege, protector: Ada }'],
    ['protector otherPlayer', '{ choose: siege, protector: Tor, player: Nil }'],
  ])('is an error where it is no choice of theirs, %s: %s', (trouble, choice) => {
    expect(troublesIn(ENTERING, ...siegeEnters(choice))).toEqual([[trouble, 0]]);
  });
});

describe('the player chosen for what enters (CR 614.12)', () => {
  const decreed = (choices: readonly string[], life: string) => [
    ...choices,
    '{ cast: decree }',
    'pass',
    '{ activate: decree }',
    'pass',
    `{ expect: { life: ${life} } }`,
  ];

  test('is as its controller has said', () => {
    const script = decreed(['{ choose: decree, named: [Tor] }'], '{ Nil: 20, Tor: 19 }');
    expect(troublesIn(ENTERING, ...script)).toEqual([]);
    expect(takenIn(ENTERING, ...script)).toEqual([]);
  });

  test('is the first opponent, and the log says that they could choose', () => {
    const script = decreed([], '{ Nil: 19, Tor: 20 }');
    expect(troublesIn(ENTERING, ...script)).toEqual([]);
    expect(takenIn(ENTERING, ...script)).toEqual(['Ada named decree']);
  });
});

const IMP = `players:
  Ada: { hand-size: 1, graveyard: [{ id: imp, creature: 1/1, abilities: [{ dredge: 2 }] }, { id: ghoul, creature: 1/1, abilities: [{ dredge: 3 }] }] }
  Nil: {}
board:
  Ada: [{ id: well, types: [enchantment], abilities: [{ activated: [{ draw: 2 }], costs: [tap-self] }] }]
  Nil: []
start: precombat-main
`;

const drawing = (choices: readonly string[], hand = 3) => [
  ...choices,
  '{ activate: well }',
  'pass',
  `{ expect: { hand: { Ada: ${hand} } } }`,
];

describe('whether a card is dredged instead of drawing (CR 702.52a)', () => {
  test('is told to be open where its owner has said nothing of it', () => {
    expect(takenIn(IMP, ...drawing([]))).toEqual(['Ada may imp']);
    expect(takenIn(IMP, ...drawing(['{ choose: imp, declines: true }']))).toEqual([
      'Ada may ghoul',
    ]);
    expect(takenIn(IMP, ...drawing(['{ choose: imp }']))).toEqual(['Ada may ghoul']);
  });

  test.each([
    [['{ choose: imp }', '{ choose: ghoul }']],
    [['{ choose: ghoul, declines: false }', '{ choose: imp, declines: true }']],
    [['{ choose: imp, declines: true }', '{ choose: ghoul, declines: true }']],
  ])('is as they have said: %j', (choices) => {
    expect(troublesIn(IMP, ...drawing(choices))).toEqual([]);
    expect(takenIn(IMP, ...drawing(choices))).toEqual([]);
  });

  test('is an error where nobody draws', () => {
    expect(troublesIn(IMP, '{ choose: imp }', 'pass')).toEqual([['may notAsked', 0]]);
  });
});

const TAXED = `players: { Ada: { mana: WW }, Nil: {} }
board:
  Ada:
    - { id: bear, creature: 2/2 }
    - { id: elf, creature: 1/1 }
    - { id: ape, creature: 3/3 }
    - { id: gem, types: [artifact] }
    - { id: jewel, types: [artifact] }
  Nil: [COSTS]
start: declare-attackers
`;

const cost = (pay: string) =>
  `{ id: toll, types: [enchantment], abilities: [{ attack-cost: ${pay}, on: { controller: opponent } }] }`;
const TAP = '{ tap-creatures: { type: creature } }';
const SACRIFICE = '{ sacrifice: { type: artifact } }';
const MANA_OR_LIFE = "{ mana-or-life: '{W}', life: 2 }";

const paid = (pay: string, how: string) => [
  TAXED.replace('COSTS', cost(pay)),
  `{ attack: { bear: Nil }${how} }`,
];

describe('how an attack is paid for (CR 508.1j)', () => {
  const takenFor = (pay: string, how = '') => {
    const [board = '', attack = ''] = paid(pay, how);
    return takenIn(board, attack);
  };
  const troublesFor = (pay: string, how: string) => {
    const [board = '', attack = ''] = paid(pay, how);
    return troublesIn(board, attack);
  };

  test.each([TAP, MANA_OR_LIFE])('is told to be open where several would do: %s', (pay) => {
    expect(takenFor(pay)).toEqual(['Ada payment undefined']);
  });

  test('is no choice between things that are alike', () => {
    expect(takenFor(SACRIFICE)).toEqual([]);
  });

  test.each([
    [TAP, ', pay: { give: [ape] }'],
    [MANA_OR_LIFE, ', pay: { life: 0 }'],
    [MANA_OR_LIFE, ', pay: { life: 2 }'],
  ])('is as the player says, %s%s', (pay, how) => {
    expect(troublesFor(pay, how)).toEqual([]);
    expect(takenFor(pay, how)).toEqual([]);
  });

  test('in life is life lost, and in mana that is not counted is mana', () => {
    const uncounted = TAXED.replace('{ mana: WW }', '{}').replace('COSTS', cost(MANA_OR_LIFE));
    const paying = (how: string, left: number) =>
      troublesIn(
        uncounted,
        `{ attack: { bear: Nil }${how} }`,
        `{ expect: { life: { Ada: ${left} } } }`,
      );
    expect(paying(', pay: { life: 2 }', 18)).toEqual([]);
    expect(paying(', pay: { life: 0 }', 20)).toEqual([]);
    expect(takenIn(uncounted, '{ attack: { bear: Nil } }')).toEqual(['Ada payment undefined']);
  });

  test('gives what it says for mana abilities too', () => {
    const drum =
      '{ id: drum, types: [artifact], abilities: [{ activated: [{ add-mana: R }], costs: [tap-self, { tap-creatures: { type: creature } }] }] }';
    const board = TAXED.replace('{ mana: WW }', "{ mana: '' }")
      .replace('COSTS', cost("{ mana: '{R}' }"))
      .replace('- { id: gem, types: [artifact] }', `- ${drum}`);
    const paying = (give: string) =>
      [board, `{ attack: { bear: Nil }, pay: { mana: [drum]${give} } }`] as const;
    expect(takenIn(...paying(''))).toEqual(['Ada payment drum']);
    expect(takenIn(...paying(', give: [ape]'))).toEqual([]);
    expect(
      troublesIn(...paying(', give: [ape]'), '{ expect: { tapped: [ape], untapped: [elf] } }'),
    ).toEqual([]);
  });

  test('in mana is told to be open where other mana would be left, and is what is said', () => {
    const generic = TAXED.replace('WW', 'WU').replace('COSTS', cost("{ mana: '{1}' }"));
    const paying = (how: string, ...more: readonly string[]) =>
      [generic, `{ attack: { bear: Nil }${how} }`, ...more] as const;
    expect(takenIn(...paying(''))).toEqual(['Ada payment undefined']);
    const said = paying(', pay: { spend: W }', '{ expect: { mana: { Ada: U } } }');
    expect(takenIn(...said)).toEqual([]);
    expect(troublesIn(...said)).toEqual([]);
    expect(troublesIn(...paying(', pay: { spend: WU }'))).toMatchObject([
      [{ kind: 'refusedInstead' }, 0],
    ]);
    expect(troublesIn(SHIELDED, '{ attack: { wolf: Nil }, pay: { spend: W } }')).toMatchObject([
      [{ kind: 'notUsed', what: 'spend: W' }, 0],
    ]);
  });

  test('with life that can’t be paid so is refused', () => {
    expect(troublesFor(MANA_OR_LIFE, ', pay: { life: 1 }')).toMatchObject([
      [{ kind: 'refusedInstead' }, 0],
    ]);
    expect(troublesIn(SHIELDED, '{ attack: { wolf: Nil }, pay: { life: 2 } }')).toMatchObject([
      [{ kind: 'notUsed', what: 'life: 2' }, 0],
    ]);
  });

  test('is told to be open where other mana would do, of what is not alike', () => {
    const board = (own: string) =>
      `players: { Ada: { mana: '' }, Nil: {} }
board:
  Ada: [{ id: bear, creature: 2/2 }, ${own}]
  Nil: [${cost("{ mana: '{1}' }")}]
start: declare-attackers
`;
    const land = (id: string, mana: string) =>
      `{ id: ${id}, types: [land], abilities: [{ activated: [{ add-mana: ${mana} }], costs: [tap-self] }] }`;
    const taken = (other: string, how = '') =>
      takenIn(board(`${land('isle', 'U')}, ${other}`), `{ attack: { bear: Nil }${how} }`);
    expect(taken(land('bog', 'U'))).toEqual([]);
    expect(taken(land('bog', 'B'))).toEqual(['Ada payment undefined']);
    expect(taken(land('bog', 'B'), ', pay: { mana: [bog] }')).toEqual([]);
  });
});

const SEVERAL = `players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: wolf, creature: 3/3, abilities: [flying] }]
  Nil: [OWN]
start: declare-attackers
`;
const FURNACE =
  '{ id: furnace, types: [enchantment], abilities: [{ static: { doubles-damage: true } }] }';
const ARMOR =
  '{ id: armor, types: [artifact], abilities: [{ static: { prevent-damage-to-you: any, n: 1 } }] }';
const PRIEST =
  '{ id: priest, types: [enchantment], abilities: [{ activated: [{ prevent-next: 2, on: you }], costs: [tap-self] }] }';
const guard = (id: string) =>
  `{ id: ${id}, creature: 2/9, abilities: [{ static: { takes-damage-for: you } }] }`;

const struck = (own: readonly string[], choices: readonly string[]) =>
  [
    SEVERAL.replace('OWN', own.join(', ')),
    ...choices,
    '{ attack: { wolf: Nil } }',
    'pass',
    ...(own.includes(PRIEST) ? ['{ activate: priest, player: Nil }'] : []),
    '{ pass: end-of-combat }',
  ] as const;

describe('which of several effects applies first to some damage (CR 616.1)', () => {
  const NIL_COULD = (...sources: readonly string[]) =>
    sources.map((source) => `Nil replacement ${source}`);

  test.each([
    ['{ life: { Nil: 16 } }', [FURNACE, PRIEST], NIL_COULD('furnace')],
    ['{ life: { Nil: 15 } }', [FURNACE, ARMOR], NIL_COULD('furnace')],
    ['{ damage: { old: 3, new: 0 } }', [guard('old'), guard('new')], NIL_COULD('old')],
    ['{ damage: { old: 3 } }', [guard('old'), PRIEST], NIL_COULD('old')],
  ])('is told to be open where it makes a difference: %s of %j', (expected, own, taken) => {
    const [board, ...script] = struck(own, []);
    expect(troublesIn(board, ...script, `{ expect: ${expected} }`)).toEqual([]);
    expect(takenIn(board, ...script)).toEqual(taken);
  });

  test.each([[[ARMOR, PRIEST]], [[FURNACE, guard('old')]]])(
    'is no choice where it makes none: %j',
    (own) => {
      expect(takenIn(...struck(own, []))).toEqual([]);
    },
  );

  test.each([
    ['{ life: { Nil: 16 } }', [FURNACE, PRIEST], ['{ choose: furnace, first: true }']],
    ['{ life: { Nil: 18 } }', [FURNACE, PRIEST], ['{ choose: priest, first: true }']],
    [
      '{ damage: { old: 0, new: 3 } }',
      [guard('old'), guard('new')],
      ['{ choose: new, first: true }'],
    ],
    ['{ damage: { old: 1 } }', [guard('old'), PRIEST], ['{ choose: priest, first: true }']],
    [
      '{ damage: { old: 2 } }',
      [FURNACE, PRIEST, guard('old')],
      ['{ choose: priest, first: true }', '{ choose: old, first: true }'],
    ],
  ])('is as who is affected has said: %s of %j with %j', (expected, own, choices) => {
    const [board, ...script] = struck(own, choices);
    expect(troublesIn(board, ...script, `{ expect: ${expected} }`)).toEqual([]);
    expect(takenIn(board, ...script)).toEqual([]);
  });

  test.each([
    ['replacement otherPlayer', '{ choose: furnace, player: Ada, first: true }'],
    ['replacement notAsked', '{ choose: wolf, player: Nil, first: true }'],
  ])('is an error where it is no choice of theirs, %s: %s', (trouble, choice) => {
    expect(troublesIn(...struck([FURNACE, PRIEST], [choice]))).toEqual([[trouble, 0]]);
  });
});

const TROLL = `players:
  Ada: { hand: [DOOMS] }
  Nil: {}
board:
  Ada: []
  Nil:
    - { id: troll, creature: 4/4, counters: { shield: 1 }, abilities: [{ activated: [{ regenerate: self }], costs: [{ pay-life: 1 }] }] }
start: precombat-main
`;
const doom = (id: string) =>
  `{ id: ${id}, types: [sorcery], abilities: [{ spell: [{ destroy: target }], targets: [creature] }] }`;

describe('what saves a creature that regenerates itself and has a shield counter (CR 616.1)', () => {
  const board = TROLL.replace('DOOMS', ['doom', 'ruin'].map(doom).join(', '));
  const doomed = (...choices: readonly string[]) =>
    [
      board,
      ...choices,
      '{ activate: troll, player: Nil }',
      'pass',
      '{ cast: doom, targets: [troll] }',
      'pass',
    ] as const;
  const SAVED = (tapped: string, shield: number) =>
    `{ expect: { ${tapped}: [troll], counters: { troll: { shield: ${shield} } } } }`;

  test('is told to be open', () => {
    expect(takenIn(...doomed())).toEqual(['Nil replacement troll']);
  });

  test.each([
    ['{ choose: troll, first: true }', SAVED('tapped', 1)],
    ['{ choose: troll, first: counter }', SAVED('untapped', 0)],
  ])('is as its controller says: %s', (choice, expected) => {
    expect(troublesIn(...doomed(choice), expected)).toEqual([]);
    expect(takenIn(...doomed(choice))).toEqual([]);
  });

  test('is an error where it is said of more than happens', () => {
    const choices = ['{ choose: troll, first: counter }', '{ choose: troll, first: true }'];
    expect(troublesIn(...doomed(...choices))).toEqual([['replacement notLegal', 1]]);
  });
});

describe('where a creature goes that is shuffled away and has a finality counter (CR 616.1)', () => {
  const board = TROLL.replace('DOOMS', doom('doom')).replace(
    /counters: .* \}\n/,
    'counters: { finality: 1 }, abilities: [{ static: { shuffled-instead-of-graveyard: true } }, { trigger: leaves-battlefield, effects: [{ gain-life: 1 }] }] }\n',
  );
  const doomed = (...choices: readonly string[]) =>
    [board, ...choices, '{ cast: doom, targets: [troll] }', 'pass'] as const;

  test('is told to be open', () => {
    expect(takenIn(...doomed())).toEqual(['Nil replacement troll']);
  });

  test.each(['true', 'counter'])('is as its controller says: first: %s', (first) => {
    const said = doomed(`{ choose: troll, first: ${first} }`);
    expect(troublesIn(...said, '{ expect: { triggered: { troll: 1 } } }')).toEqual([]);
    expect(takenIn(...said)).toEqual([]);
  });
});
