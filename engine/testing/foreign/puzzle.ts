import type { Random } from '../../vocabulary/random.ts';
import { slugOf } from '../../vocabulary/slug.ts';
import { projectCards } from '../boards/cards.ts';

/** For tests: a puzzle, and the same board in the words of a line, both made of the same things. */
export interface Puzzle {
  readonly lines: readonly string[];
  readonly line: string;
  /** Properties that no line can say, each once in the puzzle. */
  readonly unsayable: readonly string[];
}

interface Thing {
  readonly forge: string;
  readonly line: string;
  readonly attacks: boolean;
}

const NAMES = [...projectCards.values()]
  .filter(({ characteristics }) => characteristics.types.includes('creature'))
  .map(({ names }) => names.en);

const COUNTERS: readonly (readonly [forge: string, line: string])[] = [
  ['P1P1', '+1/+1'],
  ['M1M1', '-1/-1'],
  ['STUN', 'stun'],
  ['FIRST_STRIKE', 'first strike'],
  ['Flying', 'flying'],
  ['CHARGE', 'charge'],
];

const TOKENS: readonly (readonly [forge: string, line: string])[] = [
  [
    't:Goblin,P:1,T:1,Cost:no cost,Color:R,Types:Creature-Goblin,Keywords:,Image:r_1_1',
    '1/1 red goblin',
  ],
  [
    't:Bird,P:2,T:2,Color:W,Types:Creature-Bird,Keywords:Flying-First Strike',
    '2/2 white bird flying, first strike',
  ],
  [
    't:Thopter,P:1,T:1,Color:,Types:Artifact-Creature-Thopter,Keywords:Flying',
    '1/1 artifact thopter flying',
  ],
];

const UNSAYABLE = [
  'ChosenColor:red',
  'RememberedCards:3',
  'Transformed',
  'Counters:EGG=1',
  'Owner:P1',
];

export function randomPuzzle(random: Random): Puzzle {
  const attacks = random.chance(0.6);
  const isHumans = random.chance(0.7);
  const left: string[] = [];
  const side = (isActive: boolean): readonly Thing[] =>
    Array.from({ length: random.between(0, 5) }, () =>
      thing(random, { mayAttack: attacks && isActive, left }),
    );
  const sides = { active: side(true), other: side(false) };
  const [active, other] = isHumans ? ['human', 'ai'] : ['ai', 'human'];
  const names = { human: 'Human', ai: 'AI' };
  const nameOf = (who: string | undefined): string => (who === 'human' ? names.human : names.ai);
  const life = [random.between(1, 30), random.between(1, 30)] as const;
  const poison = random.between(0, 3);
  const hand = random.some(NAMES.slice(0, 20), 0.1);
  const grave = random.some(NAMES.slice(20, 40), 0.1);
  const zone = (
    of: string | undefined,
    where: string,
    cards: readonly string[],
  ): readonly string[] =>
    cards.length === 0 ? [] : [`${nameOf(of)} ${where}: ${cards.map(slugOf).join(' + ')}`];
  const isCombat = sides.active.some((one) => one.attacks);
  const phase = isCombat ? 'COMBAT_DECLARE_ATTACKERS' : random.pick(['Main1', 'COMBAT_BEGIN']);
  return {
    unsayable: left,
    lines: [
      '[state]',
      random.chance(0.5)
        ? `ActivePlayer=${active === 'human' ? 'Human' : 'AI'}`
        : `activeplayer=${active}`,
      `activephase=${phase}`,
      `${active}life=${life[0]}`,
      `${other}life=${life[1]}`,
      ...(poison === 0 ? [] : [`${other}counters=POISON=${poison}`]),
      `${active}battlefield=${sides.active.map(({ forge }) => forge).join(';')}`,
      `${other}battlefield=${sides.other.map(({ forge }) => forge).join(';')}`,
      ...(hand.length === 0 ? [] : [`${active}hand=${hand.join(';')}`]),
      ...(grave.length === 0 ? [] : [`${other}graveyard=${grave.join('; ')}`]),
    ],
    line: [
      `${nameOf(active)}, ${life[0]} life: ${sides.active.map((one) => one.line).join(' + ')}`,
      ...zone(active, 'hand', hand),
      `${nameOf(other)}, ${life[1]} life, ${poison} poison: ${sides.other.map((one) => one.line).join(' + ')}`,
      ...zone(other, 'graveyard', grave),
      ...(phase === 'Main1' ? ['main phase'] : []),
      ...sides.active.flatMap((one, at) =>
        one.attacks ? [`${nameOf(active).charAt(0)}${at + 1} -> ${nameOf(other)}`] : [],
      ),
    ].join('; '),
  };
}

function thing(
  random: Random,
  { mayAttack, left }: { readonly mayAttack: boolean; readonly left: string[] },
): Thing {
  const name = random.pick(NAMES);
  const [forge, line] = random.chance(0.25) ? random.pick(TOKENS) : [name, slugOf(name)];
  const attacks = mayAttack && random.chance(0.5);
  const isTapped = random.chance(0.3);
  const isSick = random.chance(0.2);
  const damage = random.chance(0.2) ? random.between(1, 5) : 0;
  const counters = random.some(COUNTERS, 0.15).map((one) => [one, random.between(1, 4)] as const);
  const odd = random.chance(0.1) ? [random.pick(UNSAYABLE)] : [];
  left.push(...odd);
  const properties = [
    ...(isTapped ? ['Tapped'] : []),
    ...(isSick ? ['SummonSick'] : []),
    ...(damage === 0 ? [] : [`Damage:${damage}`]),
    ...(counters.length === 0
      ? []
      : [`Counters:${counters.map(([[kind], n]) => `${kind}=${n}`).join(',')}`]),
    ...(attacks ? ['Attacking'] : []),
    ...odd,
  ];
  return {
    attacks,
    forge: [forge, ...properties].join('|'),
    line: [
      line,
      ...(isTapped && !attacks ? ['tapped'] : []),
      ...(isSick ? ['new'] : []),
      ...(damage === 0 ? [] : [`${damage} damage`]),
      ...counters.map(([[, kind], n]) => `${n} ${kind}`),
    ].join(', '),
  };
}
