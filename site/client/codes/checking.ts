// Forty codes marked again: board by board, so that each is brought once, whoever answered it.
import type { Judgement } from '../../questions/judgement.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { GivingUp } from '../answer/givingUp.ts';
import { answersInWords } from '../answer/inWords.ts';
import { judgedAt, judgementOf } from '../answer/judged.ts';
import { bySlugIn, itemFor } from '../deal/deal.ts';
import { isOwn, OWN, ownItem } from '../deal/own.ts';
import { itemIn } from '../deal/setLink.ts';
import { pageAt } from '../roundBoard.ts';
import { codesIn, type PastedCode } from './pasted.ts';
import type { SentResult } from './resultCode.ts';

/**
 * `changed`: the board is another than the one that was answered; `gone`: there is none any more; `elsewhere`: it is one of
 * somebody's own, and stands in a link that is not here.
 */
export type CodeMark =
  | 'right'
  | 'wrong'
  | 'unanswered'
  | 'failed'
  | 'undecided'
  | 'changed'
  | 'gone'
  | 'elsewhere';

/** A code and what came of it. */
export type Checked = MarkedCode | UnreadCode;

export interface MarkedCode extends Pick<PastedCode, 'line' | 'before'> {
  readonly kind: 'marked';
  readonly sent: SentResult;
  readonly answers: readonly CheckedAnswer[];
}

export type UnreadCode = Exclude<PastedCode, { readonly kind: 'sent' }>;

export interface CheckedAnswer {
  /** As it stands in the code; its title where it is still asked. */
  readonly item: string;
  readonly title: string;
  /** As it stands in the addresses of sets; empty where it is not asked any more. */
  readonly topic: string;
  readonly mark: CodeMark;
  readonly mistakes: readonly string[];
  /** What was answered, in the words of the board; empty where nothing was, or where they could not be had. */
  readonly said: string;
}

/** Where boards are, and where they are marked without being seen. */
export interface CheckingPlace {
  readonly catalogue: readonly CatalogueItem[];
  /** The fragments of boards of somebody's own that the exam's or the set's link has. */
  readonly own: readonly string[];
  /** What a board of somebody's own is called that is not among them, by the letters that its line ends with. */
  readonly ownCalled: (sum: string) => string;
  readonly hrefOf: (at: string) => string;
  readonly stage: Element;
  readonly tell: (done: number, all: number) => void;
}

/** Marks all the codes in a text, in its order. */
export async function checkCodes(text: string, place: CheckingPlace): Promise<readonly Checked[]> {
  const read = await codesIn(text);
  const tasks = read.flatMap((one, code) =>
    one.kind !== 'sent'
      ? []
      : one.sent.answers.map(({ item, written }, answer) => ({ code, answer, item, written })),
  );
  const bySlug = bySlugIn([...place.catalogue, ...place.own.flatMap((one) => ownItem(one) ?? [])]);
  const marked = new Map<string, CheckedAnswer>();
  const giving = new GivingUp();
  for (const [item, same] of Map.groupBy(tasks, (task) => task.item)) {
    const known = knownAs(item, bySlug, place);
    // No answer is filled in on the board before.
    place.stage.replaceChildren();
    const { topic } = known;
    for (const { code, answer, written } of same) {
      const judgement = await judge(known, written, giving, place);
      marked.set(`${code} ${answer}`, { item, title: '', topic, ...judgement, said: '' });
      place.tell(marked.size, tasks.length);
    }
    const title = await titleOf(known, giving, place);
    const say = await sayingOf(known, giving, place);
    for (const { code, answer, written } of same) {
      const one = marked.get(`${code} ${answer}`);
      if (one) marked.set(`${code} ${answer}`, { ...one, title, said: say(written) });
    }
  }
  place.stage.replaceChildren();
  return read.map((one, code) =>
    one.kind === 'sent'
      ? {
          kind: 'marked',
          line: one.line,
          before: one.before,
          sent: one.sent,
          answers: one.sent.answers.flatMap((_, answer) => marked.get(`${code} ${answer}`) ?? []),
        }
      : one,
  );
}

interface KnownBoard {
  readonly title: string;
  readonly topic: string;
}
type Known =
  | (KnownBoard & {
      readonly kind: 'asked';
      readonly at: string;
      readonly print: string | undefined;
    })
  /** The answer was to something else. */
  | (KnownBoard & { readonly kind: 'changed' | 'gone' | 'elsewhere' });

function knownAs(
  item: string,
  bySlug: ReadonlyMap<string, readonly CatalogueItem[]>,
  { ownCalled }: CheckingPlace,
): Known {
  const linked = itemIn(item);
  const found = linked && itemFor(linked, bySlug);
  if (found === undefined && linked?.slug === OWN)
    return { kind: 'elsewhere', title: ownCalled(linked.question ?? ''), topic: '' };
  if (found === undefined) return { kind: 'gone', title: item.replace(/~.*$/, ''), topic: '' };
  const { title, topics, at } = found;
  const board = { title, topic: topics[0] ?? '' };
  if (linked?.print !== undefined && linked.print !== found.print)
    return { ...board, kind: 'changed' };
  return { ...board, kind: 'asked', at, print: linked?.print };
}

async function judge(
  known: Known,
  written: string,
  giving: GivingUp,
  { hrefOf, stage }: CheckingPlace,
): Promise<Pick<CheckedAnswer, 'mark' | 'mistakes'>> {
  if (known.kind !== 'asked') return { mark: known.kind, mistakes: [] };
  if (written === '') return { mark: 'unanswered', mistakes: [] };
  // Each board is brought once, whoever answered it.
  const form = stage.querySelector('form');
  const judged = await giving.judged(() =>
    form === null
      ? judgedAt(hrefOf(known.at), written, stage, known.print)
      : judgementOf(form, written),
  );
  return { mark: markOf(judged), mistakes: judged.kind === 'judged' ? judged.mistakes : [] };
}

/** A board of somebody's own is called as its page calls it. */
async function titleOf(known: Known, giving: GivingUp, { hrefOf }: CheckingPlace): Promise<string> {
  if (known.kind !== 'asked' || !isOwn(known) || giving.isUp) return known.title;
  const page = await pageAt(hrefOf(known.at)).catch(() => undefined);
  return page?.querySelector('h1')?.textContent ?? known.title;
}

async function sayingOf(
  known: Known,
  giving: GivingUp,
  { hrefOf }: CheckingPlace,
): Promise<(written: string) => string> {
  const nothing = (): string => '';
  if (known.kind !== 'asked' || giving.isUp) return nothing;
  return answersInWords(hrefOf(known.at)).catch(() => nothing);
}

function markOf(judged: Judgement): CodeMark {
  switch (judged.kind) {
    case 'judged':
      return judged.right ? 'right' : 'wrong';
    default:
      return judged.kind;
  }
}
