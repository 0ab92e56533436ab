import { z } from 'zod';
import type { EditionId } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import { count, heads, idWord, mapping, oneOf } from '../../language/form.ts';
import type { Setup } from '../scenario.ts';
import { editions } from './editions.ts';
import { ruleKeys } from './script.ts';

/** A kind of question as a file writes it; `A` is what a question of the kind asks. */
export interface WrittenQuestion<A> {
  /** The key that only this kind has. */
  readonly head: string;
  readonly form: z.ZodType<QuestionForm<A>, CommonInput>;
}

/** The keys that a kind is written with: what may stand under each. */
export type QuestionFields = { readonly [key: string]: z.ZodType };

/** A question as read, but for what its names mean on the board. */
export interface QuestionForm<A> {
  readonly id: string;
  readonly branch: string | undefined;
  readonly after: number | undefined;
  readonly editions: readonly EditionId[] | undefined;
  readonly rules: readonly RuleKey[];
  readonly stated: string | undefined;
  readonly ask: (setup: Setup) => A;
}

/** What a kind says of how it is written. */
export interface Writing<F extends QuestionFields, A> {
  readonly head: keyof F & string;
  readonly fields: F;
  /** What a question asks whose file says this. */
  readonly ask: (form: FieldsForm<F>, setup: Setup) => A;
  /** An answer that a file states is compared in the order in which it stands; left out, as a set. */
  readonly stated?: 'inOrder';
}

type FieldsForm<F extends QuestionFields> = z.output<z.ZodObject<F, z.core.$strict>>;

/** The form of a kind, with the keys that every question has. */
export function writtenQuestion<F extends QuestionFields, A>({
  head,
  fields,
  ask,
  stated,
}: Writing<F, A>): WrittenQuestion<A> {
  const read: z.ZodType = mapping({ ...common, ...fields });
  const form: z.ZodType = read.transform((written): QuestionForm<A> => {
    // The mapping is made of these very keys, which is more than its type can say of keys that a kind names.
    const asked = written as CommonForm & FieldsForm<F>;
    const { id, branch, after, editions, rules, answer }: CommonForm = asked;
    return {
      id,
      branch,
      after,
      editions,
      rules: rules ?? [],
      stated: stated === 'inOrder' ? answer : inAnyOrder(answer),
      ask: (setup) => ask(asked, setup),
    };
  });
  // Whatever else a kind has, these keys are among what it takes.
  return { head, form: form as WrittenQuestion<A>['form'] };
}

/** Picks have no order. */
const inAnyOrder = (answer: string | undefined): string | undefined =>
  answer?.split(', ').toSorted().join(', ');

const listed = (items: readonly (string | number)[]): string => items.map(String).join(', ');

const common = {
  id: idWord,
  /** The branch that it is asked of; left out, it is the main line. */
  branch: idWord.exactOptional(),
  /** How many entries of that line's script come before it; left out, as few as it needs. */
  after: count.exactOptional(),
  editions: editions.exactOptional(),
  /** Left out, whatever the engine says; of what is declared or divided, how many ways are legal. */
  answer: oneOf([
    ['number', z.int().transform(String)],
    ['word', z.boolean().transform(String)],
    ['list', z.array(z.union([z.string(), z.int()])).transform(listed)],
  ]).exactOptional(),
  /** Left out, those by which the engine came to the answer. */
  rules: ruleKeys.min(1).exactOptional(),
};

type CommonForm = z.output<z.ZodObject<typeof common>>;
type CommonInput = z.input<z.ZodObject<typeof common>>;

/** What is asked, and answered by the engine: a question of any of these kinds. */
export const questionForm = <A>(kinds: readonly WrittenQuestion<A>[]) =>
  oneOf(kinds.map(({ head, form }) => [heads(head), form] as const)).meta({ id: 'question' });
