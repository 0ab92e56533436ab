import { unreadOf } from '../../state/textLeft.ts';
import type { CardLookup } from '../card.ts';
import type { BoardFacts, ObjectFacts, TokenName } from './boardFacts.ts';
import { faultProblems } from './faultProblems.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';
import { unusedOnBoard } from './unusedOnBoard.ts';

/** What is wrong with a board that has the right form: nothing of it may be unknown or impossible. */
export const boardProblems = (facts: BoardFacts, cards: CardLookup): readonly Problem[] => [
  ...sameIds(facts),
  ...faultProblems(facts, cards),
  ...facts.objects.flatMap((object) => [
    ...unknownCards(object, cards),
    ...halfReadCards(object, cards),
    ...withoutType(object),
    ...unusedOnBoard(object),
  ]),
];

/** CR 205.2a, 110.4: a card has a type, and so has a permanent. */
const withoutType = ({ form, path }: ObjectFacts): readonly Problem[] =>
  form.card !== undefined || form.creature !== undefined || form.types !== undefined
    ? []
    : [
        {
          path,
          at: 'value',
          code: 'missingKey',
          found: '',
          expected: ['card', 'creature', 'types'],
        },
      ];

/** Of tokens and permanents no two are called the same. */
export const sameIds = ({ objects, tokens }: BoardFacts): readonly Problem[] =>
  duplicateIds([...objects.map(({ id, path }) => ({ id, path: [...path, 'id'] })), ...tokens]);

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

/** The examiners’ custom on pages: the active player’s name begins with A, the nonactive player’s with N. */
export function nameProblems({ players }: BoardFacts): readonly Problem[] {
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

const unknownCards = ({ written, path }: ObjectFacts, cards: CardLookup): readonly Problem[] =>
  written.card === undefined || cards.has(written.card)
    ? []
    : [
        {
          path: [...path, 'card'],
          at: 'value',
          code: 'unknownCard',
          found: written.card,
          expected: [...cards.keys()],
        },
      ];

/** A line says it in its own words. */
const halfReadCards = (object: ObjectFacts, cards: CardLookup): readonly Problem[] =>
  object.written['as-read'] === undefined ? halfRead(object, cards) : [];

/** What is shown to learn from rests on no card of whose text not all is read, whatever it says of that. */
export const leftOutCards = ({ objects }: BoardFacts, cards: CardLookup): readonly Problem[] =>
  objects
    .filter(({ written }) => written['as-read'] !== undefined)
    .flatMap((object) => halfRead(object, cards));

function halfRead({ written, path }: ObjectFacts, cards: CardLookup): readonly Problem[] {
  const card = written.card === undefined ? undefined : cards.get(written.card);
  const unread = card === undefined ? 0 : unreadOf(card.characteristics);
  if (card === undefined || unread === 0) return [];
  return [
    {
      path: [...path, 'card'],
      at: 'value',
      code: 'halfReadCard',
      found: card.id,
      expected: [`${unread}`],
    },
  ];
}
