// What was answered in a sitting, as the model reads it.
import type { Replied } from '../../placement/belief.ts';
import type { PlacementItem, PlacementTable, Reply } from '../../placement/item.ts';
import type { Answer } from '../memory/answer.ts';
import type { PlacementAnswer, PlacementSitting } from './sitting.ts';

/** An answer with what the model makes of it: its board may have changed since, or be gone. */
export type ReadAnswer =
  | { readonly kind: 'counted'; readonly answer: PlacementAnswer; readonly replied: Replied }
  | { readonly kind: 'changed'; readonly answer: PlacementAnswer };

export const readAnswers = (
  { answers }: PlacementSitting,
  { items }: PlacementTable,
): readonly ReadAnswer[] => answers.map((answer) => readAnswer(answer, items));

/** Those that count. */
export const repliesIn = (read: readonly ReadAnswer[]): readonly Replied[] =>
  read.flatMap((one) => (one.kind === 'counted' ? one.replied : []));

function readAnswer(answer: PlacementAnswer, items: readonly PlacementItem[]): ReadAnswer {
  const item = items.find(({ at }) => at === answer.at);
  const isSame = item !== undefined && (answer.print ?? item.print) === item.print;
  if (!isSame) return { kind: 'changed', answer };
  if (answer.written === undefined)
    return { kind: 'counted', answer, replied: { item, reply: undefined } };
  const reply = replyIn(item, answer.written);
  return reply === undefined
    ? { kind: 'changed', answer }
    : { kind: 'counted', answer, replied: { item, reply } };
}

/** What is written of a form (`answer/written`), as a number; nothing where it is no answer to this board. */
function replyIn({ kind, options }: PlacementItem, written: string): Reply | undefined {
  const parts = new URLSearchParams(written);
  switch (kind) {
    case 'number': {
      const text = parts.get('number') ?? '';
      return text !== '' && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
    }
    case 'truth': {
      const truth = parts.get('truth');
      return truth === null ? undefined : Number(truth === 'true');
    }
    case 'pick': {
      const places = parts.getAll('pick').map(Number);
      const isKnown = places.every((at) => Number.isInteger(at) && at >= 0 && at < options);
      return isKnown ? places.reduce((bits, at) => bits | (1 << at), 0) : undefined;
    }
  }
}

/** The mistakes that answer so. */
export const explaining = (
  { item, reply }: Replied,
  { mistakes }: PlacementTable,
): readonly string[] =>
  item.believed.flatMap(([mistake, believed]) =>
    believed === reply ? (mistakes[mistake] ?? []) : [],
  );

/** What it adds to the log of answers: whatever was answered, and not that somebody did not know. */
export function loggedAs(
  { id }: Pick<PlacementSitting, 'id'>,
  one: ReadAnswer,
  table: PlacementTable,
  nameOf: (mistake: string) => string,
): Answer | undefined {
  if (one.kind !== 'counted' || one.replied.reply === undefined) return undefined;
  const { answer, replied } = one;
  return {
    id: `placement-${id}-${answer.when}`,
    when: answer.when,
    item: answer.at,
    ...(answer.print !== undefined && { print: answer.print }),
    right: replied.reply === replied.item.right,
    try: 1,
    mistakes: explaining(replied, table).map(nameOf),
  };
}
