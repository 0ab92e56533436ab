import type { ByStep, Phase } from '../engine.ts';
import type { SkippableWords } from './abilities/words.ts';
import { capital } from './grammar.ts';
import { nameOf, type TermBase, type WrittenTerm, wholeTerm } from './termBase.ts';
import type { TermOf } from './termRules.ts';

/** The names of steps and phases as messages have them, from the terms of a language. */
export interface TurnNames {
  /** As a heading has them. */
  readonly steps: ByStep<string>;
  /** Without the word “step”. */
  readonly stepNames: ByStep<string>;
  readonly phases: { readonly [P in Phase]: string };
  /** What a player may have to skip, as it stands within a sentence. */
  readonly skippable: SkippableWords;
}

export const turnNames = (terms: TermBase['turn']): TurnNames => ({
  steps: ofEachStep((key) => capital(nameOf(terms[key]))),
  stepNames: ofEachStep((key) => shortOf(terms[key])),
  phases: {
    beginning: capital(nameOf(terms.beginningPhase)),
    precombatMain: capital(nameOf(terms.mainPhase)),
    combat: capital(nameOf(terms.combatPhase)),
    postcombatMain: capital(nameOf(terms.mainPhase)),
    ending: capital(nameOf(terms.endingPhase)),
  },
  skippable: {
    untap: nameOf(terms.untapStep),
    upkeep: nameOf(terms.upkeepStep),
    draw: nameOf(terms.drawStep),
    combat: nameOf(terms.combatPhase),
    turn: nameOf(terms.turn),
  },
});

function shortOf(written: WrittenTerm): string {
  const { name, short = name } = wholeTerm(written);
  return short;
}

const ofEachStep = (said: (key: TermOf<'turn'>) => string): ByStep<string> => ({
  untap: said('untapStep'),
  upkeep: said('upkeepStep'),
  draw: said('drawStep'),
  precombatMain: said('precombatMainPhase'),
  beginningOfCombat: said('beginningOfCombatStep'),
  declareAttackers: said('declareAttackersStep'),
  declareBlockers: said('declareBlockersStep'),
  firstStrikeDamage: said('firstStrikeDamageStep'),
  combatDamage: said('combatDamageStep'),
  endOfCombat: said('endOfCombatStep'),
  postcombatMain: said('postcombatMainPhase'),
  endStep: said('endStep'),
  cleanup: said('cleanupStep'),
});
