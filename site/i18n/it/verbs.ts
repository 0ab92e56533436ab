import { type Agreement, type Mood, wordsOf } from '../wording/grammar.ts';
import { after, beforePronoun, manyOf, youDo } from './orthography.ts';

/** What an ability tells its player to do, and the same as something to do. */
const ORDERS: Readonly<Record<string, string>> = {
  abbina: 'abbinare',
  aggiungi: 'aggiungere',
  assegna: 'assegnare',
  crea: 'creare',
  distruggi: 'distruggere',
  diventi: 'diventare',
  esilia: 'esiliare',
  fai: 'far',
  gioca: 'giocare',
  macina: 'macinare',
  metti: 'mettere',
  neutralizza: 'neutralizzare',
  ottieni: 'ottenere',
  perdi: 'perdere',
  pesca: 'pescare',
  prendi: 'prendere',
  previeni: 'prevenire',
  rigenera: 'rigenerare',
  rimescola: 'rimescolare',
  rimuovi: 'rimuovere',
  rimetti: 'rimettere',
  riseleziona: 'riselezionare',
  sacrifica: 'sacrificare',
  salta: 'saltare',
  scarta: 'scartare',
  scegli: 'scegliere',
  sospetta: 'sospettare',
  sprona: 'spronare',
  STAPpa: 'STAPpare',
  TAPpa: 'TAPpare',
};

/** Orders that lose a letter where something hangs on them: `falla tornare`. */
const HUNG: Readonly<Record<string, string>> = { fai: 'fal' };

/** What the thing itself does, and the same where its controller may have it do so. */
const DEEDS: Readonly<Record<string, string>> = {
  blocca: 'bloccare',
  diventa: 'diventare',
  guadagna: 'guadagnare',
  ha: 'avere',
  infligge: 'infliggere',
  lotta: 'lottare',
  perde: 'perdere',
  prende: 'prendere',
};

export const isKnown = (verb: string, mood: Mood): boolean => {
  if (mood === 'caused') return verb in DEEDS;
  return mood !== 'infinitive' || verb in ORDERS || verb in DEEDS;
};

/** A verb given as that of one, or as an order, in the mood and the person that its sentence wants. */
export function verb(one: string, as: Agreement): string {
  switch (as.mood) {
    case 'order':
      return (as.hung && HUNG[one]) || one;
    case 'infinitive':
      return infinitive(one, as);
    case 'caused':
      return caused(one, as);
    default:
      if (as.person === 'you') return youDo(one);
      return as.number === 'one' ? one : manyOf(one);
  }
}

function infinitive(one: string, { hung }: Agreement): string {
  const whole = ORDERS[one] ?? DEEDS[one] ?? one;
  return hung ? beforePronoun(whole) : whole;
}

/** `infliggere a questa creatura`, `diventare questa creatura` */
function caused(one: string, { caused: who }: Agreement): string {
  const words = who === undefined ? '' : wordsOf(who);
  return `${DEEDS[one] ?? one} ${one === 'diventa' ? words : after('a', words)}`;
}
