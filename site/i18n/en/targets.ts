import type { Ability, Effect, Reference } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { PLAIN, type Speaking } from './references.ts';
import type { GrammaticalNumber } from './subtypes.ts';

export type Targets = Extract<Ability, { readonly kind: 'spell' }>['targets'];
type Target = Targets[number];

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(earlier: readonly Effect[], targets: Targets): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => earlier.some((effect) => mentions(effect, one));
  const pointed = said('target') || said('targets');
  return {
    ...PLAIN,
    chosen: chosenIn(earlier),
    created: earlier.some(makesSeveral) ? 'those tokens' : PLAIN.created,
    ...(first === undefined
      ? {}
      : {
          target: pointed ? pointedAt(first) : described(first, 'target'),
          targets: pointed ? pointedAt(first) : described(first, 'target'),
          controllerOfTarget: `the controller of ${pointedAt(first)}`,
        }),
    ...(second === undefined
      ? {}
      : {
          secondTarget: said('secondTarget')
            ? `the second ${nounOf(second, 'one')}`
            : described(second, 'a second target'),
        }),
  };
}

/** `target creature`, `up to two target creatures`, `any target` */
function described(target: Target, word: string): string {
  const { kind, filter, n = 1, upTo, players } = target;
  const amount = n === 'x' ? 'X' : numberWords(n);
  const upToWords = upTo ? `up to ${amount} ` : n === 1 ? '' : `${amount} `;
  const number = n === 1 ? 'one' : 'many';
  if (kind === 'permanentOrPlayer' && Object.keys(filter).length === 0 && players === undefined)
    return number === 'one'
      ? `${upToWords}${word}`.replace(/^target$/, 'any target')
      : `${upToWords}targets`;
  const what = kind === 'permanentOrPlayer' ? `${playerWord(target, number)} or ` : '';
  return `${upToWords}${word} ${what}${fullNoun(target, number)}`;
}

const playerWord = ({ players }: Target, number: GrammaticalNumber): string =>
  `${players ?? 'player'}${number === 'one' ? '' : 's'}`;

function fullNoun(target: Target, number: GrammaticalNumber): string {
  const { kind, filter } = target;
  switch (kind) {
    case 'player':
      return playerWord(target, number);
    case 'permanent':
    case 'permanentOrPlayer':
      return filterWords(filter, number, 'permanent');
    case 'spell':
      return filterWords(filter, number, 'spell');
    case 'graveyardCard':
      return cardInGraveyard(filter, number);
  }
}

function cardInGraveyard(
  { controller, ...filter }: Target['filter'],
  number: GrammaticalNumber,
): string {
  const cards = number === 'one' ? 'card' : 'cards';
  const which = filterWords(filter, 'one', 'permanent').replace(/^permanent\b/, '');
  const whose = controller === 'you' ? 'your graveyard' : 'a graveyard';
  const [, kind = '', having = ''] = /^(.*?)((?: with.*)?)$/.exec(which) ?? [];
  return `${kind === '' ? '' : `${kind} `}${cards}${having} in ${whose}`;
}

/** `that creature`, `those creatures` */
const pointedAt = (target: Target): string =>
  (target.n ?? 1) === 1 ? `that ${nounOf(target, 'one')}` : `those ${nounOf(target, 'many')}`;

function nounOf({ kind, filter: { type } }: Target, number: GrammaticalNumber): string {
  const s = number === 'one' ? '' : 's';
  switch (kind) {
    case 'player':
    case 'spell':
      return `${kind}${s}`;
    case 'graveyardCard':
      return `card${s}`;
    case 'permanentOrPlayer':
      return `target${s}`;
    case 'permanent':
      return filterWords(type === undefined ? {} : { type }, number, 'permanent');
  }
}

/** What an Aura may be put on. */
export const enchantWords = ([target]: Targets): string =>
  target === undefined
    ? 'enchant'
    : `enchant ${target.kind === 'player' ? `a ${playerWord(target, 'one')}` : aFilter(target.filter, 'permanent')}`;

/** What was chosen last, pointed at. */
function chosenIn(earlier: readonly Effect[]): string {
  const [last] = earlier.filter((effect) => effect.kind === 'choose').slice(-1);
  if (last === undefined) return PLAIN.chosen;
  if (last.from === 'hand') return 'that card';
  if (last.from === 'opponents') return 'that opponent';
  const { type } = last.filter;
  return `the chosen ${filterWords(type === undefined ? {} : { type }, last.all ? 'many' : 'one', 'permanent')}`;
}

const makesSeveral = (effect: Effect): boolean =>
  effect.kind === 'createToken'
    ? (effect.n ?? 1) !== 1
    : effect.kind === 'createCopy' && effect.entering?.kind === 'attackingEachOtherOpponent';

// A reference stands in an effect only as a value of its own.
const mentions = (effect: Effect, reference: Reference): boolean =>
  JSON.stringify(effect).includes(`"${reference}"`);
