import type { Agreement, Mood } from '../wording/grammar.ts';
import { stressed, toYou, verbOf } from './orthography.ts';

/** What an ability tells its player to do, or that they do, and the same as something to do. */
const INFINITIVES: Readonly<Record<string, string>> = {
  agrega: 'agregar',
  anexa: 'anexar',
  baraja: 'barajar',
  contrarresta: 'contrarrestar',
  crea: 'crear',
  descarta: 'descartar',
  destruye: 'destruir',
  elige: 'elegir',
  empareja: 'emparejar',
  endereza: 'enderezar',
  exilia: 'exiliar',
  gana: 'ganar',
  ganas: 'ganar',
  gira: 'girar',
  incita: 'incitar',
  juega: 'jugar',
  muele: 'moler',
  obtiene: 'obtener',
  omite: 'omitir',
  pierde: 'perder',
  pon: 'poner',
  prevén: 'prevenir',
  regenera: 'regenerar',
  regresa: 'regresar',
  remueve: 'remover',
  roba: 'robar',
  sacrifica: 'sacrificar',
  'se convierte': 'convertirte',
  sospecha: 'sospechar',
};

/** What may be: behind `haz que`, and in conditions; of what was done, that it may have been. */
const SUBJUNCTIVES: Readonly<Record<string, string>> = {
  ataca: 'ataque',
  atacó: 'haya atacado',
  'atacó o bloqueó': 'haya atacado o bloqueado',
  atacaste: 'hayas atacado',
  bloquea: 'bloquee',
  controla: 'controle',
  controlas: 'controles',
  convierte: 'convierta',
  cumple: 'cumpla',
  dejó: 'haya dejado',
  descarta: 'descarte',
  elige: 'elija',
  entró: 'haya entrado',
  es: 'sea',
  está: 'esté',
  fue: 'haya sido',
  gana: 'gane',
  ganaste: 'hayas ganado',
  'ha sido': 'haya sido',
  hace: 'haga',
  hay: 'haya',
  lucha: 'luche',
  muele: 'muela',
  murió: 'haya muerto',
  obtiene: 'obtenga',
  omite: 'omita',
  pasa: 'pase',
  perdió: 'haya perdido',
  pierde: 'pierda',
  puede: 'pueda',
  queda: 'quede',
  roba: 'robe',
  sacrifica: 'sacrifique',
  sale: 'salga',
  entra: 'entre',
  cambia: 'cambie',
  'se convierte': 'se convierta',
  'se pagó': 'se haya pagado',
  tiene: 'tenga',
  tienes: 'tengas',
};

export const isKnown = (verb: string, mood: Mood): boolean => {
  if (mood === 'infinitive') return verb in INFINITIVES;
  return mood !== 'subjunctive' || verb in SUBJUNCTIVES;
};

/** A verb given as that of one, or as an order, in the mood and the person that its sentence wants. */
export function verb(one: string, { mood, number, person, hung }: Agreement): string {
  switch (mood) {
    case 'order':
      return hung ? stressed(one) : one;
    case 'infinitive':
      return INFINITIVES[one] ?? one;
    case 'subjunctive':
      return verbOf(SUBJUNCTIVES[one] ?? one, number);
    default:
      return person === 'you' ? toYou(one) : verbOf(one, number);
  }
}
