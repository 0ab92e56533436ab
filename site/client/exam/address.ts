// What an exam's address says: the seed by which it is dealt, or the answers of one. A result is read again from its
// address, by whoever has it; an exam goes on from it in a browser that keeps nothing.
import { codeFor, readCode } from '../codes/resultCode.ts';
import { dayOf } from '../deal/daily.ts';
import { itemIn, itemText } from '../deal/setLink.ts';
import type { Sitting } from './sitting.ts';

export type ExamAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'seed'; readonly seed: string }
  /** Its answers, without marks: they are marked again. */
  | { readonly kind: 'sitting'; readonly sitting: Sitting }
  /** Something of it is gone, or was changed, on its way. */
  | { readonly kind: 'mangled' };

const MOST_LETTERS = 60;

/** `#s=7`, `#g=R509-1-…` to go on with, `#r=R509-1-…` of one that is over. */
export async function examAddressIn(hash: string): Promise<ExamAddress> {
  const parts = new URLSearchParams(hash.slice(1));
  for (const [name, stage] of STAGES) {
    const code = parts.get(name);
    if (code !== null) return sittingIn(code, stage);
  }
  const seed = parts.get('s');
  if (seed === null || seed === '') return { kind: hash.length > 1 ? 'mangled' : 'none' };
  // What could not be read as a letter of the address is read as this one.
  if (seed.includes('\u{FFFD}')) return { kind: 'mangled' };
  // By whole letters: half of one has no place in an address.
  return { kind: 'seed', seed: [...seed].slice(0, MOST_LETTERS).join('') };
}

export const seedAddress = ({ seed }: Pick<Sitting, 'seed'>): string =>
  `#${new URLSearchParams({ s: seed })}`;

export async function sittingAddress(sitting: Sitting): Promise<string> {
  const { id, began, seed, asked, answers, prints } = sitting;
  const code = await codeFor({
    name: '',
    day: dayOf(new Date(began)),
    set: `exam ${id} ${seed}`,
    answers: asked.map((at, place) => ({
      item: itemFor(at, prints[place]),
      written: answers[place] ?? '',
    })),
  });
  return `#${STAGES.find(([, stage]) => stage === sitting.stage)?.[0]}=${code}`;
}

const STAGES = [
  ['g', 'sat'],
  ['r', 'over'],
] as const satisfies readonly (readonly [name: string, stage: Sitting['stage']])[];

async function sittingIn(code: string, stage: Sitting['stage']): Promise<ExamAddress> {
  const read = await readCode(code);
  if (read.kind !== 'sent') return { kind: 'mangled' };
  const { set, day, answers } = read.sent;
  const [, id, seed] = /^exam ([\w-]{1,60}) (.*)$/s.exec(set) ?? [];
  const items = answers.flatMap(({ item }) => itemIn(item) ?? []);
  if (id === undefined || seed === undefined || items.length !== answers.length)
    return { kind: 'mangled' };
  const given = <T extends string | undefined>(all: readonly T[]): Record<string, string> =>
    Object.fromEntries(all.flatMap((one, place) => (one ? [[`${place}`, one]] : [])));
  const sitting: Sitting = {
    id,
    began: Date.parse(`${day}T12:00`),
    seed,
    asked: items.map(({ slug, question }) => `/exercises/${slug}/#q-${question}`),
    answers: given(answers.map(({ written }) => written)),
    prints: given(items.map(({ print }) => print)),
    at: 0,
    stage,
    judged: {},
    logged: 0,
  };
  return sitting.asked.length === 0 ? { kind: 'mangled' } : { kind: 'sitting', sitting };
}

/** `/exercises/one/#q-block` as `one:block~1a2b3c`. */
function itemFor(at: string, print: string | undefined): string {
  const [, slug = '', question = ''] = /^\/exercises\/([^/]+)\/#q-(.+)$/.exec(at) ?? [];
  return itemText({ slug, question, ...(print !== undefined && { print }) });
}
