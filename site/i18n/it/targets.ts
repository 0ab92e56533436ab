import type { Ability, Effect, Reference } from '../../engine.ts';
import { listOr } from '../grammar.ts';
import { numberWords } from './amounts.ts';
import { plainNoun } from './filterNouns.ts';
import { aFilter, targetPhrases } from './filters.ts';
import {
  agree,
  definite,
  demonstrative,
  type GrammaticalNumber,
  indefinite,
  type Noun,
  type Phrase,
} from './nouns.ts';
import { PLAIN, type Speaking } from './references.ts';

export type Targets = Extract<Ability, { readonly kind: 'spell' }>['targets'];
type Target = Targets[number];

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(earlier: readonly Effect[], targets: Targets): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => earlier.some((effect) => mentions(effect, one));
  const target =
    first === undefined
      ? {}
      : both(said('target') || said('targets') ? pointedAt(first) : described(first));
  return {
    ...PLAIN,
    ...target,
    created: earlier.some(makesSeveral) ? 'quelle pedine' : PLAIN.created,
    ...(first === undefined ? {} : { controllerOfTarget: `il controllore di ${pointedAt(first)}` }),
    ...(second === undefined
      ? {}
      : {
          secondTarget: said('secondTarget') ? theSecond(second) : described(second, 'secondo'),
        }),
  };
}

const both = (words: string): Pick<Speaking, 'target' | 'targets'> => ({
  target: words,
  targets: words,
});

/** `una creatura bersaglio`, `fino a due creature bersaglio`, `un bersaglio qualsiasi` */
function described(target: Target, ordinal?: string): string {
  const { n = 1, upTo } = target;
  const upToWords = upTo ? 'fino a ' : '';
  if (n === 1) return `${upToWords}${oneOf(chosen(target, 'one', ordinal).map(indefinite))}`;
  const words = chosen(target, 'many', ordinal).map((one) => one.words);
  return `${upToWords}${n === 'x' ? 'X' : numberWords(n)} ${listOr('it', words)}`;
}

/** `un artefatto, una creatura o una terra bersaglio`: where each ends with the word, the last one says it. */
function oneOf(options: readonly string[]): string {
  const shared = options.every((one) => one.endsWith(' bersaglio'));
  return listOr(
    'it',
    options.map((one, index) =>
      shared && index < options.length - 1 ? one.replace(/ bersaglio$/, '') : one,
    ),
  );
}

function chosen(target: Target, number: GrammaticalNumber, ordinal?: string): readonly Phrase[] {
  const { kind, filter } = target;
  const own = phraseOf(nounOf(target), number);
  const first = ordinal === undefined ? '' : `${agree(ordinal, own)} `;
  switch (kind) {
    case 'player':
      return [{ ...own, words: `${first}${own.words} bersaglio` }];
    case 'permanent':
      return targetPhrases(filter, number, 'permanent', ordinal);
    case 'spell':
      return targetPhrases(filter, number, 'spell', ordinal);
    case 'permanentOrPlayer':
      return Object.keys(filter).length === 0
        ? [{ ...own, words: `${first}${own.words} qualsiasi` }]
        : [
            phraseOf(target.players === 'opponent' ? OPPONENT : PLAYER, number),
            ...targetPhrases(filter, number, 'permanent'),
          ];
    case 'graveyardCard':
      return [{ ...own, words: `${first}${own.words}${cardWords(filter)}` }];
  }
}

function cardWords({ controller, ...filter }: Target['filter']): string {
  const which = listOr(
    'it',
    targetPhrases(filter, 'one', 'permanent').map(({ words }) => words),
  ).replace(/^permanente /, '');
  return ` ${which} ${controller === 'you' ? 'dal tuo cimitero' : 'da un cimitero'}`;
}

/** `quella creatura`, `quei giocatori` */
const pointedAt = (target: Target): string =>
  demonstrative(phraseOf(nounOf(target), (target.n ?? 1) === 1 ? 'one' : 'many'));

function theSecond(target: Target): string {
  const own = phraseOf(nounOf(target), 'one');
  return definite({ ...own, words: `${agree('secondo', own)} ${own.words}` });
}

const OPPONENT: Noun = { one: 'avversario', many: 'avversari', gender: 'm' };
const PLAYER: Noun = { one: 'giocatore', many: 'giocatori', gender: 'm' };
const CARD: Noun = { one: 'carta', many: 'carte', gender: 'f' };
const TARGET: Noun = { one: 'bersaglio', many: 'bersagli', gender: 'm' };

const phraseOf = (noun: Noun, number: GrammaticalNumber): Phrase => ({
  words: noun[number],
  gender: noun.gender,
  number,
});

function nounOf({ kind, filter: { type }, players }: Target): Noun {
  switch (kind) {
    case 'player':
      return players === 'opponent' ? OPPONENT : PLAYER;
    case 'graveyardCard':
      return CARD;
    case 'permanentOrPlayer':
      return TARGET;
    case 'spell':
      return plainNoun({}, 'spell');
    case 'permanent':
      return plainNoun(type === undefined ? {} : { type }, 'permanent');
  }
}

/** What an Aura may be put on. */
export const enchantWords = ([target]: Targets): string =>
  target === undefined
    ? 'incanta'
    : `incanta ${target.kind === 'player' ? indefinite(phraseOf(nounOf(target), 'one')) : aFilter(target.filter, 'permanent')}`;

const makesSeveral = (effect: Effect): boolean =>
  effect.kind === 'createToken'
    ? (effect.n ?? 1) !== 1
    : effect.kind === 'createCopy' &&
      ((effect.n ?? 1) !== 1 || effect.entering?.kind === 'attackingEachOtherOpponent');

// A reference stands in an effect only as a value of its own.
const mentions = (effect: Effect, reference: Reference): boolean =>
  JSON.stringify(effect).includes(`"${reference}"`);
