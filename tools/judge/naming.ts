import {
  type BoardView,
  type CardLookup,
  givenName,
  type ObjectId,
  type ObjectName,
  type Replay,
  type Scenario,
} from '#engine';
import { en } from '../../site/i18n/en/index.ts';
import { bareName, type NameInWords } from '../../site/i18n/nameInWords.ts';
import { type Naming, namingOf, type ObjectToName } from '../../site/i18n/naming.ts';
import { namingOfReplay } from '../../site/view/naming.ts';

/** What the terminal calls things in a replay: cards by their English names, the rest by their ids in the file. */
export function namingFor(
  scenario: Scenario,
  { branch, frames }: Replay,
  cards: CardLookup,
): Naming {
  const { players } =
    scenario.branches.find(({ name }) => name === branch)?.setup ?? scenario.setup;
  const named = (id: ObjectId, tag: string, name: ObjectName): ObjectToName => ({
    id,
    tag,
    name: nameOf(id, name, cards),
  });
  const inHands = players.flatMap(({ hand }) =>
    hand.map(({ id, characteristics: { name } }) => named(id, '', name)),
  );
  const onBoards = frames.flatMap(({ board }) =>
    board.permanents.map(({ id, tag, name, token }) => {
      const one = named(id, tag, name);
      // Tokens stand in no file, so an author learns their ids here.
      return token ? { ...one, name: withId(one) } : one;
    }),
  );
  const objects = new Map(
    [...inHands, ...onBoards].map((one): [string, ObjectToName] => [one.id, one]),
  );
  return namingOf({
    language: 'en',
    objects: [...objects.values()],
    nothing: en.chrome.board.nothing,
  });
}

/** The same on a board of one’s own, where nothing has an id that somebody gave it: as its page calls things. */
export const namingInLine = (
  setup: Scenario['setup'],
  boards: readonly BoardView[],
  cards: CardLookup,
): Naming => {
  const cardNames = Object.fromEntries([...cards.values()].map(({ id, names }) => [id, names]));
  return namingOfReplay({ setup, cardNames }, boards, en);
};

function nameOf(id: ObjectId, name: ObjectName, cards: CardLookup): NameInWords {
  switch (name.kind) {
    case 'card':
      return en.names.given(cards.get(name.card)?.names.en ?? name.card, []);
    case 'token':
      return en.names.token(name.subtypes);
    case 'unknown':
      return bareName(name.text);
    case 'described':
      return en.names.given(givenName(id), []);
  }
}

const withId = ({ id, name }: ObjectToName): NameInWords => ({
  ...name,
  plain: `${name.plain} (${id})`,
  inSentence: `${name.inSentence} (${id})`,
});
