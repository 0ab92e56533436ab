import { HOST_ENDING } from '../../abilities/host.ts';
import { capital } from '../../grammar.ts';
import { inOne, partsOf } from './sentences.ts';

/** `puedes robar una carta`, `puedes hacer que esta criatura haga 3 puntos de daño`; the rest follows `si lo haces`. */
export function mayWords(effects: string): string {
  const [first = '', ...rest] = partsOf(effects);
  const then = rest.length === 0 ? '' : `; si lo haces, ${inOne(rest.join('; '))}`;
  return `${may(first)}${then}`;
}

function may(effect: string): string {
  if (effect.startsWith('puedes ')) return effect;
  const done = infinitive(effect);
  return done === undefined ? `puedes hacer que ${subjunctive(effect)}` : `puedes ${done}`;
}

/** An order as something to do: `robar una carta`; nothing for what tells a fact. */
export function infinitive(effect: string): string | undefined {
  const [, verb = '', pronoun = ''] = ORDER.exec(effect) ?? [];
  if (verb === 'gana' && !effect.startsWith('gana el control')) return undefined;
  const name = INFINITIVES[plain(verb)];
  return name === undefined
    ? undefined
    : `${name}${pronoun}${effect.slice(verb.length + pronoun.length)}`;
}

const ORDER = new RegExp(`^(te conviertes|\\p{L}+?)(l[oa]|l${HOST_ENDING})?(?= |$)`, 'u');

const plain = (verb: string): string => verb.normalize('NFD').replaceAll(/\u0301/g, '');

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
  omite: 'omitir',
  pierdes: 'perder',
  obtienes: 'obtener',
  pon: 'poner',
  preven: 'prevenir',
  regenera: 'regenerar',
  regresa: 'regresar',
  remueve: 'remover',
  roba: 'robar',
  sacrifica: 'sacrificar',
  sospecha: 'sospechar',
  'te conviertes': 'convertirte',
};

/** What is told of something, behind `haz que`; not what its clauses tell. */
function subjunctive(effect: string): string {
  const [told = '', ...where] = effect.split(', donde ');
  const wished = told.replaceAll(
    FACT,
    (_, verb: string, n: string) => `${FACTS[verb] ?? verb}${n}`,
  );
  return [wished, ...where].join(', donde ');
}

const FACTS: Readonly<Record<string, string>> = {
  ataca: 'ataque',
  bloquea: 'bloquee',
  convierte: 'convierta',
  descarta: 'descarte',
  gana: 'gane',
  hace: 'haga',
  obtiene: 'obtenga',
  pasa: 'pase',
  pierde: 'pierda',
  puede: 'pueda',
  queda: 'quede',
  roba: 'robe',
  sacrifica: 'sacrifique',
  sale: 'salga',
  tiene: 'tenga',
};

const FACT = new RegExp(
  `(?<!(?:que|a la|mientras) )(?<!\\p{L})(${Object.keys(FACTS).join('|')})(n?)(?!\\p{L})`,
  'gu',
);

/** The options of a choice, each behind a bullet as on cards. */
export const bulleted = (options: readonly string[]): string =>
  options.map((one) => `• ${capital(one)}`).join('. ');
