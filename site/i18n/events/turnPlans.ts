import { manaText } from '../grammar.ts';
import type { Plans } from './planning.ts';

/** The turn's own course, and what changes it. */
export const turnPlans: Plans<
  | 'allPassed'
  | 'cardsDiscarded'
  | 'cardsDrawn'
  | 'combatEnded'
  | 'damageWoreOff'
  | 'effectsEnded'
  | 'manaAdded'
  | 'manaEmptied'
  | 'manaKeptNoLonger'
  | 'pass'
  | 'permanentsUntapped'
  | 'play'
  | 'priorityGiven'
  | 'skipMade'
  | 'skipped'
  | 'stepAdded'
  | 'stepBegan'
  | 'stepSkipped'
  | 'turnBegan'
> = {
  turnBegan: ({ player, turn }) => ({ player, turn }),
  stepBegan: ({ step }, { l }) => l.lexicon.step(step),
  stepSkipped: ({ step, because }, { l }) => ({ ...l.lexicon.step(step), which: step, because }),
  stepAdded: ({ step, by }, { l, one }) => ({ ...l.lexicon.step(step), by: one(by) }),
  skipMade: ({ player, what }, { l }) => ({ player, what, skipped: l.lexicon.skipped[what] }),
  skipped: ({ player, what }, { l }) => ({ player, what, skipped: l.lexicon.skipped[what] }),
  priorityGiven: ({ player, after }) => ({ player, after }),
  allPassed: ({ next }) => ({ next }),
  permanentsUntapped: ({ objects }, { many }) => ({
    objects: objects.length === 0 ? undefined : many(objects),
  }),
  cardsDrawn: ({ player, n }) => ({ player, n }),
  cardsDiscarded: ({ player, n }) => ({ player, n }),
  manaEmptied: ({ player, mana, burned }) => ({
    player,
    mana: manaText(mana),
    burned: burned > 0 ? burned : undefined,
  }),
  manaKeptNoLonger: ({ player, mana }) => ({ player, mana: manaText(mana) }),
  manaAdded: ({ player, mana, by }, { one }) => ({
    player,
    mana: manaText(mana),
    by: by === undefined ? undefined : one(by),
  }),
  play: ({ outcome, act: { player, card } }, { one }) => ({ outcome, player, card: one(card) }),
  pass: ({ outcome, act: { player } }, { piece }) => ({
    outcome,
    player,
    tries: piece('tries', { player }),
  }),
  damageWoreOff: ({ objects }, { many }) => ({ objects: many(objects) }),
  effectsEnded: ({ affected }, { many }) => ({ objects: many(affected) }),
  combatEnded: () => ({}),
};
