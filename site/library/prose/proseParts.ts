import { z } from 'zod';
import {
  EDITION_IDS,
  type EditionId,
  type EditionRange,
  isEditionId,
  isRuleKey,
  parseEditionRange,
  RULE_KEYS,
  type RuleKey,
} from '#engine';
import { RANGES } from '../byEdition.ts';
import { didYouMean } from '../didYouMean.ts';

/** A piece of prose: HTML as it stands, or a component that is made for the edition and language of its page. */
export type ProsePart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'Rule'; readonly of: RuleKey }
  | { readonly kind: 'BoardAt'; readonly step: number; readonly branch: string }
  | {
      readonly kind: 'EditionNote';
      readonly of: EditionId;
      readonly parts: readonly ProsePart[];
    }
  /** What is true in these editions only, and stands on their pages alone. */
  | { readonly kind: 'In'; readonly editions: EditionRange; readonly parts: readonly ProsePart[] };

export type ProseComponent = Exclude<ProsePart['kind'], 'html'>;

/** What can be written in a component's tag. A form for each, so that a slip is found as the file is read. */
const FORMS = {
  Rule: z.strictObject({
    of: z.custom<RuleKey>(isText(isRuleKey), {
      error: ({ input }) => `there is no such rule${didYouMean(String(input), RULE_KEYS)}`,
    }),
  }),
  BoardAt: z.strictObject({
    step: z.coerce.number({ error: 'a step has a number' }).int().min(1),
    branch: z.string().default('main'),
  }),
  EditionNote: z.strictObject({
    of: z.custom<EditionId>(isText(isEditionId), {
      error: ({ input }) => `there is no such edition${didYouMean(String(input), EDITION_IDS)}`,
    }),
  }),
  In: z.strictObject({
    editions: z.string().transform((text, { addIssue }) => {
      const range = parseEditionRange(text);
      if (range === undefined)
        addIssue({ code: 'custom', message: `“${text}” names no editions; expected ${RANGES}` });
      return range ?? {};
    }),
  }),
} satisfies { readonly [C in ProseComponent]: z.ZodType };

const PROSE_COMPONENTS: readonly ProseComponent[] = ['Rule', 'BoardAt', 'EditionNote', 'In'];

type Read =
  | { readonly kind: 'part'; readonly part: ProsePart }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** Reads a component's tag; `parts` is what stands between its tags. */
export function readComponent(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  parts: readonly ProsePart[],
): Read {
  switch (name) {
    case 'Rule':
      return filled(FORMS.Rule.safeParse(attributes), (read) => ({ kind: 'Rule', ...read }));
    case 'BoardAt':
      return filled(FORMS.BoardAt.safeParse(attributes), (read) => ({ kind: 'BoardAt', ...read }));
    case 'EditionNote':
      return filled(FORMS.EditionNote.safeParse(attributes), (read) => ({
        kind: 'EditionNote',
        ...read,
        parts,
      }));
    case 'In':
      return filled(FORMS.In.safeParse(attributes), (read) => ({ kind: 'In', ...read, parts }));
    default:
      return {
        kind: 'problems',
        problems: [`there is no such component; expected one of ${PROSE_COMPONENTS.join(', ')}`],
      };
  }
}

const filled = <T>(result: z.ZodSafeParseResult<T>, part: (read: T) => ProsePart): Read =>
  result.success
    ? { kind: 'part', part: part(result.data) }
    : { kind: 'problems', problems: result.error.issues.map(({ message }) => message) };

function isText(accepts: (text: string) => boolean): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && accepts(value);
}
