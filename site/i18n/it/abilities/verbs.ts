import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { after } from '../agreement.ts';

/** What an ability tells its player to do, and the same where the player may. */
const ORDERS: Readonly<Record<string, string>> = {
  abbina: 'abbinare',
  aggiungi: 'aggiungere',
  assegna: 'assegnare',
  crea: 'creare',
  distruggi: 'distruggere',
  diventi: 'diventare',
  esilia: 'esiliare',
  fa: 'fare',
  fai: 'far',
  gioca: 'giocare',
  guadagni: 'guadagnare',
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

/** What the thing itself does, and the same where its controller may have it do so. */
const DEEDS: Readonly<Record<string, string>> = {
  blocca: 'bloccare',
  diventa: 'diventare',
  ha: 'avere',
  infligge: 'infliggere',
  perde: 'perdere',
  prende: 'prendere',
};

const WITH_CLITIC = new RegExp(`^([A-Za-z]+?)l?(l${HOST_ENDING}|ne)$`);

/** An order that ends in what it is done to: `rimuovila`. */
export const endsInPronoun = (clause: string): boolean => {
  const [first = ''] = clause.split(' ');
  return WITH_CLITIC.test(first) && infinitiveOf(first) !== undefined;
};

/** Who does what: nobody, where it was just spoken of. */
const DOING = new RegExp(`^(?:(${HOST}|quella creatura) )?(\\S+) (.*)$`);

/** `puoi pescare una carta`, `puoi far infliggere a questa creatura 3 danni`; as it stands where it is neither. */
export function mayDo(clause: string): string {
  const ordered = asInfinitive(clause);
  if (ordered !== undefined) return `puoi ${ordered}`;
  const [, who = HOST, verb = '', rest = ''] = DOING.exec(clause) ?? [];
  const deed = DEEDS[verb];
  if (deed === undefined) return `se vuoi, ${clause}`;
  return `puoi far ${deed} ${verb === 'diventa' ? who : after('a', who)} ${rest}`;
}

/** `pescare una carta`, `TAPpare o STAPpare un permanente bersaglio` */
export function asInfinitive(clause: string): string | undefined {
  const [first = '', ...rest] = clause.split(' ');
  const infinitive = infinitiveOf(first);
  if (infinitive === undefined) return undefined;
  const [or, second = '', ...others] = rest;
  const also = or === 'o' ? infinitiveOf(second) : undefined;
  return [infinitive, ...(also === undefined ? rest : ['o', also, ...others])].join(' ');
}

function infinitiveOf(word: string): string | undefined {
  const plain = ORDERS[word];
  if (plain !== undefined) return plain;
  const [, order = '', clitic = ''] = WITH_CLITIC.exec(word) ?? [];
  const stem = ORDERS[order];
  return stem === undefined ? undefined : `${stem.replace(/e$/, '')}${clitic}`;
}
