import type { Effect, Filter, Reference } from '../../engine.ts';
import { type GrammaticalNumber, type Phrase, phrase, wordsOf } from '../wording/grammar.ts';
import { sayKnown } from '../wording/say.ts';
import { type EffectContext, mentions } from './clauses.ts';
import { type EffectRoom, piece, yes } from './effectPlan.ts';
import type { NounPhrases } from './nounPhrases.ts';
import { isYou, REFERRED } from './references.ts';
import type { EffectOf, ReferenceWords } from './words.ts';

type Choose = EffectOf<'choose'>;

/** What a choice is of. */
export function whatIsChosen({ from, among, all }: Choose): string {
  if (from === 'opponents') return 'opponent';
  if (among !== undefined) return 'among';
  if (from === 'hand') return all ? 'cards' : 'card';
  return all ? 'all' : 'one';
}

const choosesNot = ({ by }: Choose): boolean => by !== undefined && !isYou(by);

const isDescribed = (choice: Choose): boolean => choice.from !== 'opponents' && !choosesNot(choice);

/** It is described where something is done to it: `exile a creature of your choice`. */
export const isSaidLater = (choice: Choose, coming: readonly Effect[]): boolean =>
  isDescribed(choice) && mentions(coming.slice(0, 1), 'chosen');

/** How effects speak of what was chosen before them; nothing where nothing was. */
export const chosenIn =
  (l: Pick<EffectRoom, 'effects' | 'grammar' | 'nouns'>) =>
  (earlier: readonly Effect[], speaking: ReferenceWords): Phrase | undefined => {
    const choice = earlier.findLast((one) => one.kind === 'choose');
    if (choice === undefined) return undefined;
    const isNow = earlier.at(-1) === choice && isDescribed(choice);
    const { filter, among, atRandom } = choice;
    const { words, traits } = sayKnown(
      l.effects,
      isNow ? 'chosenNow' : 'chosenBefore',
      {
        what: whatIsChosen(choice),
        atRandom: yes(atRandom),
        among: among === undefined ? undefined : speaking[among],
        ...chosenOf(filter, l.nouns),
        kind: l.nouns.bare(kindOf(choice), 'permanent'),
        kinds: l.nouns.several(kindOf(choice), 'permanent'),
        the: l.nouns.the(kindOf(choice), 'permanent'),
        each: yes(choosesNot(choice)),
      },
      l.grammar,
    );
    return phrase(words, { ...REFERRED.chosen, number: numberOf(choice), traits });
  };

const numberOf = ({ all }: Choose): GrammaticalNumber => (all ? 'many' : 'one');

/** What deals damage: of what is chosen right before for that, a source: `una fonte rossa a tua scelta`. */
export function sourceOf(
  from: Reference,
  l: EffectRoom,
  { speaking, before }: EffectContext,
): Phrase {
  const last = before.at(-1);
  const as = l.nouns.reference(from);
  if (from !== 'chosen' || last?.kind !== 'choose' || !isDescribed(last))
    return phrase(wordsOf(speaking[from]), { gender: as.gender, number: as.number });
  const one = l.nouns.one(last.filter, 'source');
  const slots = { what: 'one', atRandom: yes(last.atRandom), one };
  return phrase(piece('chosenNow', slots, l), one);
}

/** What is chosen, in the forms that sentences may need. */
export const chosenOf = (filter: Filter, nouns: NounPhrases) => ({
  one: nouns.one(filter, 'permanent'),
  all: nouns.every(filter, 'permanent'),
  theirs: nouns.one(filter, 'permanent', { yours: 'theirs' }),
  allTheirs: nouns.every(filter, 'permanent', { yours: 'theirs' }),
  bare: nouns.bare(filter, 'permanent'),
  ofSubtype: yes(
    filter.type === 'creature' && [filter, ...(filter.anyOf ?? [])].some((one) => one.subtype),
  ),
});

/** What it is, and no more. */
function kindOf({ filter: { type, attacking, blocking }, among }: Choose): Filter {
  if (among !== undefined || attacking !== undefined || blocking !== undefined)
    return { type: 'creature' };
  return type === undefined ? {} : { type };
}
