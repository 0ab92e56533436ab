// Forty codes marked again: board by board, so that each is brought once, whoever answered it.
import type { Judgement } from '../../questions/judgement.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { GivingUp } from '../answer/givingUp.ts';
import { judgedAt, judgementOf } from '../answer/judged.ts';
import { bySlugIn, itemFor } from '../deal/deal.ts';
import { itemIn } from '../deal/setLink.ts';
import { codesIn, type ReadCode, readCode, type SentResult } from './resultCode.ts';

export type CodeMark = 'right' | 'wrong' | 'unanswered' | 'failed' | 'changed';

/** A code and what came of it. */
export type Checked =
  | {
      readonly kind: 'marked';
      readonly sent: SentResult;
      readonly answers: readonly CheckedAnswer[];
    }
  | { readonly kind: Exclude<ReadCode['kind'], 'sent'> | 'twice' };

export interface CheckedAnswer {
  /** As it stands in the code; its title where it is still asked. */
  readonly item: string;
  readonly title: string;
  readonly mark: CodeMark;
  readonly mistakes: readonly string[];
}

/** Where boards are, and where they are marked without being seen. */
export interface CheckingPlace {
  readonly catalogue: readonly CatalogueItem[];
  readonly hrefOf: (at: string) => string;
  readonly stage: Element;
  readonly tell: (done: number, all: number) => void;
}

/** Marks all the codes in a text, in its order. */
export async function checkCodes(text: string, place: CheckingPlace): Promise<readonly Checked[]> {
  const codes = codesIn(text);
  const read = await Promise.all(
    codes.map((code, at) =>
      codes.indexOf(code) < at ? ({ kind: 'twice' } as const) : readCode(code),
    ),
  );
  const tasks = read.flatMap((one, code) =>
    one.kind !== 'sent'
      ? []
      : one.sent.answers.map(({ item, written }, answer) => ({ code, answer, item, written })),
  );
  const marked = new Map<string, CheckedAnswer>();
  const giving = new GivingUp();
  for (const [item, same] of Map.groupBy(tasks, (task) => task.item)) {
    const known = knownAs(item, place.catalogue);
    // No answer is filled in on the board before.
    place.stage.replaceChildren();
    for (const { code, answer, written } of same) {
      const judgement = await judge(known, written, giving, place);
      marked.set(`${code} ${answer}`, { item, title: known.title, ...judgement });
      place.tell(marked.size, tasks.length);
    }
  }
  place.stage.replaceChildren();
  return read.map((one, code) =>
    one.kind === 'sent'
      ? {
          kind: 'marked',
          sent: one.sent,
          answers: one.sent.answers.flatMap((_, answer) => marked.get(`${code} ${answer}`) ?? []),
        }
      : one,
  );
}

type Known =
  | {
      readonly kind: 'asked';
      readonly at: string;
      readonly title: string;
      readonly print: string | undefined;
    }
  /** Changed since, or gone: the answer was to something else. */
  | { readonly kind: 'changed'; readonly title: string };

function knownAs(item: string, catalogue: readonly CatalogueItem[]): Known {
  const linked = itemIn(item);
  const found = linked && itemFor(linked, bySlugIn(catalogue));
  if (found === undefined || (linked?.print !== undefined && linked.print !== found.print))
    return { kind: 'changed', title: found?.title ?? item };
  return { kind: 'asked', at: found.at, title: found.title, print: linked?.print };
}

async function judge(
  known: Known,
  written: string,
  giving: GivingUp,
  { hrefOf, stage }: CheckingPlace,
): Promise<Pick<CheckedAnswer, 'mark' | 'mistakes'>> {
  if (known.kind === 'changed') return { mark: 'changed', mistakes: [] };
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

function markOf(judged: Judgement): CodeMark {
  switch (judged.kind) {
    case 'judged':
      return judged.right ? 'right' : 'wrong';
    case 'undecided':
      return 'unanswered';
    case 'failed':
    case 'changed':
      return judged.kind;
  }
}
