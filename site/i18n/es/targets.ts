import type { Ability, Effect, Reference } from '../../engine.ts';
import { list } from '../grammar.ts';
import {
  agree,
  type Determiner,
  determiner,
  type GrammaticalNumber,
  numeral,
  of,
} from './agreement.ts';
import { type Base, genderOf } from './filterNouns.ts';
import { phraseOf } from './filters.ts';
import { PLAIN, type Speaking } from './references.ts';

export type Targets = Extract<Ability, { readonly kind: 'spell' }>['targets'];
type Target = Targets[number];

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(earlier: readonly Effect[], targets: Targets): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => earlier.some((effect) => mentions(effect, one));
  const pointed = said('target') || said('targets');
  return {
    ...PLAIN,
    created: earlier.some(createsSeveral) ? 'esas fichas' : 'esa ficha',
    chosen: chosenWords(earlier),
    ...(first === undefined
      ? {}
      : {
          target: pointed ? that(first) : described(first),
          targets: pointed ? that(first) : list('es', targets.map(described)),
          controllerOfTarget: `el controlador ${of(that(first))}`,
        }),
    ...(second === undefined
      ? {}
      : { secondTarget: said('secondTarget') ? theOther(second) : another(second) }),
  };
}

const createsSeveral = (effect: Effect): boolean =>
  (effect.kind === 'createToken' || effect.kind === 'createCopy') &&
  ((effect.n ?? 1) !== 1 || effect.entering?.kind === 'attackingEachOtherOpponent');

/** `la criatura elegida`, `la carta elegida`; several are only `lo elegido`. */
function chosenWords(earlier: readonly Effect[]): string {
  const choice = earlier.findLast((effect) => effect.kind === 'choose');
  if (choice === undefined || choice.all) return PLAIN.chosen;
  if (choice.from === 'opponents') return 'el oponente elegido';
  if (choice.from !== undefined) return 'la carta elegida';
  const { type, attacking, blocking } = choice.filter;
  const creature = choice.among !== undefined || attacking !== undefined || blocking !== undefined;
  const bare = creature ? { type: 'creature' as const } : type === undefined ? {} : { type };
  const gender = genderOf(bare, 'permanent');
  const noun = phraseOf(bare, { number: 'one', base: 'permanent', article: 'the' });
  return `${noun} ${agree('elegido', { gender, number: 'one' })}`;
}

/** `la criatura objetivo`, `hasta dos criaturas objetivo`, `el hechizo objetivo` */
function described(target: Target): string {
  const { n = 1, upTo } = target;
  if (n === 1 && !upTo) return isAny(target) ? 'cualquier objetivo' : noun(target, 'the', 'one');
  if (n === 1) return `hasta ${noun(target, 'a', 'one')}`;
  const many = noun(target, undefined, 'many');
  return `${upTo ? 'hasta ' : ''}${n === 'x' ? 'X' : numeral(n)} ${many}`;
}

const isAny = ({ kind, filter }: Target): boolean =>
  kind === 'permanentOrPlayer' && Object.keys(filter).length === 0;

function noun(
  { kind, filter, players }: Target,
  article: Determiner | undefined,
  number: GrammaticalNumber,
): string {
  const words = (base: Base): string =>
    phraseOf(filter, { number, base, article, mark: 'objetivo' });
  const the = article === undefined ? '' : `${determiner(article, { gender: 'm', number })} `;
  const s = number === 'one' ? '' : 's';
  const player = players === undefined ? `jugador${s && 'es'}` : `oponente${s}`;
  const orPlayer = `${players === undefined ? 'o' : 'u'} ${player}`;
  switch (kind) {
    case 'player':
      return `${the}${player} objetivo`;
    case 'permanent':
      return words('permanent');
    case 'spell':
      return words('spell');
    case 'graveyardCard':
      return `${article === undefined ? '' : `${determiner(article, { gender: 'f', number })} `}carta${s}${cardOf(filter)}`;
    case 'permanentOrPlayer':
      return Object.keys(filter).length === 0
        ? `${the}permanente${s} ${orPlayer} objetivo`
        : `${phraseOf(filter, { number, base: 'permanent', article })} ${orPlayer} objetivo`;
  }
}

/** ` de criatura objetivo de tu cementerio` */
const cardOf = ({ controller, ...filter }: Target['filter']): string => {
  const which = ` de ${phraseOf(filter, { number: 'one', base: 'permanent', mark: 'objetivo' })}`;
  const where = controller === 'you' ? 'de tu cementerio' : 'de un cementerio';
  return `${which.replace(/^ de permanente /, ' ')} ${where}`;
};

/** What an Aura may be put on. */
export const enchantWords = ([target]: Targets): string =>
  target === undefined
    ? 'encantar'
    : `encantar ${target.kind === 'player' ? 'jugador' : phraseOf(target.filter, { number: 'one', base: 'permanent' })}`;

/** `otra criatura objetivo` */
const another = (target: Target): string =>
  target.kind === 'player'
    ? 'otro jugador objetivo'
    : described({ ...target, filter: { ...target.filter, other: true } }).replace(
        /^(el|la) otr/,
        'otr',
      );

/** `esa criatura` */
const that = (target: Target): string => pointedAt(target, 'that', {});
/** `la otra criatura` */
const theOther = (target: Target): string => pointedAt(target, 'the', { other: true });

function pointedAt(
  { kind, filter, n = 1 }: Target,
  article: Determiner,
  more: { readonly other?: true },
): string {
  const number = n === 1 ? 'one' : 'many';
  if (kind === 'graveyardCard') return number === 'one' ? 'esa carta' : 'esas cartas';
  if (kind === 'player') return more.other ? 'el otro jugador' : 'ese jugador';
  if (kind === 'permanentOrPlayer') return more.other ? 'el otro objetivo' : 'ese objetivo';
  const bare =
    filter.type === undefined || kind === 'spell' ? more : { type: filter.type, ...more };
  return phraseOf(bare, { number, base: kind, article });
}

// A reference stands in an effect only as a value of its own.
const mentions = (effect: Effect, reference: Reference): boolean =>
  JSON.stringify(effect).includes(`"${reference}"`);
