import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { manaText } from '../../grammar.ts';
import { of, to, verbOf } from '../agreement.ts';
import { amountWords, counterUnit, DAMAGE, measured, numbered, whereXOf } from './amounts.ts';
import { aFilter } from './filterPhrases.ts';
import { durationWords } from './moments.ts';
import { eachWords, numberOf, subjectWords } from './references.ts';

/** A verb before what it is done to, and what stands behind. */
const act =
  (acts: string, behind = '') =>
  ({ subject }: { readonly subject: Subject }, { speaking }: Voice): string =>
    `${acts} ${subjectWords(subject, speaking)}${behind}`;

/** What is done to objects. */
export const OBJECT_EFFECTS = {
  regenerate: ({ subject }, { speaking }) =>
    `regenera ${subjectWords(subject, { ...speaking, self: 'esta criatura' })}`,
  sacrifice: act('sacrifica'),
  tap: act('gira'),
  untap: act('endereza'),
  counter: act('contrarresta'),
  attach: ({ subject }, { speaking }) =>
    `anexa este permanente ${to(subjectWords(subject, speaking))}`,
  putOnLibraryBottom: act('pon', ' en el fondo de la biblioteca de su propietario'),
  shuffleIntoLibrary: act('baraja', ' en la biblioteca de su propietario'),
  returnToHand: act('regresa', ' a la mano de su propietario'),
  pair: ({ subject }, { speaking }) =>
    `empareja este permanente con ${subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject, speaking)}`,
  phaseOut: ({ subject }, { speaking }) =>
    `${subjectWords(subject, speaking)} ${verbOf('sale', numberOf(subject))} de fase`,
  destroy: ({ subject, noRegeneration }, { speaking }) => {
    const can = verbOf('pueda', numberOf(subject));
    return `destruye ${subjectWords(subject, speaking)}${noRegeneration ? ` sin que se ${can} regenerar` : ''}`;
  },
  exile: ({ subject, until }, { speaking }) =>
    `exilia ${subjectWords(subject, speaking)}${until === undefined ? '' : UNTIL[until]}`,
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
    return otherwise === undefined ? removed : `${removed}; si no puedes: ${within(otherwise)}`;
  },
  monstrosity: ({ n }, { speaking }) => `monstruosidad ${amountWords(n, speaking)}`,
  dealDamage: ({ n, subject, unpreventable }, { speaking }) => {
    const much = measured(n, DAMAGE, speaking);
    const sure = unpreventable ? ', y ese daño no se puede prevenir' : '';
    return isYou(subject)
      ? `te hace ${much}${sure}`
      : `hace ${much} ${to(eachWords(subject, speaking))}${sure}`;
  },
  preventNext: (effect, voice) => preventNextWords(effect, voice),
  preventNextTime: ({ subject, from }, { speaking }) => {
    const would = isYou(subject)
      ? 'te fuera a hacer daño'
      : `fuera a hacer daño ${to(subjectWords(subject, speaking))}`;
    return `la próxima vez este turno que ${speaking[from]} ${would}, prevén ese daño`;
  },
  shuffleGraveyardIntoLibrary: () => 'su propietario baraja su cementerio en su biblioteca',
  castFromExile: ({ by, cost }) => {
    const free = `${by === 'siege' ? 'transformada, ' : ''}sin pagar su coste de maná`;
    const how = cost === undefined ? free : `pagando ${manaText(cost)}`;
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
      : `prevén los siguientes ${measured(n, DAMAGE, speaking)}`;
  const who = andYours
    ? 'fueran a recibir tú y los permanentes que controlas'
    : receiving(subject, speaking);
  const instead =
    dealing === undefined ? '' : `, y haz la misma cantidad de daño ${to(speaking[dealing])}`;
  return `${next} que ${who} este turno${instead}`;
}

/** `fuera a recibir la criatura objetivo`, `fueras a recibir` */
export const receiving = (subject: Subject, speaking: Speaking): string =>
  isYou(subject)
    ? 'fueras a recibir'
    : `${verbOf('fuera', numberOf(subject))} a recibir ${subjectWords(subject, speaking)}`;
