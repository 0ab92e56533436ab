import { manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { count, triesSomething, verb } from './phrases.ts';
import { steps } from './turn.ts';

/** The turn's own course. */
export const turnEvents = {
  turnBegan: ({ player, turn }) => `Turn ${turn} begins: ${player} is the active player.`,
  stepBegan: ({ step }) => `${steps[step]} begins.`,
  priorityGiven: ({ player, after }) =>
    after === 'stepBegan'
      ? `${player} gets priority.`
      : `${player} gets priority after the resolution.`,
  allPassed: ({ next }) =>
    next === 'topResolves'
      ? 'Everybody passes: the top of the stack resolves.'
      : 'Everybody passes on an empty stack: the step or phase ends.',
  stepSkipped: ({ step, because }) =>
    ({
      noAttackers:
        step === 'declareBlockers'
          ? 'No creature attacks: the declare blockers and combat damage steps are skipped.'
          : `No creature attacks: the ${steps[step].toLowerCase()} is skipped.`,
      noFirstStrike: 'No creature has first or double strike: there is one damage step.',
      effect: `The ${steps[step].toLowerCase()} is skipped.`,
    })[because],
  permanentsUntapped: ({ objects }, n) =>
    objects.length === 0
      ? 'There is nothing to untap.'
      : `${n.objects(objects)} ${verb(objects, 'untaps', 'untap')}.`,
  cardsDrawn: ({ player, n }) => `${player} draws ${count(n, 'card', 'cards')}.`,
  cardsDiscarded: ({ player, n }) => `${player} discards ${count(n, 'card', 'cards')}.`,
  manaEmptied: ({ player, mana, burned }) =>
    burned > 0
      ? `${player} loses the unused mana ${manaText(mana)} and ${burned} life.`
      : `${player} loses the unused mana ${manaText(mana)}.`,
  manaAdded: ({ player, mana, by }, n) =>
    by === undefined
      ? `${player} adds ${manaText(mana)}.`
      : `${player} adds ${manaText(mana)} from ${n.object(by)}.`,
  play: ({ outcome, act: { player, card } }, n) =>
    outcome === 'done'
      ? `${player} plays ${n.object(card)}.`
      : `${player} tries to play ${n.object(card)}.`,
  pass: ({ outcome, act: { player } }) =>
    outcome === 'done' ? `${player} passes.` : triesSomething(player),
  damageWoreOff: ({ objects }, n) => `Damage wears off ${n.objects(objects)}.`,
  effectsEnded: ({ affected }, n) => `Effects on ${n.objects(affected)} end.`,
  combatEnded: () => 'Combat ends: nothing attacks or blocks any more.',
} satisfies Partial<EventWords>;
