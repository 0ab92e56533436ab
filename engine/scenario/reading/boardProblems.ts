import type { CardLookup } from '../card.ts';
import type { BoardFacts, ObjectFacts, TokenName } from './boardFacts.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';
import { unusedOnBoard } from './unusedOnBoard.ts';

/** What is wrong with a board that has the right form: nothing of it may be unknown or impossible. */
export const boardProblems = (facts: BoardFacts, cards: CardLookup): readonly Problem[] => [
  ...playerProblems(facts.players),
  ...duplicateIds([
    ...facts.objects.map(({ id, path }) => ({ id, path: [...path, 'id'] })),
    ...facts.tokens,
  ]),
  ...facts.objects.flatMap((object) => [
    ...objectProblems(object, facts, cards),
    ...unusedOnBoard(object, facts, cards),
  ]),
];

/** Players under whom permanents are listed but who are not in the game. */
export const strangers = (
  board: Readonly<Record<string, unknown>> | undefined,
  { players }: BoardFacts,
  above: Path,
): readonly Problem[] =>
  Object.keys(board ?? {})
    .filter((name) => !players.includes(name))
    .map((name) => ({
      path: [...above, name],
      at: 'key',
      code: 'unknownId',
      found: name,
      expected: players,
    }));

// The examiners' custom: the active player's name begins with A, the nonactive player's with N.
function playerProblems(players: readonly string[]): readonly Problem[] {
  const blame = (name: string, expected: string): Problem => ({
    path: ['players', name],
    at: 'key',
    code: 'impossibleBoard',
    found: name,
    expected: [expected],
  });
  const initials = players.map((name) => name.charAt(0));
  return [
    ...players
      .filter((name, index) => initials.indexOf(name.charAt(0)) !== index)
      .map((name) => blame(name, 'initialOfItsOwn')),
    ...players
      .slice(0, 1)
      .flatMap((name) => (name.startsWith('A') ? [] : [blame(name, 'initialA')])),
    ...(players.length === 2 && initials[0] !== initials[1]
      ? players.slice(1).flatMap((name) => (name.startsWith('N') ? [] : [blame(name, 'initialN')]))
      : []),
    ...(players.length < 2
      ? [
          {
            path: ['players'],
            at: 'value' as const,
            code: 'impossibleBoard' as const,
            found: String(players.length),
            expected: ['twoPlayers'],
          },
        ]
      : []),
  ];
}

/** What the game calls the tokens that nobody gives a name. */
export const TOKEN = /^token-\d+$/;

const duplicateIds = (named: readonly TokenName[]): readonly Problem[] =>
  named
    .filter(
      ({ id }, index) => TOKEN.test(id) || named.findIndex((other) => other.id === id) !== index,
    )
    .map(({ id, path }) => ({
      path,
      at: 'value',
      code: 'duplicateId',
      found: id,
      expected: ['idOfItsOwn'],
    }));

function objectProblems(
  { id, form, written, path, player }: ObjectFacts,
  { objects }: BoardFacts,
  cards: CardLookup,
): readonly Problem[] {
  const blame = (key: string, problem: Omit<Problem, 'path' | 'at'>): Problem => ({
    path: [...path, key],
    at: 'value',
    ...problem,
  });
  return [
    ...(written.card !== undefined && !cards.has(written.card)
      ? [blame('card', { code: 'unknownCard', found: written.card, expected: [...cards.keys()] })]
      : []),
    ...attachmentProblems({ id, form, written }, objects, cards).map((one) =>
      blame('attached-to', one),
    ),
    ...pairProblems({ id, form, written, player }, objects, cards).map((one) =>
      blame('paired-with', one),
    ),
    ...(written.types?.includes('creature') === true && form.creature === undefined
      ? [
          blame('types', {
            code: 'impossibleBoard',
            found: 'creature',
            expected: ['powerAndToughness'],
          }),
        ]
      : []),
    ...uncounted(form, written).map(({ type, expected }) =>
      blame('types', { code: 'impossibleBoard', found: type, expected: [expected] }),
    ),
    ...(written.damage !== undefined && isCreature(form, cards) === false
      ? [
          blame('damage', {
            code: 'impossibleBoard',
            found: 'damage',
            expected: ['damageOnCreatures'],
          }),
        ]
      : []),
  ];
}

