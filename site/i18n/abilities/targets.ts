import type { Effect, Filter, Reference } from '../../engine.ts';
import { type GrammaticalNumber, type Phrase, phrase } from '../wording/grammar.ts';
import type { Said, SentencesOf, Slots } from '../wording/pattern.ts';
import { sayKnown } from '../wording/say.ts';
import { chosenIn } from './chosen.ts';
import { createsSeveral, mentions } from './clauses.ts';
import { type EffectRoom, yes } from './effectPlan.ts';
import { REFERRED } from './references.ts';
import type { ReferenceWords, Target, Targets } from './words.ts';

/** What a language has for what an ability has in hand, and for targets: described, only pointed at, the second. */
export interface TargetLanguage extends Pick<EffectRoom, 'effects' | 'grammar' | 'nouns'> {
  readonly references: SentencesOf<Reference | Piece>;
  readonly plain: ReferenceWords;
  /** The noun of a target that is described, of a card without that word. */
  readonly marked: (filter: Filter, as: MarkedNoun) => Phrase;
  /** `quella creatura` */
  readonly that: (filter: Filter, number: GrammaticalNumber) => Phrase;
}

type Piece = 'described' | 'graveyard' | `${'described' | 'second' | 'that'}.${Target['kind']}`;

export interface MarkedNoun {
  readonly base: 'permanent' | 'spell' | 'card';
  readonly number: GrammaticalNumber;
  /** Where the language has one there. */
  readonly article?: 'the' | 'a' | undefined;
  readonly which: 'first' | 'second';
}

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export const speakingAfterIn =
  (l: TargetLanguage) =>
  (earlier: readonly Effect[], targets: Targets, own: Partial<ReferenceWords>): ReferenceWords => {
    const [first, second] = targets;
    const known = {
      ...l.plain,
      ...own,
      created: createdPhrase(earlier.some(createsSeveral), l),
      ...(first === undefined ? {} : ofFirst(first, targets, earlier, l)),
      ...(second === undefined ? {} : { secondTarget: secondPhrase(second, earlier, l) }),
    };
    return { ...known, chosen: chosenIn(l)(earlier, known) ?? l.plain.chosen };
  };

const saying = (name: Reference | Piece, slots: Slots, l: TargetLanguage): Said =>
  sayKnown(l.references, name, slots, l.grammar);

/** What is said of a reference, as many as it is of. */
const referred = (
  { words, traits }: Said,
  to: Reference,
  number: GrammaticalNumber = REFERRED[to].number,
): Phrase => phrase(words, { ...REFERRED[to], number, traits });

const createdPhrase = (isSeveral: boolean, l: TargetLanguage): Phrase =>
  referred(
    saying('created', { several: yes(isSeveral) }, l),
    'created',
    isSeveral ? 'many' : 'one',
  );

function ofFirst(
  first: Target,
  targets: Targets,
  earlier: readonly Effect[],
  l: TargetLanguage,
): Partial<ReferenceWords> {
  const isPointedAt = mentions(earlier, 'target') || mentions(earlier, 'targets');
  const that = saying(`that.${first.kind}`, pointedSlots(first, l), l);
  const described = targets.map((one) => describedWords(one, 'first', l));
  const [one, other] = described;
  return {
    target: referred(isPointedAt ? that : (one ?? that), 'target', numberOf(first)),
    targets: referred(
      isPointedAt ? that : saying('targets', { known: 'described', one, other }, l),
      'targets',
    ),
    controllerOfTarget: referred(
      saying('controllerOfTarget', { that, known: isPointedAt ? 'named' : 'described' }, l),
      'controllerOfTarget',
    ),
  };
}

const secondPhrase = (second: Target, earlier: readonly Effect[], l: TargetLanguage): Phrase =>
  referred(
    mentions(earlier, 'secondTarget')
      ? saying(`second.${second.kind}`, pointedSlots(second, l), l)
      : describedWords(second, 'second', l),
    'secondTarget',
    numberOf(second),
  );

/** `target creature`, `up to two target creatures`, `any target` */
function describedWords(target: Target, which: MarkedNoun['which'], l: TargetLanguage): Said {
  const { n = 1, upTo, kind } = target;
  const number = numberOf(target);
  const noun = saying(`described.${kind}`, describedSlots(target, which, l), l);
  return saying(
    'described',
    {
      noun,
      number,
      upTo: yes(upTo),
      which,
      count: n === 'x' ? 'X' : l.nouns.numeral(n, { gender: 'f', number }),
    },
    l,
  );
}

const numberOf = ({ n = 1 }: Target): GrammaticalNumber => (n === 1 ? 'one' : 'many');

function describedSlots(target: Target, which: MarkedNoun['which'], l: TargetLanguage): Slots {
  const { kind, filter, players, upTo } = target;
  const { controller, ...card } = filter;
  const number = numberOf(target);
  const as = { base: BASES[kind], number, which };
  const article = upTo ? 'a' : 'the';
  const marked = kind === 'graveyardCard' ? card : filter;
  return {
    number,
    players,
    which,
    upTo: yes(upTo),
    any: yes(players === undefined && Object.keys(filter).length === 0),
    noun: l.marked(marked, { ...as, article: number === 'one' ? article : undefined }),
    bare: l.marked(marked, as),
    graveyard: saying('graveyard', { of: controller }, l),
  };
}

const BASES: { readonly [K in Target['kind']]: MarkedNoun['base'] } = {
  graveyardCard: 'card',
  permanent: 'permanent',
  permanentOrPlayer: 'permanent',
  player: 'permanent',
  spell: 'spell',
};

/** `that creature`, `those creatures`, `the second creature` */
function pointedSlots(target: Target, { nouns, that }: TargetLanguage): Slots {
  const number = numberOf(target);
  const kind: Filter = target.filter.type === undefined ? {} : { type: target.filter.type };
  const one = nouns.bare(kind, 'permanent');
  return {
    number,
    players: target.players,
    that: that(kind, number),
    one,
    several: nouns.several(kind, 'permanent'),
    gender: one.gender,
  };
}
