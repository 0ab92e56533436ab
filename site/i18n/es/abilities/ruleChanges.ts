import type { Filter } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import type { ChangeOf, ChangeWords, DamageSort } from '../../abilities/words.ts';
import { agree, verbOf } from '../agreement.ts';
import { counterUnit, numbered } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { aFilter, filterWords, numberOfAll, theFilter } from './filterPhrases.ts';
import { keywordWords } from './keywordAbility.ts';
import { type About, during } from './references.ts';

/** What touches no characteristics, and lasts and affects in the same way. */
export const RULE_CHANGES = {
  gainControl: (_, { number }) => `${verbOf('cambia', number)} de controlador`,
  regenerationShield: (_, about) =>
    `se ${verbOf('regenera', about.number)} la próxima vez que ${verbOf('fuera', about.number)} a ser ${agree('destruido', about)}`,
  preventDamage: (change, about) => {
    const { removing, n, from, damage, which } = change;
    const removed =
      removing === undefined
        ? ''
        : ` y, cada vez que se previene, pierde ${numbered(1, counterUnit(removing))}`;
    const deals = PREVENTED[which](about);
    return n === undefined
      ? `no ${deals} ${damageWords(damage)}${ofWords(from)}${removed}`
      : `cada vez ${deals} ${lessWords(change)}${removed}`;
  },
  takesDamageFor: ({ whom, damage, from }, { number }) => {
    return `${verbOf('recibe', number)} el ${damageWords(damage)}${ofWords(from)} ${INSTEAD_OF[whom]}`;
  },
  addsDamage: (change) =>
    `${moreDamageWords(change)}, en vez de eso, hace esa cantidad de daño más ${change.n}`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} ganar vidas`,
  doublesDamage: (change) =>
    `${moreDamageWords(change)}, en vez de eso, hace el doble de esa cantidad de daño`,
  shuffledInsteadOfGraveyard: (_, { number }) =>
    `se ${verbOf('baraja', number)} en la biblioteca de su propietario en vez de ir a un cementerio`,
  doesNotUntap: (_, { number }) => `no se ${verbOf('endereza', number)}`,
  assignsByToughness: (_, { number }) =>
    `${verbOf('asigna', number)} una cantidad de daño de combate igual a su resistencia en vez de su fuerza`,
  assignsNoCombatDamage: (_, { number }) => `no ${verbOf('asigna', number)} daño de combate`,
  assignsAsThoughUnblocked: (_, about) =>
    `${verbOf('asigna', about.number)} su daño de combate${during(about)} como si no ${verbOf('hubiera', about.number)} sido ${agree('bloqueado', about)}`,
  forbidsNamesExiled: () =>
    `tus oponentes no pueden lanzar hechizos con el mismo nombre que una carta exiliada con ${HOST}`,
  cannotCast: (_, { number }) => `no ${verbOf('puede', number)} lanzar hechizos`,
  cannotBeCountered: (_, about) =>
    `no ${verbOf('puede', about.number)} ser ${agree('contrarrestado', about)}`,
  exilesWhatYouCounter: () =>
    'si fueras a contrarrestar un hechizo, en vez de eso, exílialo y puedes lanzarlo sin pagar su coste de maná',
  protectsYou: ({ quality }) =>
    `tienes ${keywordWords({ kind: 'keyword', keyword: 'protection', quality })}`,
  preventDamageToYou: (change) =>
    change.n === undefined
      ? `no recibes ${damageWords(change.damage)}${ofWords(change.from)}`
      : `cada vez recibes ${lessWords(change)}`,
  damageUnpreventable: ({ damage, from }) =>
    `el ${damageWords(damage)}${dealtByWords(from)} no puede ser prevenido`,
  damageLeavesOneLife: () =>
    'el daño que fuera a reducir tu total de vidas a menos de 1, en vez de eso, lo reduce a 1',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** What follows `daño`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' de combate',
  noncombat: ' que no sea de combate',
};

export const damageWords = (damage: DamageSort): string => `daño${SORTS[damage]}`;

/** ` de fuentes rojas` */
const ofWords = (from?: Filter): string =>
  from === undefined ? '' : ` de ${filterWords(from, 'many', 'source')}`;

/** ` que fueran a hacer fuentes rojas` */
const dealtByWords = (from?: Filter): string => {
  if (from === undefined) return '';
  return ` que ${verbOf('fuera', numberOfAll(from))} a hacer ${theFilter(from, 'source')}`;
};

type MoreDamage = Pick<ChangeOf<'doublesDamage'>, 'damage' | 'from' | 'to'>;

const moreDamageWords = ({ damage, from, to }: MoreDamage): string =>
  `si ${aFilter(from ?? {}, 'source')} fuera a hacer ${damageWords(damage)}${to === undefined ? '' : DAMAGED[to]}`;

const DAMAGED: { readonly [W in NonNullable<MoreDamage['to']>]: string } = {
  players: ' a un jugador',
  opponents: ' a un oponente',
  opponentsAndTheirs: ' a un oponente o a un permanente que controla un oponente',
};

/** `2 puntos de daño menos de fuentes rojas` */
const lessWords = ({
  n = 1,
  damage,
  from,
}: Pick<ChangeOf<'preventDamage'>, 'n' | 'damage' | 'from'>): string =>
  `${n} ${n === 1 ? 'punto' : 'puntos'} de ${damageWords(damage)} menos${ofWords(from)}`;

const PREVENTED: { readonly [W in ChangeOf<'preventDamage'>['which']]: (about: About) => string } =
  {
    dealtTo: ({ number }) => verbOf('recibe', number),
    dealtBy: ({ number }) => verbOf('hace', number),
    everything: () => 'se hace',
  };

const INSTEAD_OF: { readonly [W in ChangeOf<'takesDamageFor'>['whom']]: string } = {
  you: 'que fueras a recibir',
  youAndYours: 'que fueran a recibir tú y los permanentes que controlas',
};

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'no puedes',
  opponents: 'tus oponentes no pueden',
  everyone: 'los jugadores no pueden',
};
