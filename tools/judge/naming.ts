import { type CardLookup, givenName, type Replay, type Scenario } from '#engine';
import { en } from '../../site/i18n/en/index.ts';
import {
  type Naming,
  type NamingSource,
  namingOf,
  type ObjectToName,
} from '../../site/i18n/naming.ts';

/** What the terminal calls things in a replay: cards by their English names, the rest by their ids in the file. */
export function namingFor(
  scenario: Scenario,
  { branch, frames }: Replay,
  cards: CardLookup,
): Naming {
  const { players } =
    scenario.branches.find(({ name }) => name === branch)?.setup ?? scenario.setup;
  const inHands = players.flatMap(({ hand }) =>
    hand.map(
      ({ id, characteristics: { name } }): ObjectToName => ({
        id,
        tag: '',
        name,
        kind: givenName(id),
      }),
    ),
  );
  const onBoards = frames.flatMap(({ board }) =>
    board.permanents.map(
      ({ id, tag, name }): ObjectToName => ({ id, tag, name, kind: givenName(id) }),
    ),
  );
  const objects = new Map(
    [...inHands, ...onBoards].map((one): [string, ObjectToName] => [one.id, one]),
  );
  const source: NamingSource = {
    language: 'en',
    objects: [...objects.values()],
    cardName: (card) => cards.get(card)?.names.en ?? card,
    ownNames: {},
    subtype: (subtype) => en.terms.subtypes[subtype]?.[0] ?? subtype,
    token: en.chrome.board.tokenName,
    nothing: en.chrome.board.nothing,
  };
  const { plain } = namingOf(source);
  const tokens = frames.flatMap(({ board }) => board.permanents.filter(({ token }) => token));
  // Tokens stand in no file, so an author learns their ids here.
  return namingOf({
    ...source,
    ownNames: Object.fromEntries(tokens.map(({ id }) => [id, `${plain(id)} (${id})`])),
  });
}
