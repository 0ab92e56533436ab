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
import type { Language } from '../../i18n/languages.ts';
import { isFormOf } from '../../i18n/termBase.ts';
import { isTermKey, TERM_KEYS } from '../../i18n/termKeys.ts';
import type { TermKey } from '../../i18n/termRules.ts';
import { termIn } from '../../i18n/terms.ts';
import { RANGES } from '../byEdition.ts';
import { didYouMean } from '../didYouMean.ts';

/** A piece of prose: HTML as it stands, or a component that is made for the edition and language of its page. */
export type ProsePart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'Rule'; readonly of: RuleKey }
  /** `words`: a form of the term, as it stands in its sentence. */
  | { readonly kind: 'Term'; readonly of: TermKey; readonly words: string }
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
  Term: z.strictObject({
    of: z.custom<TermKey>(isText(isTermKey), {
      error: ({ input }) => `there is no such term${didYouMean(String(input), TERM_KEYS)}`,
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

const PROSE_COMPONENTS: readonly ProseComponent[] = [
  'Rule',
  'Term',
  'BoardAt',
  'EditionNote',
  'In',
];

type Read =
  | { readonly kind: 'part'; readonly part: ProsePart }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** What stands between a component's tags, and the language that it is in. */
export interface Within {
  readonly parts: readonly ProsePart[];
  readonly language: Language;
}

/** Reads a component's tag. */
export function readComponent(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  { parts, language }: Within,
): Read {
  switch (name) {
    case 'Rule':
      return filled(FORMS.Rule.safeParse(attributes), (read) => ({ kind: 'Rule', ...read }));
    case 'Term': {
      const read = FORMS.Term.safeParse(attributes);
      return read.success ? termPart(read.data.of, { parts, language }) : problemsOf(read.error);
    }
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
  result.success ? { kind: 'part', part: part(result.data) } : problemsOf(result.error);

const problemsOf = ({ issues }: z.ZodError): Read => ({
  kind: 'problems',
  problems: issues.map(({ message }) => message),
});

/** A term by its name, or in the form that stands between the tags. */
function termPart(of: TermKey, { parts, language }: Within): Read {
  const term = termIn(language, of);
  const said = parts.map((part) => (part.kind === 'html' ? part.html : '<')).join('');
  const words = said.replaceAll(/\s+/g, ' ') || term.name;
  if (isFormOf(term, words)) return { kind: 'part', part: { kind: 'Term', of, words } };
  const known = [term.name, ...(term.forms ?? []), ...(term.also ?? [])].join(', ');
  const problem = `“${words}” is no form of it; site/i18n/${language}/terms has ${known}`;
  return { kind: 'problems', problems: [problem] };
}

function isText(accepts: (text: string) => boolean): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && accepts(value);
}
