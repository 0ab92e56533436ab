import type { AnsweredQuestion, CardLookup } from '#engine';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { saidIn } from '../../site/library/byEdition.ts';
import { proseBeside } from '../../site/library/files.ts';
import { readProseFile } from '../../site/library/proseFile.ts';
import { proseForm } from '../../site/library/proseForm.ts';
import { type Sought, telling } from './tellsAnswer.ts';

/** Titles and summaries beside a scenario's file that tell the answer to one of its questions; `read` gives a file's text. */
export function tellingProse(
  file: string,
  questions: readonly AnsweredQuestion[],
  cards: CardLookup,
  read: (path: string) => string | undefined,
): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const path = proseBeside(file, language);
    const text = read(path);
    const prose = text === undefined ? undefined : proseForm.safeParse(readProseFile(text).front);
    if (prose?.data === undefined) return [];
    const { title, summary, ...words } = prose.data;
    return questions.flatMap((question) =>
      soughtIn(question, words, (card) => cards.get(card)?.names[language]).flatMap((sought) =>
        Object.entries({ title, summary }).flatMap(([key, shown]) => {
          const found = telling({ text: shown, language }, sought);
          return found === undefined
            ? []
            : [`${path}: ${key}: tells the answer to ${question.question.id} (${found})`];
        }),
      ),
    );
  });
}

type Words = Pick<ReturnType<typeof proseForm.parse>, 'names' | 'questions' | 'reasons'>;

function soughtIn(
  { question: { id }, edition, board, answer }: AnsweredQuestion,
  { names, questions, reasons }: Words,
  nameOf: (card: string) => string | undefined,
): readonly Sought[] {
  const asked = saidIn(questions[id], edition) ?? '';
  const why = saidIn(reasons[id], edition);
  const [first = ''] = (why ?? '').split(/(?<=\.)\s/);
  const said: readonly Sought[] = [{ kind: 'said', sentence: first }];
  if (answer.kind === 'number') return [...said, { kind: 'number', value: answer.value, asked }];
  if (answer.kind !== 'pick') return said;
  const objects = answer.options.flatMap((option) => {
    if (option.kind !== 'object') return [];
    const { name } = board.permanents.find((one) => one.id === option.object) ?? {};
    const called = name?.kind === 'card' ? nameOf(name.card) : names[option.object];
    return called === undefined ? [] : [{ called, right: option.right }];
  });
  const calledWhere = (isRight: boolean): readonly string[] =>
    objects.filter(({ right }) => right === isRight).map(({ called }) => called);
  return [...said, { kind: 'pick', right: calledWhere(true), wrong: calledWhere(false) }];
}
