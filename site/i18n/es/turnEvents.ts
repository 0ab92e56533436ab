import { manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { CARDS, counted, LIFE, numbered } from './abilities/amounts.ts';
import { verb } from './namedVerbs.ts';
import { triesSomething } from './phrases.ts';
import { theStep } from './turn.ts';

/** The turn's own course. */
export const turnEvents = {
  turnBegan: ({ player, turn }) => `Empieza el turno ${turn}: el jugador activo es ${player}.`,
  stepBegan: ({ step }) => `Empieza ${theStep(step)}.`,
  stepSkipped: ({ step, because }) =>
    ({
      noAttackers:
        step === 'declareBlockers'
          ? 'Nadie ataca: se omiten el paso de declarar bloqueadoras y el de daño de combate.'
          : `Nadie ataca: se omite ${theStep(step)}.`,
      noFirstStrike: 'Nadie daña primero ni daña dos veces: hay un solo paso de daño.',
      effect: `Se omite ${theStep(step)}.`,
    })[because],
  permanentsUntapped: ({ objects }, n) =>
    objects.length === 0
      ? 'No hay nada que enderezar.'
      : `${verb(objects, n, 'Se endereza')} ${n.objects(objects)}.`,
  cardsDrawn: ({ player, n }) => `${player} roba ${numbered(n, CARDS)}.`,
  cardsDiscarded: ({ player, n }) => `${player} descarta ${numbered(n, CARDS)}.`,
  manaEmptied: ({ player, mana, burned }) =>
    burned > 0
      ? `${player} pierde el maná sin usar, ${manaText(mana)}, y ${counted(burned, LIFE)}.`
      : `${player} pierde el maná sin usar: ${manaText(mana)}.`,
  manaAdded: ({ player, mana, by }, n) =>
    by === undefined
      ? `${player} agrega ${manaText(mana)}.`
      : `${player} agrega ${manaText(mana)} con ${n.object(by)}.`,
  priorityGiven: ({ player, after }) =>
    after === 'resolution'
      ? `${player} recibe la prioridad tras la resolución.`
      : `${player} recibe la prioridad.`,
  allPassed: ({ next }) =>
    next === 'topResolves'
      ? 'Todos pasan: se resuelve lo primero de la pila.'
      : 'Todos pasan con la pila vacía: acaba el paso o la fase.',
  play: ({ outcome, act: { player, card } }, n) =>
    outcome === 'done'
      ? `${player} juega ${n.object(card)}.`
      : `${player} intenta jugar ${n.object(card)}.`,
  pass: ({ outcome, act: { player } }) =>
    outcome === 'done' ? `${player} pasa.` : triesSomething(player),
  damageWoreOff: ({ objects }, n) => `Se quita el daño marcado en ${n.objects(objects)}.`,
  effectsEnded: ({ affected }, n) => `Acaban los efectos sobre ${n.objects(affected)}.`,
  combatEnded: () => 'El combate acaba: ya nadie ataca ni bloquea.',
} satisfies Partial<EventWords>;