// CR 306.5c, 310.4c: their counters are what they have left, and without one they are gone at once (CR 704.5i, 704.5v).
const uncounted = (form: ObjectFacts['form'], { types = [] }: ObjectFacts['written']) =>
  UNCOUNTED.filter(
    ({ type, counter }) =>
      types.includes(type) && form[counter] === undefined && form.counters?.[counter] === undefined,
  );

const UNCOUNTED = [
  { type: 'planeswalker', counter: 'loyalty', expected: 'loyaltyOfPlaneswalkers' },
  { type: 'battle', counter: 'defense', expected: 'defenseOfBattles' },
] as const;

// CR 303.4d, 704.5p: nothing is attached to itself, and a creature that is attached comes off at once.
function attachmentProblems(
  { id, form, written }: Pick<ObjectFacts, 'id' | 'form' | 'written'>,
  objects: readonly ObjectFacts[],
  cards: CardLookup,
): readonly Omit<Problem, 'path' | 'at'>[] {
  const to = written['attached-to'];
  if (to === undefined) return [];
  const others = objects.filter(({ zone }) => zone === 'battlefield').map((other) => other.id);
  const impossible = (expected: string) =>
    [{ code: 'impossibleBoard', found: id, expected: [expected] }] as const;
  if (to === id) return impossible('attachedToAnother');
  if (!others.includes(to)) return [{ code: 'unknownId', found: to, expected: others }];
  if (isCreature(form, cards) === true) return impossible('noAttachedCreature');
  return isInCircle(id, objects) ? impossible('attachedInNoCircle') : [];
}

// CR 702.95c-e: two creatures of one player, and no third.
function pairProblems(
  { id, form, written, player }: Pick<ObjectFacts, 'id' | 'form' | 'written' | 'player'>,
  objects: readonly ObjectFacts[],
  cards: CardLookup,
): readonly Omit<Problem, 'path' | 'at'>[] {
  const other = written['paired-with'];
  if (other === undefined) return [];
  const own = objects.filter((one) => one.zone === 'battlefield' && one.player === player);
  const found = own.find((one) => one.id === other && other !== id);
  const impossible = (expected: string) =>
    [{ code: 'impossibleBoard', found: id, expected: [expected] }] as const;
  if (found === undefined) {
    const others = own.map((one) => one.id).filter((one) => one !== id);
    return [{ code: 'unknownId', found: other, expected: others }];
  }
  if ([form, found.form].some((one) => isCreature(one, cards) === false))
    return impossible('pairOfCreatures');
  return own.some((one) => isThird(one, [id, other])) ? impossible('pairOfTwo') : [];
}

/** Whether a pair has one in it that is said to be paired with another. */
const isThird = (
  { id, form: { 'paired-with': other } }: ObjectFacts,
  pair: readonly string[],
): boolean => other !== undefined && pair.includes(id) !== pair.includes(other);

/** Whether what it is attached to is attached to something, and so on, and that leads back to it. */
function isInCircle(id: string, objects: readonly ObjectFacts[]): boolean {
  const passed = new Set<string>();
  let now: string | undefined = id;
  while (now !== undefined && !passed.has(now)) {
    passed.add(now);
    const next: ObjectFacts | undefined = objects.find((object) => object.id === now);
    now = next?.form['attached-to'];
  }
  return now === id;
}

// Undefined where the file does not let us know.
function isCreature(form: ObjectFacts['form'], cards: CardLookup): boolean | undefined {
  if (form.card === undefined) return form.creature !== undefined;
  return cards.get(form.card)?.characteristics.types.includes('creature');
}
