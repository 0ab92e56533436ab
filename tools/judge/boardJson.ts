import { type CardLookup, type EditionId, givenName } from '#engine';
import type { MayBeDeclared, ParseIssue } from '#engine/sandbox';
import { boardOf } from '../../site/api/boardOf.ts';
import { VERSION } from '../../site/api/forms.ts';
import type { RulingFile } from '../../site/api/rulingForm.ts';
import { en } from '../../site/i18n/en/index.ts';
import type { Naming } from '../../site/i18n/naming.ts';
import { lineJson } from './asJson.ts';
import type { BoardInLine } from './board.ts';
import { namingInLine } from './naming.ts';
import { type ChoiceTaken, choicesTaken } from './takenText.ts';
import { attacksJson, blocksJson, violationJson } from './verdictJson.ts';

type Unfinished = Exclude<BoardInLine, { readonly kind: 'played' }>;

/** What `judge --json` prints of a line that is not played to its end. */
export function boardJson(ruled: Unfinished, cards: CardLookup): RulingFile {
  const { board, replay, view } = ruled;
  const { edition, setup } = board;
  const n = namingInLine(setup, [view, ...replay.frames.map((frame) => frame.board)], cards);
  return {
    version: VERSION,
    file: '--board',
    id: 'board',
    edition,
    holds: ruled.kind === 'open' ? true : null,
    problems: [],
    questions: [],
    ...lineJson(replay, edition),
    branches: {},
    board: boardOf(view, { m: en, n, edition, hrefAt: () => '' }),
    ...(ruled.may === undefined ? {} : { declares: declaresJson(ruled.may, n, edition) }),
    ...(ruled.kind === 'open'
      ? { choices: choicesJson(choicesTaken(board, ruled, 'decision', n)) }
      : { withheld: ruled.slips.map(slipJson) }),
  };
}

/** As the form has them. */
export const choicesJson = (taken: readonly ChoiceTaken[]): NonNullable<RulingFile['choices']> =>
  taken.map(({ says, otherwise }) => ({ says, otherwise: [...otherwise] }));

const slipJson = ({ kind, at, text, offered, because }: ParseIssue) => ({
  what: kind,
  at,
  text,
  offered: [...offered],
  ...(because === undefined ? {} : { because }),
});

function declaresJson(
  { kind, player, chosenBy, legal, must, creatures, example }: MayBeDeclared,
  n: Naming,
  edition: EditionId,
): NonNullable<RulingFile['declares']> {
  return {
    kind,
    player,
    ...(chosenBy === undefined ? {} : { chosenBy }),
    legal: typeof legal === 'bigint' ? `${legal}` : `more than ${legal.moreThan}`,
    must: must === undefined ? null : must.map(givenName),
    example: 'attacks' in example ? attacksJson(example) : blocksJson(example),
    creatures: creatures.map(({ creature, on }) => ({
      tag: n.tag(creature),
      id: givenName(creature),
      on: on.map(({ target, may }) => ({
        target: target.kind === 'player' ? target.player : n.tag(target.permanent),
        may: may.kind,
        violations:
          may.kind === 'alone' ? [] : may.violations.map((one) => violationJson(one, edition)),
      })),
    })),
  };
}
