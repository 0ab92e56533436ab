import type { Effect, Reference } from '../../../engine.ts';
import { createsSeveral, mentions } from '../../abilities/breaths.ts';
import {
  type Speaking,
  say,
  type Target,
  type Targets,
  type TargetWords,
} from '../../abilities/words.ts';
import type { GrammaticalNumber } from '../subtypes.ts';
import { numberWords } from './amounts.ts';
import { chosenAfter } from './chosen.ts';
import { filterWords } from './filterPhrases.ts';
import { inNumber } from './filters.ts';
import { PLAIN } from './references.ts';

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(
  earlier: readonly Effect[],
  targets: Targets,
  self: string,
): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => mentions(earlier, one);
  const pointed = said('target') || said('targets');
  const known = {
    ...PLAIN,
    self,
    created: earlier.some(createsSeveral) ? 'those tokens' : PLAIN.created,
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
  return { ...known, chosen: chosenAfter(earlier, known) ?? PLAIN.chosen };
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

const fullNoun = (target: Target, number: GrammaticalNumber): string =>
  formsOf(target, number).whole;

/** What a target is when it is described, and when it is only pointed at. */
interface TargetForms {
  readonly whole: string;
  readonly noun: string;
}

const formsOf = (target: Target, number: GrammaticalNumber): TargetForms =>
  say(TARGETS, target, number);

const TARGETS: TargetWords<[GrammaticalNumber], TargetForms> = {
  player: (target, number) => ({
    whole: playerWord(target, number),
    noun: inNumber('player', number),
  }),
  permanent: ({ filter }, number) => ({
    whole: filterWords(filter, number, 'permanent'),
    noun: filterWords(typeOf(filter), number, 'permanent'),
  }),
  permanentOrPlayer: ({ filter }, number) => ({
    whole: filterWords(filter, number, 'permanent'),
    noun: inNumber('target', number),
  }),
  spell: ({ filter }, number) => ({
    whole: filterWords(filter, number, 'spell'),
    noun: inNumber('spell', number),
  }),
  graveyardCard: ({ filter }, number) => ({
    whole: cardInGraveyard(filter, number),
    noun: inNumber('card', number),
  }),
};

/** What a filter says of the type, and no more. */
const typeOf = ({ type }: Target['filter']): Target['filter'] =>
  type === undefined ? {} : { type };

const OWNERS: { readonly [C in NonNullable<Target['filter']['controller']>]?: string } = {
  you: 'your',
  opponent: 'an opponent’s',
  thatPlayer: 'that player’s',
};

function cardInGraveyard(
  { controller, ...filter }: Target['filter'],
  number: GrammaticalNumber,
): string {
  const cards = number === 'one' ? 'card' : 'cards';
  const which = filterWords(filter, 'one', 'permanent').replace(/^permanent\b/, '');
  const whose = `${controller === undefined ? 'a' : (OWNERS[controller] ?? 'a')} graveyard`;
  const [, kind = '', having = ''] = /^(.*?)((?: with.*)?)$/.exec(which) ?? [];
  return `${kind === '' ? '' : `${kind} `}${cards}${having} in ${whose}`;
}

/** `that creature`, `those creatures` */
const pointedAt = (target: Target): string =>
  (target.n ?? 1) === 1 ? `that ${nounOf(target, 'one')}` : `those ${nounOf(target, 'many')}`;

const nounOf = (target: Target, number: GrammaticalNumber): string => formsOf(target, number).noun;
