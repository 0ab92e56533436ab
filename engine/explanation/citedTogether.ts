import { type Cited, citedIn } from '../citation/cited.ts';
import type { EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { EventKind, GameEvent } from '../log/gameEvent.ts';
import { isRefused } from '../log/refused.ts';

/**
 * What decides a stop at which several things happen. They come by how much they settle (`WEIGHT`), and of one weight as
 * they happened; each gives the first of its own deciding rules, and then, as far as there is room, the next: before all
 * others what a declaration costs, since it is not only due but paid.
 */
export function citedTogether(edition: EditionId, events: readonly GameEvent[]): Cited {
  const inOrder = events.toSorted((a, b) => weightOf(a) - weightOf(b));
  const declared = events.some(isCostOfDeclaration);
  const settling = declared
    ? inOrder.filter((event) => !makesMana(event) && !paysLife(event))
    : inOrder;
  const most = Math.max(...settling.map(({ decides }) => decides.length));
  const places = Array.from({ length: most }, (_, place) => place);
  return citedIn(edition, [
    {
      decides: [
        ...settling.flatMap(({ decides }) => decides.slice(0, 1)),
        ...settling.filter(isCostOfDeclaration).flatMap(({ decides }) => decides),
        ...places.flatMap((place): readonly RuleKey[] =>
          settling.flatMap(({ decides }) => decides[place] ?? []),
        ),
      ],
      applies: inOrder.flatMap(({ rules }) => rules),
    },
  ]);
}

/**
 * How soon an event's rules are named: what is ruled on, what gives a number, what comes of it, what triggers, what an
 * effect does, what is paid and moved for all that, and last the course of the turn.
 */
const ORDER = [
  'ruled',
  'number',
  'combat',
  'result',
  'trigger',
  'effect',
  'consequence',
  'course',
] as const;

const weightOf = (event: GameEvent): number => ORDER.indexOf(placeOf(event));

function placeOf(event: GameEvent): (typeof ORDER)[number] {
  if (isConsequence(event)) return 'consequence';
  if (isCostOfDeclaration(event)) return 'number';
  return isRefused(event) ? 'ruled' : WEIGHT[event.kind];
}

/** CR 506.4: that what has left the battlefield, or is regenerated, has left combat follows from what made it so. */
const isConsequence = (event: GameEvent): boolean =>
  event.kind === 'removedFromCombat' &&
  (event.because === 'leftBattlefield' || event.because === 'regenerated');

/** CR 605.1a, 601.2h: how mana is made that a declaration costs; that cost itself is paid by a rule of its own. */
const makesMana = ({ kind, decides }: GameEvent): boolean =>
  kind === 'manaAdded' ||
  decides.includes('manaAbility.activated') ||
  decides.includes('casting.pay');

/** CR 119.4: paid is what the cost says, by the rule for paying it. */
const paysLife = ({ kind, decides }: GameEvent): boolean =>
  kind === 'lifeLost' && decides.includes('life.pay');

/** CR 508.1h-j, 509.1d-f: what a declaration costs, and that it is paid, is part of declaring. */
const isCostOfDeclaration = (event: GameEvent): boolean =>
  event.kind === 'costPaid' &&
  event.decides.some((rule) => rule === 'attackers.totalCost' || rule === 'blockers.totalCost');

const WEIGHT: { readonly [K in EventKind]: (typeof ORDER)[number] } = {
  attack: 'ruled',
  block: 'ruled',
  divide: 'ruled',
  order: 'ruled',
  cast: 'ruled',
  activate: 'ruled',
  play: 'ruled',
  suspend: 'ruled',
  turnUp: 'ruled',
  addMana: 'ruled',
  noCombatDamage: 'number',
  damageDealt: 'number',
  damagePrevented: 'number',
  damageRedirected: 'number',
  lifeSet: 'number',
  removedFromCombat: 'combat',
  becameBlocked: 'combat',
  becameUnblocked: 'combat',
  madeToBlock: 'combat',
  becameAttacking: 'combat',
  attackedReselected: 'combat',
  blockersExchanged: 'combat',
  tokenCreated: 'combat',
  enteredBattlefield: 'combat',
  creatureDestroyed: 'result',
  putIntoGraveyard: 'result',
  playerLost: 'result',
  playerLeft: 'result',
  regenerated: 'result',
  lifeGained: 'result',
  lifeLost: 'result',
  poisonGiven: 'result',
  becameUnattached: 'result',
  countersCancelled: 'result',
  spellCountered: 'result',
  didNotResolve: 'result',
  triggerRemoved: 'result',
  optionDeclined: 'result',
  abilityTriggered: 'trigger',
  choiceMade: 'consequence',
  choiceTaken: 'consequence',
  changed: 'effect',
  abilityNotGained: 'effect',
  shieldMade: 'effect',
  regenerationShieldMade: 'effect',
  preventionMade: 'effect',
  redirectionMade: 'effect',
  controlGained: 'effect',
  countersAdded: 'effect',
  countersRemoved: 'effect',
  goaded: 'effect',
  suspected: 'effect',
  marked: 'effect',
  turnedFaceUp: 'effect',
  protectorChosen: 'effect',
  becameMonarch: 'effect',
  delayedTriggerMade: 'effect',
  extraTurnAdded: 'effect',
  stepAdded: 'effect',
  phasesAdded: 'effect',
  skipMade: 'effect',
  attached: 'effect',
  paired: 'effect',
  unpaired: 'effect',
  phasedOut: 'effect',
  phasedIn: 'effect',
  tappedByEffect: 'effect',
  untappedByEffect: 'effect',
  returnedToHand: 'effect',
  exiled: 'effect',
  putOnLibraryBottom: 'effect',
  shuffledIntoLibrary: 'effect',
  graveyardShuffled: 'effect',
  cardsMilled: 'effect',
  libraryExiled: 'effect',
  exerted: 'effect',
  enlisted: 'effect',
  combatDamagePutOnStack: 'effect',
  cardsDrawn: 'effect',
  cardsDiscarded: 'effect',
  permanentsUntapped: 'effect',
  damageWoreOff: 'effect',
  effectsEnded: 'effect',
  manaEmptied: 'effect',
  manaKeptNoLonger: 'effect',
  skipped: 'effect',
  stepSkipped: 'effect',
  costPaid: 'consequence',
  manaAdded: 'consequence',
  tokenCeasedToExist: 'consequence',
  triggerPutOnStack: 'consequence',
  resolved: 'consequence',
  combatEnded: 'consequence',
  turnBegan: 'course',
  stepBegan: 'course',
  priorityGiven: 'course',
  allPassed: 'course',
  pass: 'course',
};
