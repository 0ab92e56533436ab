import type { Asked, ObjectId } from '#engine';
import type { CounterKind } from '../abilities/words.ts';
import type { EventWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { of, to } from './agreement.ts';
import { counterName } from './counters.ts';

/** Qué podía elegir un jugador, sobre un objeto. */
const ASKED: { readonly [A in Asked]: (what: string) => string } = {
  targets: (it) => `los objetivos ${of(it)}`,
  modes: (it) => `el modo ${of(it)}`,
  order: (it) => `el orden de sus habilidades disparadas, entre ellas la ${of(it)}`,
  may: (it) => `si usar la habilidad ${of(it)}`,
  option: (it) => `qué hace ${it}`,
  place: () => 'el lugar del nuevo bloqueador en el orden de daño',
  named: (it) => `qué elegir por el efecto ${of(it)}`,
  sacrificed: (it) => `qué sacrificar por el efecto ${of(it)}`,
  attacking: (it) => `qué es atacado por el efecto ${of(it)}`,
  attackers: () => 'los atacantes',
  blockers: () => 'los bloqueadores',
  damageOrder: (it) => `el orden de daño ${of(it)}`,
  division: (it) => `cómo dividir el daño ${of(it)}`,
  payment: (it) => (it === '' ? 'cómo pagar' : `cómo pagar los costes ${of(it)}`),
  prevented: (it) => `qué daño previene ${it}`,
  replacement: (it) => `qué efecto se aplica primero, el ${of(it)} u otro`,
  legend: (it) => `cuál conservar de los permanentes que se llaman como ${it}`,
  protector: (it) => `quién protege ${to(it)}`,
  discarded: () => 'qué cartas descartar',
};

const what = (
  source: ObjectId | undefined,
  counter: CounterKind | undefined,
  n: Naming,
): string => {
  if (source === undefined) return '';
  const it = n.object(source);
  return counter === undefined ? it : `el contador ${counterName(counter)} sobre ${it}`;
};

/** Choices, made or left open. */
export const choiceEvents = {
  choiceMade: ({ player, source, asked, counter, atRandom }, n) =>
    atRandom
      ? `Al azar para ${player}: ${ASKED[asked](what(source, counter, n))}.`
      : `${player} elige ${ASKED[asked](what(source, counter, n))}.`,
  choiceTaken: ({ player, source, asked, counter, atRandom }, n) =>
    atRandom
      ? `Al azar para ${player}: ${ASKED[asked](what(source, counter, n))}; se toma la primera elección legal.`
      : `${player} podía elegir ${ASKED[asked](what(source, counter, n))}: se toma la primera elección legal.`,
} satisfies Partial<EventWords>;
