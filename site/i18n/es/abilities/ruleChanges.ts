import type { Filter } from '../../../engine.ts';
import type { ChangeOf, ChangeWords, DamageSort } from '../../abilities/words.ts';
import { agree, verbOf } from '../agreement.ts';
import { counterUnit, numbered } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { filterWords } from './filterPhrases.ts';
import { keywordWords } from './keywordAbility.ts';
import type { About } from './references.ts';

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
    `${moreDamageWords(change)} aumenta en ${change.n} ${change.n === 1 ? 'punto' : 'puntos'}`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} ganar vidas`,
  doublesDamage: (change) => `${moreDamageWords(change)} es el doble`,
  shuffledInsteadOfGraveyard: (_, { number }) =>
    `se ${verbOf('baraja', number)} en la biblioteca de su propietario en vez de ir al cementerio`,
  doesNotUntap: (_, { number }) => `no se ${verbOf('endereza', number)}`,
  assignsByToughness: (_, { number }) =>
    `${verbOf('asigna', number)} daño de combate igual a su resistencia en vez de a su fuerza`,
  assignsNoCombatDamage: (_, { number }) => `no ${verbOf('asigna', number)} daño de combate`,
  assignsAsThoughUnblocked: (_, about) =>
    `${verbOf('asigna', about.number)} su daño de combate como si no ${verbOf('estuviera', about.number)} ${agree('bloqueado', about)}`,
  forbidsNamesExiled: () =>
    'los oponentes no pueden lanzar hechizos con el nombre de una carta que este permanente haya exiliado',
  cannotCast: (_, { number }) => `no ${verbOf('puede', number)} lanzar hechizos`,
  cannotBeCountered: (_, about) =>
    `no ${verbOf('puede', about.number)} ser ${agree('contrarrestado', about)}`,
  exilesWhatYouCounter: () =>
    'los hechizos que fueras a contrarrestar se exilian en vez de eso, y puedes lanzarlos sin pagar su coste de maná',
  protectsYou: ({ quality }) =>
    `tienes ${keywordWords({ kind: 'keyword', keyword: 'protection', quality })}`,
  preventDamageToYou: (change) =>
    change.n === undefined
      ? `no recibes ${damageWords(change.damage)}${ofWords(change.from)}`
      : `cada vez recibes ${lessWords(change)}`,
  damageUnpreventable: ({ damage, from }) =>
    `el ${damageWords(damage)}${ofWords(from)} no se puede prevenir`,
  damageLeavesOneLife: () => 'el daño no puede dejarte con menos de 1 vida',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** What follows `daño`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' de combate',
  noncombat: ' que no sea de combate',
};

export const damageWords = (damage: DamageSort): string => `daño${SORTS[damage]}`;

/** ` de fuentes rojas` */
export const ofWords = (from?: Filter): string =>
  from === undefined ? '' : ` de ${filterWords(from, 'many', 'source')}`;

type MoreDamage = Pick<ChangeOf<'doublesDamage'>, 'damage' | 'from' | 'to'>;

const moreDamageWords = ({ damage, from, to }: MoreDamage): string =>
  `todo el ${damageWords(damage)}${ofWords(from)}${to === undefined ? '' : DAMAGED[to]}`;

const DAMAGED: { readonly [W in NonNullable<MoreDamage['to']>]: string } = {
  players: ' a los jugadores',
  opponents: ' a tus oponentes',
  opponentsAndTheirs: ' a tus oponentes y a sus permanentes',
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
  youAndYours: 'que fueran a recibir tú y tus permanentes',
};

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'no puedes',
  opponents: 'tus oponentes no pueden',
  everyone: 'los jugadores no pueden',
};
