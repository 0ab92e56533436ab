import type { Scenario } from '#engine/words';
import { type CardId, givenName, type PermanentView, type Replay } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { bareName, type NameInWords, withoutTitle } from '../i18n/nameInWords.ts';
import { type Naming, namingOf, type ObjectToName } from '../i18n/naming.ts';
import type { ScenarioWithNames } from '../library/judged/playing.ts';
import { anchorOf, type Telling } from './entries.ts';

/** The page on which a line of the play stands, as seen from the one that tells of it; '' for that page itself. */
type PageOf = (branch: string) => string;

/** How a replay is told in a language: its words, what its objects are called, and where its frames stand. */
export const tellingOf = (
  of: ScenarioWithNames,
  replay: Replay,
  m: Messages,
  ownNames: Readonly<Record<string, string>>,
  pageOf: PageOf = () => '',
): Telling => ({
  m,
  n: namingOfReplay(
    namedIn(of, replay),
    replay.frames.map(({ board }) => board),
    m,
    ownNames,
  ),
  edition: replay.edition,
  hrefAt: (frame) => {
    const branch = frame < replay.sharedFrames ? 'main' : replay.branch;
    return `${pageOf(branch)}#${anchorOf(branch, frame + 1)}`;
  },
});

const namedIn = (
  { scenario, cardNames }: ScenarioWithNames,
  { branch }: Replay,
): Parameters<typeof namingOfReplay>[0] => ({
  setup: scenario.branches.find(({ name }) => name === branch)?.setup ?? scenario.setup,
  cardNames,
});

/** What the objects of a game are called on these boards, `ownNames` being those that somebody has given them. */
export function namingOfReplay(
  { setup: { players }, cardNames }: HandsWithNames,
  boards: readonly { readonly permanents: readonly Named[] }[],
  m: NamingMessages,
  ownNames: Readonly<Record<string, string>> = {},
): Naming {
  const named = (one: Named): ObjectToName => ({
    id: one.id,
    tag: one.tag,
    name: nameOf(one, ownNames[one.id] ?? ownNames[givenName(one.id)], cardNames, m),
  });
  const inHand = players.flatMap(({ hand }) =>
    hand.map(({ id, characteristics: { name, types } }) => named({ id, tag: '', name, types })),
  );
  const onBoard = boards.flatMap(({ permanents }) => permanents.map(named));
  return namingOf({
    language: m.language,
    objects: [
      ...new Map([...inHand, ...onBoard.toReversed()].map((one) => [one.id, one])).values(),
    ],
    nothing: m.chrome.board.nothing,
  });
}

/** What is in hand has a name before it is on any board. */
interface HandsWithNames extends Pick<ScenarioWithNames, 'cardNames'> {
  readonly setup: Pick<Scenario['setup'], 'players'>;
}

type NamingMessages = Pick<Messages, 'language' | 'names'> & {
  readonly chrome: { readonly board: Pick<Messages['chrome']['board'], 'nothing'> };
};

type Named = Pick<PermanentView, 'id' | 'tag' | 'name' | 'types'> &
  Partial<Pick<PermanentView, 'power' | 'toughness'>>;

function nameOf(
  { name, types, power, toughness }: Named,
  own: string | undefined,
  cardNames: ScenarioWithNames['cardNames'],
  { names, language }: NamingMessages,
): NameInWords {
  if (own !== undefined) return names.given(own, types);
  switch (name.kind) {
    case 'card':
      return withoutTitle(
        names.given(printedName(name.card, cardNames[name.card], language), types),
      );
    case 'token':
      return names.token(name.subtypes);
    case 'unknown':
      return bareName(name.text);
    case 'described':
      return names.described(power === undefined ? undefined : `${power}/${toughness ?? 0}`, types);
  }
}

/** A card's printed name; in English where it was never printed in the language. */
export const printedName = (
  card: CardId,
  names: ScenarioWithNames['cardNames'][string] | undefined,
  language: Language,
): string => (names?.[language] ?? names?.en ?? card).replaceAll("'", '’');
