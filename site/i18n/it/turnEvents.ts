import { manaText, uncapital } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { numbered } from './abilities/amounts.ts';
import { after, count } from './agreement.ts';
import { verb } from './namedVerbs.ts';
import { triesSomething } from './phrases.ts';
import { steps } from './turn.ts';

/** The turn's own course. */
export const turnEvents = {
  turnBegan: ({ player, turn }) => `Inizia il turno ${turn}: il giocatore attivo è ${player}.`,
  stepBegan: ({ step }) => `Inizia la ${uncapital(steps[step])}.`,
  priorityGiven: ({ player, after }) =>
    after === 'resolution'
      ? `${player} riceve priorità dopo la risoluzione.`
      : `${player} riceve priorità.`,
  allPassed: ({ next }) =>
    next === 'topResolves'
      ? 'Tutti passano: si risolve la cima della pila.'
      : 'Tutti passano a pila vuota: si va avanti.',
  stepSkipped: ({ step, because }) =>
    ({
      noAttackers:
        step === 'declareBlockers'
          ? 'Nessuno attacca: le sottofasi di dichiarazione delle creature bloccanti e di danno da combattimento vengono saltate.'
          : `Nessuno attacca: la ${uncapital(steps[step])} viene saltata.`,
      noFirstStrike:
        'Nessuno ha attacco improvviso o doppio attacco: la sottofase di danno è una sola.',
      effect: `La ${uncapital(steps[step])} viene saltata.`,
    })[because],
  permanentsUntapped: ({ objects }, n) =>
    objects.length === 0
      ? 'Non c’è nulla da STAPpare.'
      : `${verb(objects, n, 'Si STAPpa', 'Si STAPpano')} ${n.objects(objects)}.`,
  cardsDrawn: ({ player, n }) => `${player} pesca ${numbered(n, 'una carta', 'carte', 'f')}.`,
  cardsDiscarded: ({ player, n }) => `${player} scarta ${numbered(n, 'una carta', 'carte', 'f')}.`,
  manaEmptied: ({ player, mana, burned }) =>
    burned > 0
      ? `${player} perde il mana non usato (${manaText(mana)}) e ${count(burned, 'punto vita', 'punti vita')}.`
      : `${player} perde il mana non usato (${manaText(mana)}).`,
  manaAdded: ({ player, mana, by }, n) =>
    by === undefined
      ? `${player} aggiunge ${manaText(mana)}.`
      : `${player} aggiunge ${manaText(mana)} con ${n.object(by)}.`,
  play: ({ outcome, act: { player, card } }, n) =>
    outcome === 'done'
      ? `${player} gioca ${n.object(card)}.`
      : `${player} prova a giocare ${n.object(card)}.`,
  pass: ({ outcome, act: { player } }) =>
    outcome === 'done' ? `${player} passa.` : triesSomething(player),
  damageWoreOff: ({ objects }, n) =>
    `Viene rimosso il danno segnato ${n.objects(objects, (one) => after('su', one))}.`,
  effectsEnded: ({ affected }, n) =>
    `Finiscono gli effetti ${n.objects(affected, (one) => after('su', one))}.`,
  combatEnded: () => 'Il combattimento finisce: nulla attacca o blocca più.',
} satisfies Partial<EventWords>;
