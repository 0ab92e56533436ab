import type { Filter } from '../../../engine.ts';
import type { ChangeOf, ChangeWords, DamageSort } from '../../abilities/words.ts';
import { verb } from '../agreement.ts';
import { counterWords } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { filterWords } from './filterPhrases.ts';
import { keywordWords } from './keywordAbility.ts';

/** The verb of one, and of several. */
const does =
  (one: string, many: string) =>
  (_: unknown, { number }: ChangeVoice): string =>
    verb(number, one, many);

/** What touches no characteristics, and lasts and affects in the same way. */
export const RULE_CHANGES = {
  gainControl: does('cambia controllore', 'cambiano controllore'),
  regenerationShield: does('si rigenererà', 'si rigenereranno'),
  preventDamage: (change, voice) => preventedWords(change, voice),
  takesDamageFor: ({ whom, damage, from }, { number }) => {
    return `${verb(number, 'subisce', 'subiscono')} il ${damageWords(damage)}${dealtBy(from)} ${INSTEAD_OF[whom]}`;
  },
  addsDamage: (change) => `${moreDamageWords(change)} aumenta di ${change.n}`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} guadagnare punti vita`,
  doublesDamage: (change) => `${moreDamageWords(change)} raddoppia`,
  shuffledInsteadOfGraveyard: does(
    'invece di andare al cimitero torna nel grimorio, che viene rimescolato',
    'invece di andare al cimitero tornano nel grimorio, che viene rimescolato',
  ),
  doesNotUntap: does('non STAPpa', 'non STAPpano'),
  assignsByToughness: does(
    'assegna danno pari alla sua costituzione',
    'assegnano danno pari alla loro costituzione',
  ),
  assignsNoCombatDamage: does(
    'non assegna danno da combattimento',
    'non assegnano danno da combattimento',
  ),
  assignsAsThoughUnblocked: does(
    'assegna il danno come se nessuno bloccasse',
    'assegnano il danno come se nessuno bloccasse',
  ),
  forbidsNamesExiled: () =>
    'gli avversari non possono lanciare magie con il nome di una carta che questo permanente ha esiliato',
  cannotCast: does('non può lanciare magie', 'non possono lanciare magie'),
  cannotBeCountered: does(
    'come magia non può essere neutralizzata',
    'come magie non possono essere neutralizzate',
  ),
  exilesWhatYouCounter: () =>
    'le magie che neutralizzeresti vengono invece esiliate, e puoi lanciarle senza pagare il loro costo di mana',
  protectsYou: ({ quality }) =>
    `hai ${keywordWords({ kind: 'keyword', keyword: 'protection', quality })}`,
  preventDamageToYou: (change) =>
    change.n === undefined
      ? `non subisci ${damageWords(change.damage)}${byWords(change.from)}`
      : `ogni volta subisci ${lessWords(change)}`,
  damageUnpreventable: ({ damage, from }) =>
    `il ${damageWords(damage)}${dealtBy(from)} non può essere prevenuto`,
  damageLeavesOneLife: () => 'il danno non ti fa scendere sotto 1 punto vita',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** What follows `danno`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' da combattimento',
  noncombat: ' non da combattimento',
};

export const damageWords = (damage: DamageSort): string => `danno${SORTS[damage]}`;

/** ` da fonti rosse` */
export const byWords = (from?: Filter): string =>
  from === undefined ? '' : ` da ${filterWords(from, 'many', 'source')}`;

/** ` inflitto da fonti rosse` */
export const dealtBy = (from?: Filter): string =>
  from === undefined ? '' : ` inflitto${byWords(from)}`;

type MoreDamage = Pick<ChangeOf<'doublesDamage'>, 'damage' | 'from' | 'to'>;

function moreDamageWords({ damage, from, to }: MoreDamage): string {
  const dealt = `${byWords(from)}${to === undefined ? '' : DAMAGED[to]}`;
  return `tutto il ${damageWords(damage)}${dealt === '' ? '' : ` inflitto${dealt}`}`;
}

const DAMAGED: { readonly [W in NonNullable<MoreDamage['to']>]: string } = {
  players: ' ai giocatori',
  opponents: ' ai tuoi avversari',
  opponentsAndTheirs: ' ai tuoi avversari e ai loro permanenti',
};

/** `2 danni in meno da fonti rosse` */
const lessWords = ({
  n = 1,
  damage,
  from,
}: Pick<ChangeOf<'preventDamage'>, 'n' | 'damage' | 'from'>): string =>
  `${n} ${n === 1 ? 'danno' : 'danni'}${SORTS[damage]} in meno${byWords(from)}`;

const INSTEAD_OF: { readonly [W in ChangeOf<'takesDamageFor'>['whom']]: string } = {
  you: 'al posto tuo',
  youAndYours: 'al posto tuo e dei tuoi permanenti',
};

function preventedWords(change: ChangeOf<'preventDamage'>, voice: ChangeVoice): string {
  const { which, damage, from, n, removing } = change;
  const lost = removing === undefined ? '' : `, ma perde ogni volta ${counterWords(1, removing)}`;
  const deals = PREVENTED[which](change, voice);
  return n === undefined
    ? `non ${deals} ${damageWords(damage)}${byWords(from)}${lost}`
    : `ogni volta ${deals} ${lessWords(change)}${lost}`;
}

const PREVENTED: {
  readonly [W in ChangeOf<'preventDamage'>['which']]: (_: unknown, voice: ChangeVoice) => string;
} = {
  dealtTo: does('subisce', 'subiscono'),
  dealtBy: does('infligge', 'infliggono'),
  everything: () => 'viene inflitto',
};

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'non puoi',
  opponents: 'i tuoi avversari non possono',
  everyone: 'i giocatori non possono',
};
