import type { Reference, Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { HOST_ENDING } from '../../abilities/host.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { manaSymbols } from '../../grammar.ts';
import { agree, of, to, verbOf } from '../agreement.ts';
import { amountWords, counterUnit, measured, numbered, whereXOf } from './amounts.ts';
import { aFilter } from './filterPhrases.ts';
import { isSame, onObject } from './hosts.ts';
import { durationWords } from './moments.ts';
import { aboutOf, actor, allWords, eachWords, numberOf, subjectWords } from './references.ts';
import { inOne } from './sentences.ts';

/** `a cada criatura`; of the host itself, `a sí misma` */
const toWhom = (subject: Subject, speaking: Speaking): string =>
  isSelf(subject)
    ? `a sí mism${HOST_ENDING}`
    : to(eachWords(subject, speaking).replace(/^es([ao])s /, 'cada un$1 de es$1s '));

/** A verb before what it is done to, and what stands behind. */
const act =
  (acts: string, behind = '') =>
  ({ subject }: { readonly subject: Subject }, { speaking }: Voice): string =>
    onObject(acts, allWords(subject, speaking), behind);

/** What is done to objects. */
export const OBJECT_EFFECTS = {
  regenerate: act('regenera'),
  sacrifice: act('sacrifica'),
  tap: act('gira'),
  untap: act('endereza'),
  counter: act('contrarresta'),
  attach: ({ subject }, { speaking }) =>
    onObject('anexa', speaking.self, ` ${to(subjectWords(subject, speaking))}`),
  putOnLibraryBottom: act('pon', ' en el fondo de la biblioteca de su propietario'),
  shuffleIntoLibrary: act('baraja', ' en la biblioteca de su propietario'),
  returnToHand: ({ subject }, { speaking }) => {
    const whose =
      numberOf(subject, speaking) === 'one'
        ? 'a la mano de su propietario'
        : 'a las manos de sus propietarios';
    return onObject('regresa', allWords(subject, speaking), ` ${whose}`);
  },
  pair: ({ subject }, { speaking }) =>
    `${onObject('empareja', speaking.self)} con ${subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject, speaking)}`,
  phaseOut: ({ subject }, { speaking }) =>
    `${actor(subject, speaking)}${verbOf('sale', numberOf(subject, speaking))} de fase`,
  destroy: ({ subject, noRegeneration }, { speaking }) => {
    const { number, gender } = aboutOf(subject, speaking);
    const sure = `; no ${verbOf('puede', number)} ser ${agree('regenerado', { gender, number })}`;
    return `${onObject('destruye', allWords(subject, speaking))}${noRegeneration ? sure : ''}`;
  },
  exile: ({ subject, until }, { speaking }) =>
    onObject('exilia', allWords(subject, speaking), until === undefined ? '' : UNTIL[until]),
  gainControl: ({ subject, by, until }, { speaking }) => {
    const who = by === undefined || by === 'you' ? '' : `${speaking[by]} `;
    return `${who}gana el control ${of(subjectWords(subject, speaking))}${durationWords(until)}`;
  },
  addCounters: ({ subject, n, counter, max }, { speaking }) => {
    const most = max === undefined ? '' : `, hasta un máximo de ${max}`;
    return `pon ${numbered(n, counterUnit(counter))} sobre ${eachWords(subject, speaking)}${most}${whereXOf(n, speaking)}`;
  },
  removeCounters: ({ subject, n, counter, otherwise }, { speaking, within }) => {
    const what = numbered(n, counterUnit(counter));
    const removed = `remueve ${what} ${of(eachWords(subject, speaking))}${whereXOf(n, speaking)}`;
    return otherwise === undefined
      ? removed
      : `${removed}; si no puedes, ${inOne(within(otherwise))}`;
  },
  monstrosity: ({ n }, { speaking }) => `monstruosidad ${amountWords(n, speaking)}`,
  dealDamage: ({ n, subject, unpreventable }, { speaking }) => {
    const much = measured(n, 'damage', speaking);
    const sure = unpreventable ? '; ese daño no puede ser prevenido' : '';
    const who = isSame(speaking.self) ? '' : `${speaking.self} `;
    if (isYou(subject)) return `${who}te hace ${much}${sure}`;
    return isSelf(subject)
      ? `${who}se hace ${much} ${toWhom(subject, speaking)}${sure}`
      : `${who}hace ${much} ${toWhom(subject, speaking)}${sure}`;
  },
  preventNext: (effect, voice) => preventNextWords(effect, voice),
  preventNextTime: ({ subject, from }, { speaking }) => {
    const would = isYou(subject)
      ? 'te fuera a hacer daño'
      : `fuera a hacer daño ${to(subjectWords(subject, speaking))}`;
    return `la próxima vez que ${speaking[from]} ${would} este turno, prevén ese daño`;
  },
  shuffleGraveyardIntoLibrary: () => 'su propietario baraja su cementerio en su biblioteca',
  castFromExile: ({ by, cost }) => {
    const free = `${by === 'siege' ? 'transformada, ' : ''}sin pagar su coste de maná`;
    const how = cost === undefined ? free : `pagando ${manaSymbols(cost)}`;
    const otherwise = by === 'madness' ? '; si no lo haces, ponla en el cementerio' : '';
    return `puedes lanzar esta carta desde el exilio ${how}${otherwise}`;
  },
} as const satisfies Partial<EffectWords>;

const UNTIL: { readonly [U in NonNullable<EffectOf<'exile'>['until']>]: string } = {
  anOpponentIsMonarch: ' hasta que un oponente se convierta en el monarca',
};

function preventNextWords(
  { n, subject, andYours, dealing }: EffectOf<'preventNext'>,
  { speaking }: Voice,
): string {
  const next =
    n === 1
      ? 'prevén el siguiente punto de daño'
      : `prevén los siguientes ${measured(n, 'damage', speaking)}`;
  const who = `${receiving(subject, speaking, undefined, n !== 1)}${andYours ? ' a ti y a los permanentes que controlas' : ''}`;
  const instead =
    dealing === undefined
      ? ''
      : `; si se previene daño de esta manera, ${speaking.self} hace esa misma cantidad de daño ${to(speaking[dealing])}`;
  return `${next} que ${who} este turno${instead}`;
}

/** `se le fuera a hacer a la criatura objetivo`, `se te fueran a hacer`, `te fuera a hacer esa criatura` */
export function receiving(
  subject: Subject,
  speaking: Speaking,
  from?: Reference,
  several = false,
): string {
  const would = `${verbOf('fuera', several ? 'many' : 'one')} a hacer`;
  const him = numberOf(subject, speaking) === 'one' ? 'le' : 'les';
  const whom = isYou(subject) ? '' : ` ${to(subjectWords(subject, speaking))}`;
  if (from !== undefined)
    return isYou(subject)
      ? `${speaking[from]} te fuera a hacer`
      : `${speaking[from]} ${him} fuera a hacer${whom}`;
  return isYou(subject) ? `se te ${would}` : `se ${him} ${would}${whom}`;
}
