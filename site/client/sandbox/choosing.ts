// The choices that the rules asked for on the way, and how each could be made otherwise.
import {
  type Board,
  choiceOptions,
  choicesOf,
  choicesUnused,
  earlierTriggers,
  type Table,
  writeLine,
} from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { Html } from '../../markup/html.ts';
import { choiceLabel } from '../../markup/sandbox/choiceLabel.ts';
import { choicesHtml, optionsHtml } from '../../markup/sandbox/choices.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import type { Look } from './protocol.ts';
import type { Words } from './wordsIn.ts';

interface Telling extends Words {
  readonly n: Naming;
}

export function choosingHtml(
  board: Board,
  { now }: Table,
  look: Look,
  { m, n, words }: Telling,
): Html | undefined {
  const earlier = earlierTriggers(board);
  const parts = {
    choices: choicesOf(now),
    earlier: earlier && {
      sources: earlier.sources,
      line: writeLine({ ...board, acts: earlier.acts }),
    },
    unused: choicesUnused(now).map((said) => sectionOf(board, said)),
    until: look === 'end' ? ('end' as const) : ('decision' as const),
    line: writeLine(board),
  };
  return choicesHtml(parts, { m, n, words: words.choices });
}

const sectionOf = (board: Board, said: Board['acts'][number]): string =>
  writeLine({ ...board, acts: [said] })
    .split('; ')
    .at(-1) ?? '';

/** `choice`: up to where the game goes, and which of its choices. */
export function optionsIn(
  board: Board,
  table: Table,
  choice: string,
  { m, n, words: { choices: words } }: Telling,
): Html {
  const [until, nth] = choice.split(' ');
  const options = choiceOptions(board, Number(nth), until === 'end' ? 'end' : 'decision');
  const source = choicesOf(table.now)[Number(nth)]?.event.source;
  const { types, subtypes } = table.view.permanents.find(({ id }) => id === source) ?? NOT_THERE;
  const lines = abilityLinesIn(m);
  const labelling = {
    n,
    words,
    say: (does: (typeof options)[number]['does']) =>
      lines({ abilities: does, types, subtypes }).join(' '),
  };
  return optionsHtml(
    options,
    ({ acts }) => writeLine({ ...board, acts }),
    (one) => choiceLabel(one, labelling),
    { words },
  );
}

const NOT_THERE = { types: ['creature'], subtypes: [] } as const;
