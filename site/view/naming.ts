import type { CardId, PermanentView, Replay } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
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
  n: namingFor(of, replay, m, ownNames),
  edition: replay.edition,
  hrefAt: (frame) => {
    const branch = frame < replay.sharedFrames ? 'main' : replay.branch;
    return `${pageOf(branch)}#${anchorOf(branch, frame + 1)}`;
  },
});

function namingFor(
  { scenario, cardNames }: ScenarioWithNames,
  { branch, frames }: Replay,
  m: Messages,
  ownNames: Readonly<Record<string, string>>,
): Naming {
  const { players } =
    scenario.branches.find(({ name }) => name === branch)?.setup ?? scenario.setup;
  const inHand = players.flatMap(({ hand }) =>
    hand.map(
      ({ id, characteristics: { name, types } }): ObjectToName => ({
        id,
        name,
        tag: '',
        kind: types.map((type) => m.terms.types[type]).join(' '),
      }),
    ),
  );
  const onBoard = frames.flatMap(({ board }) => board.permanents.map((one) => named(one, m)));
  return namingOf({
    language: m.language,
    objects: [
      ...new Map([...inHand, ...onBoard.toReversed()].map((one) => [one.id, one])).values(),
    ],
    cardName: (card) => printedName(card, cardNames[card], m.language),
    ownNames,
    subtype: (subtype) => m.terms.subtypes[subtype]?.[0] ?? subtype,
    token: m.chrome.board.tokenName,
    nothing: m.chrome.board.nothing,
  });
}

/** A card's printed name; in English where it was never printed in the language. */
export const printedName = (
  card: CardId,
  names: ScenarioWithNames['cardNames'][string] | undefined,
  language: Language,
): string => (names?.[language] ?? names?.en ?? card).replaceAll("'", '’');

const named = (one: PermanentView, m: Messages): ObjectToName => ({
  id: one.id,
  tag: one.tag,
  name: one.name,
  kind:
    one.power === undefined
      ? one.types.map((type) => m.terms.types[type]).join(' ')
      : m.chrome.board.creature(`${one.power}/${one.toughness ?? 0}`),
});
