import type { GameEvent } from '../../../log/gameEvent.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import type { Step } from '../../../vocabulary/turnStructure.ts';
import type { CreaturePick } from '../../mayDecide.ts';

/** Of which objects an event makes it true; no event shows what may be done, or what is so in the end. */
export const madeSo = (which: CreaturePick, event: GameEvent, step: Step): readonly ObjectId[] =>
  MADE_SO[which]?.(event, step) ?? [];

type MadeSo = (event: GameEvent, step: Step) => readonly ObjectId[];

const sourcesIn: MadeSo = (event) => dealsIn(event).map(({ source }) => source);

const diesIn: MadeSo = (event) =>
  (event.kind === 'creatureDestroyed' || event.kind === 'putIntoGraveyard') &&
  event.instead === undefined
    ? [event.object]
    : [];

const MADE_SO: { readonly [P in CreaturePick]?: MadeSo } = {
  becomeTapped: (event) => {
    if (event.kind === 'attack') return event.outcome === 'done' ? event.tapped : [];
    return event.kind === 'tappedByEffect' ? event.objects : [];
  },
  dealCombatDamage: sourcesIn,
  dealFirstStrikeDamage: (event, step) =>
    step === 'firstStrikeDamage' ? sourcesIn(event, step) : [],
  areDealtCombatDamage: dealtTo,
  haveDamage: dealtTo,
  die: diesIn,
  leaveTheBattlefield: (event, step) => {
    const isOut = event.kind === 'exiled' || event.kind === 'returnedToHand';
    const isBack = event.kind === 'putOnLibraryBottom' || event.kind === 'shuffledIntoLibrary';
    return isOut || isBack ? [event.object] : diesIn(event, step);
  },
  trigger: (event) => (event.kind === 'abilityTriggered' ? [event.source] : []),
  areRemovedFromCombat: (event) =>
    event.kind === 'removedFromCombat' && event.because !== 'combatEnded' ? [event.object] : [],
};

function dealtTo(event: GameEvent): readonly ObjectId[] {
  return dealsIn(event).flatMap(({ to }) => (to.kind === 'player' ? [] : [to.object]));
}

function dealsIn(event: GameEvent) {
  return event.kind === 'damageDealt' && event.combat ? event.deals : [];
}
