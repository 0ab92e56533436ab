import { PLANS } from '../../site/i18n/abilities/effectPlans.ts';
import { type Grammar, type Mood, TRAITS } from '../../site/i18n/wording/grammar.ts';
import { keyIn } from '../../site/i18n/wording/pattern.ts';
import type { SourceFile } from '../project/files.ts';

/** What a grammar does with the sentences of its language, as far as these can ask for what it has not. */
export type Following = Pick<Grammar, 'forms' | 'knows'>;

/** Sentences of a language’s file that its grammar cannot follow, each with its line. */
export function unfollowed({ path, text }: SourceFile, grammar: Following): readonly string[] {
  const isOfEffects = path.endsWith('/abilities/effects.json');
  return linesIn(text).flatMap(({ line, key, sentence, has }) =>
    [
      ...formsUnknown(sentence, grammar),
      ...traitsUnknown(has),
      ...(path.includes('/abilities/') ? verbsUnknown(sentence, grammar, isOfEffects) : []),
      ...(isOfEffects && grammar.knows !== undefined ? nobodyActs(key, sentence, has) : []),
    ].map((fault) => `${path}:${line}: “${key}” ${fault}`),
  );
}

interface Line {
  readonly line: number;
  readonly key: string;
  readonly sentence: string;
  readonly has: readonly string[];
}

/** The sentences of a file with their lines; one that says what it has may go over several. */
function linesIn(text: string): readonly Line[] {
  return [...text.matchAll(ENTRY)].map(({ index, groups = {} }) => ({
    line: text.slice(0, index).split('\n').length + 1,
    key: groups.key ?? '',
    sentence: groups.plain ?? groups.text ?? '',
    has: (groups.has ?? '').split(/[^\w]+/).filter((one) => one !== ''),
  }));
}

const ENTRY =
  /\n\s+"(?<key>[^"]+)":\s*(?:"(?<plain>(?:[^"\\]|\\.)*)"|\{\s*"text":\s*"(?<text>(?:[^"\\]|\\.)*)",\s*"has":\s*\[(?<has>[^\]]*)\]\s*\})/g;

const formsUnknown = (sentence: string, { forms }: Following): readonly string[] =>
  [...sentence.matchAll(/\{\w+\|(\w+)\}/g)].flatMap(([, form = '']) =>
    form === 'capital' || form in forms ? [] : [`asks for the form “${form}”`],
  );

const traitsUnknown = (has: readonly string[]): readonly string[] =>
  has.flatMap((one) =>
    TRAITS.some((trait) => trait === one) ? [] : [`has “${one}”, which nothing asks for`],
  );

/** Moods in which a verb may be told, by the slot that it agrees with. */
const MOODS: { readonly [slot: string]: Mood } = {
  do: 'infinitive',
  fact: 'subjunctive',
  mood: 'subjunctive',
  source: 'subjunctive',
  who: 'subjunctive',
};

function verbsUnknown(
  sentence: string,
  { knows }: Following,
  isOfEffects: boolean,
): readonly string[] {
  return [...sentence.matchAll(/\{(\w+):([^};]+)\}/g)].flatMap(([, slot = '', verb = '']) => {
    const mood = MOODS[slot];
    if (knows === undefined || mood === undefined || (slot === 'who' && !isOfEffects)) return [];
    return knows(verb, mood) ? [] : [`needs the ${mood} of “${verb}”, which its grammar lacks`];
  });
}

/** Effects that are told of something else than who does it. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set([
  'delayed',
  'extraPhases',
  'extraStep',
  'forEach',
  'if',
  'monstrosity',
  'preventNextTime',
  'redirect',
  'setLife',
  'shuffleGraveyardIntoLibrary',
  'unblockWhatTheyBlock',
]);

/** What an effect does has to say who does it, so that one may be said to be allowed to: `{do:roba}`, `{who}`. */
function nobodyActs(key: string, sentence: string, has: readonly string[]): readonly string[] {
  const { name } = keyIn(key);
  const isEffect = name in PLANS && !TOLD_OTHERWISE.has(name);
  return !isEffect || sentence === '' || sentence.startsWith('{') || has.includes('may')
    ? []
    : ['begins with a verb that is not marked: {do:…}'];
}
