import type { Effect, Reference } from '../../../engine.ts';
import { createsSeveral, mentions } from '../../abilities/breaths.ts';
import {
  type Speaking,
  say,
  type Target,
  type Targets,
  type TargetWords,
} from '../../abilities/words.ts';
import { listOr } from '../../grammar.ts';
import {
  agree,
  definite,
  demonstrative,
  type GrammaticalNumber,
  indefinite,
  type Noun,
  type Phrase,
} from '../agreement.ts';
import { numberWords } from './amounts.ts';
import { chosenAfter } from './chosen.ts';
import { baseNouns, typeNouns } from './filterNouns.ts';
import { targetPhrases } from './filterPhrases.ts';
import { IT } from './pronouns.ts';
import { PLAIN } from './references.ts';

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(
  earlier: readonly Effect[],
  targets: Targets,
  isSpokenOf: boolean,
): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => mentions(earlier, one);
  const target =
    first === undefined
      ? {}
      : both(said('target') || said('targets') ? pointedAt(first) : described(first));
  const known = {
    ...PLAIN,
    ...target,
    self: pointsAtSelf(earlier, isSpokenOf) ? IT : PLAIN.self,
    created: earlier.some(createsSeveral) ? 'quelle pedine' : PLAIN.created,
    ...(first === undefined ? {} : { controllerOfTarget: 'il suo controllore' }),
    ...(second === undefined
      ? {}
      : {
          secondTarget: said('secondTarget') ? theSecond(second) : described(second, 'secondo'),
        }),
  };
  return { ...known, chosen: chosenAfter(earlier, known) ?? PLAIN.chosen };
}

/** What was spoken of last is the thing itself, and nothing else that a pronoun could mean. */
function pointsAtSelf(earlier: readonly Effect[], isSpokenOf: boolean): boolean {
  const last = earlier.at(-1);
  if (last === undefined) return isSpokenOf;
  return mentions([last], 'self') && !OTHERS.some((one) => mentions([last], one));
}

const OTHERS: readonly Reference[] = [
  'attached',
  'chosen',
  'created',
  'eventCreature',
  'eventCreatures',
  'secondTarget',
  'target',
  'targets',
];

const both = (words: string): Pick<Speaking, 'target' | 'targets'> => ({
  target: words,
  targets: words,
});

/** `una creatura bersaglio`, `fino a due creature bersaglio`, `un bersaglio qualsiasi` */
function described(target: Target, ordinal?: string): string {
  const { n = 1, upTo } = target;
  const upToWords = upTo ? 'fino a ' : '';
  if (n === 1)
    return `${upToWords}${oneOf(formsOf(target).described('one', ordinal).map(indefinite))}`;
  const words = formsOf(target)
    .described('many', ordinal)
    .map((one) => one.words);
  return `${upToWords}${n === 'x' ? 'X' : numberWords(n)} ${listOr('it', words)}`;
}

/** `un artefatto, una creatura o una terra bersaglio`: where all end alike, the last one says it. */
function oneOf(options: readonly string[]): string {
  const ends = new Set(options.map((one) => / bersaglio.*$/.exec(one)?.[0]));
  const [end] = ends;
  const shared = ends.size === 1 && end !== undefined ? end : '';
  return listOr(
    'it',
    options.map((one, index) =>
      index < options.length - 1 ? one.slice(0, one.length - shared.length) : one,
    ),
  );
}

/** What a target is when it is described, one phrase for each kind, and what it is only pointed at with. */
interface TargetForms {
  readonly noun: Noun;
  readonly described: (number: GrammaticalNumber, ordinal?: string) => readonly Phrase[];
}

const formsOf = (target: Target): TargetForms => say(TARGETS, target);

const TARGETS: TargetWords<[], TargetForms> = {
  player: ({ players }) => {
    const noun = players === 'opponent' ? OPPONENT : PLAYER;
    return { noun, described: named(noun, ' bersaglio') };
  },
  permanent: ({ filter }) => ({
    noun: filter.type === undefined ? baseNouns.permanent : typeNouns[filter.type],
    described: (number, ordinal) => targetPhrases(filter, number, 'permanent', ordinal),
  }),
  spell: ({ filter }) => ({
    noun: baseNouns.spell,
    described: (number, ordinal) => targetPhrases(filter, number, 'spell', ordinal),
  }),
  permanentOrPlayer: ({ filter, players }) => ({
    noun: TARGET,
    described:
      Object.keys(filter).length === 0 && players === undefined
        ? named(ANY, '')
        : (number) => [
            phraseOf(players === 'opponent' ? OPPONENT : PLAYER, number),
            ...targetPhrases(filter, number, 'permanent'),
          ],
  }),
  graveyardCard: ({ filter }) => ({ noun: CARD, described: named(CARD, cardWords(filter)) }),
};

/** A noun with what stands behind it: `primo giocatore bersaglio`. */
const named =
  (noun: Noun, behind: string): TargetForms['described'] =>
  (number, ordinal) => {
    const own = phraseOf(noun, number);
    const first = ordinal === undefined ? '' : `${agree(ordinal, own)} `;
    return [{ ...own, words: `${first}${own.words}${behind}` }];
  };

const GRAVEYARDS: { readonly [C in NonNullable<Target['filter']['controller']>]?: string } = {
  you: 'dal tuo cimitero',
  opponent: 'dal cimitero di un avversario',
  thatPlayer: 'dal cimitero di quel giocatore',
};

function cardWords({ controller, ...filter }: Target['filter']): string {
  const which = listOr(
    'it',
    targetPhrases(filter, 'one', 'permanent').map(({ words }) => words),
  ).replace(/^permanente /, '');
  const where = controller === undefined ? undefined : GRAVEYARDS[controller];
  return ` ${which} ${where ?? 'da un cimitero'}`;
}

/** `quella creatura`, `quei giocatori` */
const pointedAt = (target: Target): string =>
  demonstrative(phraseOf(formsOf(target).noun, (target.n ?? 1) === 1 ? 'one' : 'many'));

function theSecond(target: Target): string {
  const own = phraseOf(formsOf(target).noun, 'one');
  return definite({ ...own, words: `${agree('secondo', own)} ${own.words}` });
}

const OPPONENT: Noun = { one: 'avversario', many: 'avversari', gender: 'm' };
const PLAYER: Noun = { one: 'giocatore', many: 'giocatori', gender: 'm' };
const CARD: Noun = { one: 'carta', many: 'carte', gender: 'f' };
const TARGET: Noun = { one: 'bersaglio', many: 'bersagli', gender: 'm' };

const ANY: Noun = { one: 'qualsiasi bersaglio', many: 'qualsiasi bersagli', gender: 'm' };

const phraseOf = (noun: Noun, number: GrammaticalNumber): Phrase => ({
  words: noun[number],
  gender: noun.gender,
  number,
});
