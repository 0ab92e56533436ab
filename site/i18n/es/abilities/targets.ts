import type { Effect, Reference } from '../../../engine.ts';
import { createsSeveral, mentions } from '../../abilities/breaths.ts';
import {
  type Speaking,
  say,
  type Target,
  type Targets,
  type TargetWords,
} from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { type Determiner, determiner, type GrammaticalNumber, numeral, of } from '../agreement.ts';
import { chosenAfter } from './chosen.ts';
import type { Base } from './filterNouns.ts';
import { phraseOf } from './filterPhrases.ts';
import { ONE_OF_TWO, SAME_ATTACHED, SAME_HOST } from './hosts.ts';
import { PLAIN } from './references.ts';

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(
  earlier: readonly Effect[],
  targets: Targets,
  named: readonly Reference[] = [],
): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => mentions(earlier, one);
  const pointed = said('target') || said('targets');
  const known = {
    ...PLAIN,
    self: isStill('self', earlier, named) ? hostIn(named) : PLAIN.self,
    attached: isStill('attached', earlier, named) ? SAME_ATTACHED : PLAIN.attached,
    created: earlier.some(createsSeveral) ? 'esas fichas' : 'esa ficha',
    ...(first === undefined
      ? {}
      : {
          target: pointed ? that(first) : described(first),
          targets: pointed ? that(first) : list('es', targets.map(described)),
          controllerOfTarget: pointed ? 'su controlador' : `el controlador ${of(that(first))}`,
        }),
    ...(second === undefined
      ? {}
      : { secondTarget: said('secondTarget') ? theOther(second) : another(second) }),
  };
  return { ...known, chosen: chosenAfter(earlier, known) ?? PLAIN.chosen };
}

/** Nothing else was spoken of since the ability named it. */
function isStill(
  reference: 'self' | 'attached',
  earlier: readonly Effect[],
  named: readonly Reference[],
): boolean {
  const last = earlier.at(-1);
  if (last === undefined) return named.includes(reference);
  // Of damage the host is the source.
  return mentions([last], reference) || (reference === 'self' && last.kind === 'dealDamage');
}

const hostIn = (named: readonly Reference[]): string =>
  named.includes('eventCreature') ? ONE_OF_TWO : SAME_HOST;

/** `la criatura objetivo`, `hasta dos criaturas objetivo`, `el hechizo objetivo` */
function described(target: Target): string {
  const { n = 1, upTo } = target;
  if (n === 1 && !upTo) return isAny(target) ? 'cualquier objetivo' : noun(target, 'the', 'one');
  if (n === 1) return `hasta ${noun(target, 'a', 'one')}`;
  const many = noun(target, undefined, 'many');
  return `${upTo ? 'hasta ' : ''}${n === 'x' ? 'X' : numeral(n)} ${many}`;
}

const isAny = ({ kind, filter, players }: Target): boolean =>
  kind === 'permanentOrPlayer' && players === undefined && Object.keys(filter).length === 0;

const noun = (target: Target, article: Determiner | undefined, number: GrammaticalNumber): string =>
  formsOf(target).described(article, number);

/** What a target is when it is described, and when it is only pointed at; `other`: the second of two. */
interface TargetForms {
  readonly described: (article: Determiner | undefined, number: GrammaticalNumber) => string;
  readonly pointedAt: (
    article: Determiner,
    number: GrammaticalNumber,
    more: { readonly other?: true },
  ) => string;
}

const formsOf = (target: Target): TargetForms => say(TARGETS, target);

const TARGETS: TargetWords<[], TargetForms> = {
  player: ({ players }) => ({
    described: (article, number) =>
      `${masculine(article, number)}${playerWord(players, number)} objetivo`,
    pointedAt: (_, __, { other }) => (other ? 'el otro jugador' : 'ese jugador'),
  }),
  permanent: ({ filter }) => ({
    described: marked(filter, 'permanent'),
    pointedAt: (article, number, more) =>
      phraseOf({ ...typeOf(filter), ...more }, { number, base: 'permanent', article }),
  }),
  permanentOrPlayer: ({ filter, players }) => ({
    described: (article, number) => {
      const player = `${masculine(article, number)}${playerWord(players, number)}`;
      return `${player} o ${phraseOf(filter, { number, base: 'permanent', mark: 'objetivo' })}`;
    },
    pointedAt: (_, __, { other }) => (other ? 'el otro objetivo' : 'ese objetivo'),
  }),
  spell: ({ filter }) => ({
    described: marked(filter, 'spell'),
    pointedAt: (article, number, more) => phraseOf(more, { number, base: 'spell', article }),
  }),
  graveyardCard: ({ filter }) => ({
    described: (article, number) => {
      const the = article === undefined ? '' : `${determiner(article, { gender: 'f', number })} `;
      return `${the}carta${s(number)}${cardOf(filter)}`;
    },
    pointedAt: (_, number) => (number === 'one' ? 'esa carta' : 'esas cartas'),
  }),
};

const marked =
  (filter: Target['filter'], base: Base): TargetForms['described'] =>
  (article, number) =>
    phraseOf(filter, { number, base, article, mark: 'objetivo' });

const s = (number: GrammaticalNumber): string => (number === 'one' ? '' : 's');

const masculine = (article: Determiner | undefined, number: GrammaticalNumber): string =>
  article === undefined ? '' : `${determiner(article, { gender: 'm', number })} `;

const playerWord = (players: Target['players'], number: GrammaticalNumber): string =>
  players === undefined ? `jugador${number === 'one' ? '' : 'es'}` : `oponente${s(number)}`;

/** What a filter says of the type, and no more. */
const typeOf = ({ type }: Target['filter']): Target['filter'] =>
  type === undefined ? {} : { type };

/** ` de criatura objetivo de tu cementerio` */
const GRAVEYARDS: { readonly [C in NonNullable<Target['filter']['controller']>]?: string } = {
  you: 'de tu cementerio',
  opponent: 'del cementerio de un oponente',
  thatPlayer: 'del cementerio de ese jugador',
};

const cardOf = ({ controller, ...filter }: Target['filter']): string => {
  const which = ` de ${phraseOf(filter, { number: 'one', base: 'permanent', mark: 'objetivo' })}`;
  const where =
    (controller === undefined ? undefined : GRAVEYARDS[controller]) ?? 'de un cementerio';
  return `${which.replace(/^ de permanente /, ' ')} ${where}`;
};

/** `otra criatura objetivo` */
const another = (target: Target): string =>
  target.kind === 'player'
    ? 'otro jugador objetivo'
    : described({ ...target, filter: { ...target.filter, other: true } }).replace(
        /^(el|la) otr/,
        'otr',
      );

/** `esa criatura`, `esas criaturas` */
const that = (target: Target): string =>
  formsOf(target).pointedAt('that', (target.n ?? 1) === 1 ? 'one' : 'many', {});

/** `la otra criatura` */
const theOther = (target: Target): string =>
  formsOf(target).pointedAt('the', (target.n ?? 1) === 1 ? 'one' : 'many', { other: true });
