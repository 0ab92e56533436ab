import type { Change, ObjectId, PlayerId } from '../../engine.ts';
import { namesItself, speaksForItself } from '../abilities/imposed.ts';
import { capital } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { numbered } from './abilities/amounts.ts';
import { changeWords } from './abilities/changes.ts';
import type { After } from './abilities/changeVoice.ts';
import { byWords, damageWords } from './abilities/damage.ts';
import { onHost } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { MOMENTS } from './abilities/moments.ts';
import { PLAIN } from './abilities/references.ts';
import { causeWords, ofCause } from './causes.ts';
import { counterWords } from './counters.ts';
import { keywords } from './keywords/index.ts';
import { count, targeting, triesSomething, verb } from './phrases.ts';

/** Spells, abilities, what they do, and what state-based actions do after them. */
export const effectEvents = {
  creatureDestroyed: ({ because }, n, all) =>
    ({
      lethalDamage: `Lethal damage destroys ${n.objects(all)}.`,
      deathtouch: `Damage with deathtouch destroys ${n.objects(all)}.`,
      effect: `${n.objects(all)} ${verb(all, 'is', 'are')} destroyed.`,
    })[because],
  putIntoGraveyard: ({ because, instead }, n, all) => {
    const goes = `${n.objects(all)} ${instead === undefined ? verb(all, 'goes', 'go') : 'would go'} to the graveyard`;
    return {
      zeroToughness: `${goes}: toughness 0.`,
      zeroLoyalty: `${goes}: no loyalty left.`,
      zeroDefense: `${goes}: no defense left.`,
      destroyed: `${goes}.`,
      legendRule: `${goes}: its controller keeps only one legendary permanent of that name.`,
      sacrificed: `${n.objects(all)} ${verb(all, 'is', 'are')} sacrificed.`,
      noProtector: `${goes}: nobody may protect it.`,
      unattached: `${goes}: attached to nothing.`,
    }[because];
  },
  playerLost: ({ player, because }) =>
    because === 'life' ? `${player} has 0 life or less and loses.` : `${player} loses to poison.`,
  playerLeft: ({ player, objects }, n) =>
    objects.length === 0
      ? `${player} leaves the game.`
      : `${player} leaves the game, and ${n.objects(objects)} with them.`,
  returnedToHand: (_, n, all) => `${n.objects(all)} ${verb(all, 'returns', 'return')} to hand.`,
  exiled: (_, n, all) => `${n.objects(all)} ${verb(all, 'is', 'are')} exiled.`,
  putOnLibraryBottom: (_, n, all) =>
    `${n.objects(all)} ${verb(all, 'goes', 'go')} to the bottom of the library.`,
  becameUnattached: ({ object, from }, n) => `${n.object(object)} comes off ${n.object(from)}.`,
  countersCancelled: ({ object, n: pairs }, n) =>
    `${n.object(object)} loses ${numbered(pairs, '+1/+1 counter')} and as many -1/-1 counters.`,
  regenerated: (_, n, all) => `${n.objects(all)} ${verb(all, 'regenerates', 'regenerate')}.`,
  tokenCeasedToExist: (_, n, all) => `${n.objects(all)} ${verb(all, 'ceases', 'cease')} to exist.`,
  cast: ({ outcome, act: { player, card, targets } }, n) =>
    outcome === 'done'
      ? `${player} casts ${n.object(card)}${targeting(targets, n)}.`
      : `${player} tries to cast ${n.object(card)}${targeting(targets, n)}.`,
  activate: ({ outcome, act: { player, source, targets } }, n) =>
    outcome === 'done'
      ? `${player} activates the ability of ${n.object(source)}${targeting(targets, n)}.`
      : `${player} tries to activate the ability of ${n.object(source)}${targeting(targets, n)}.`,
  abilityTriggered: ({ source, trigger, about, keyword }, n) => {
    const by = keyword === undefined ? '' : ` by ${keywords[keyword]}`;
    return `${n.object(source)} triggers${by}: ${causeWords({ trigger, about }, source, n)}.`;
  },
  triggerPutOnStack: ({ source, cause }, n) =>
    `The triggered ability of ${n.object(source)}${ofCause(source, cause, n)} goes on the stack.`,
  triggerRemoved: ({ source, lacks }, n) =>
    `The triggered ability of ${n.object(source)} has ${LACKING[lacks]} and is removed.`,
  resolved: ({ item, source, cause }, n) =>
    ({
      spell: `${n.object(source)} resolves.`,
      activated: `The ability of ${n.object(source)} resolves.`,
      triggered: `The triggered ability of ${n.object(source)}${ofCause(source, cause, n)} resolves.`,
      combatDamage: 'The combat damage on the stack resolves.',
    })[item],
  didNotResolve: ({ source, because }, n) =>
    ({
      illegalTargets: `${n.object(source)} does not resolve: no legal target is left.`,
      conditionFalse: `${n.object(source)} does nothing: its condition no longer holds.`,
      sourceGone: `${n.object(source)} is gone, and its ability leaves the stack.`,
    })[because],
  turnUp: ({ act }) => triesSomething(act.player),
  suspend: ({ act }) => triesSomething(act.player),
  addMana: ({ act }) => triesSomething(act.player),
  changed: ({ objects, player, change, by }, n) =>
    speaksForItself(change)
      ? `${capital(changeWords(change, abilityWords))}.`
      : changedWords(change, player, meant(objects, by, n), objects.length > 1 ? 'many' : 'one'),
  abilityNotGained: ({ objects, keyword }, n) =>
    `${n.objects(objects)} can’t gain ${keywords[keyword]}.`,
  shieldMade: ({ protects, n: amount, from, by }, n) =>
    from === undefined
      ? `${n.object(by)} will prevent the next ${amount} damage to ${n.target(protects)}.`
      : `${n.object(by)} will prevent the next damage of ${n.object(from)} to ${n.target(protects)}.`,
  tokenCreated: ({ object, attacking, blocking }, n) => {
    if (blocking !== undefined) return `${n.object(object)} enters blocking ${n.object(blocking)}.`;
    if (attacking !== undefined)
      return `${n.object(object)} enters attacking ${n.target(attacking)}.`;
    return `${n.object(object)} enters the battlefield.`;
  },
  regenerationShieldMade: ({ object }, n) =>
    `The next time ${n.object(object)} would be destroyed, it regenerates.`,
  enteredBattlefield: (_, n, all) =>
    `${n.objects(all)} ${verb(all, 'enters', 'enter')} the battlefield.`,
  controlGained: ({ object, player }, n) => `${player} gains control of ${n.object(object)}.`,
  countersAdded: ({ object, counter, n: amount }, n) =>
    `${n.object(object)} gets ${numbered(amount, counterWords(counter))}.`,
  countersRemoved: ({ object, counter, n: amount }, n) =>
    `${n.object(object)} loses ${numbered(amount, counterWords(counter))}.`,
  goaded: ({ object, player }, n) => `${n.object(object)} is goaded by ${player}.`,
  marked: ({ mark }, n, all) => `${n.objects(all)} ${verb(all, 'becomes', 'become')} ${mark}.`,
  turnedFaceUp: ({ object, player }, n) => `${player} turns ${n.object(object)} face up.`,
  protectorChosen: ({ object, player }, n) => `${player} protects ${n.object(object)}.`,
  suspected: (_, n, all) => `${n.objects(all)} ${verb(all, 'is', 'are')} suspected.`,
  shuffledIntoLibrary: (_, n, all) =>
    `${n.objects(all)} ${verb(all, 'is', 'are')} shuffled into the library.`,
  graveyardShuffled: ({ player }) => `${player} shuffles their graveyard into their library.`,
  cardsMilled: ({ player, n }) => `${player} mills ${count(n, 'card', 'cards')}.`,
  lifeSet: ({ player, n }) => `The life total of ${player} becomes ${n}.`,
  becameMonarch: ({ player }) => `${player} becomes the monarch.`,
  spellCountered: (_, n, all) => `${n.objects(all)} ${verb(all, 'is', 'are')} countered.`,
  libraryExiled: ({ player }) => `${player}’s library is exiled.`,
  blockersExchanged: ({ attackers, by }, n) =>
    `${n.object(by)} exchanges what blocks ${n.objects(attackers)}.`,
  delayedTriggerMade: ({ at, by }, n) => `${n.object(by)} will trigger ${MOMENTS[at]}.`,
  preventionMade: ({ damage, which, objects, player, from, by }, n) => {
    const what = `${damageWords(damage)}${byWords(from)}`;
    if (which === 'everything') return `All ${what} this turn will be prevented.`;
    const named = player ?? meant(objects, by, n);
    return `All ${what} dealt ${which === 'dealtTo' ? 'to' : 'by'} ${named} will be prevented.`;
  },
  extraTurnAdded: ({ player }) => `${player} takes another turn after this one.`,
  attached: ({ object, to }, n) => `${n.object(object)} becomes attached to ${n.object(to)}.`,
  paired: ({ objects }, n) => `${n.objects(objects)} become paired.`,
  unpaired: ({ objects }, n) => `${n.objects(objects)} are paired no longer.`,
  phasedOut: ({ objects }, n) => `${n.objects(objects)} ${verb(objects, 'phases', 'phase')} out.`,
  phasedIn: ({ objects }, n) => `${n.objects(objects)} ${verb(objects, 'phases', 'phase')} in.`,
  optionDeclined: ({ player, source }, n) => `${player} declines ${n.object(source)}.`,
  phasesAdded: ({ by }, n) => `${n.object(by)} adds phases to this turn.`,
  tappedByEffect: ({ objects }, n) => `${n.objects(objects)} ${verb(objects, 'is', 'are')} tapped.`,
  untappedByEffect: ({ objects }, n) =>
    `${n.objects(objects)} ${verb(objects, 'is', 'are')} untapped.`,
  lifeGained: ({ player, n }) => `${player} gains ${n} life.`,
  lifeLost: ({ player, n }) => `${player} loses ${n} life.`,
  poisonGiven: ({ player, n }) =>
    `${player} gets ${count(n, 'poison counter', 'poison counters')}.`,
} satisfies Partial<EventWords>;

/** The objects that an effect is said of; what it speaks of, where nothing fits yet. */
const meant = (objects: readonly ObjectId[], by: ObjectId, n: Naming): string =>
  objects.length > 0 ? n.objects(objects) : `what ${n.object(by)} speaks of`;

const LACKING = {
  modes: 'no legal mode',
  chosenModes: 'no mode chosen',
  targets: 'nothing to target',
} as const;

function changedWords(
  change: Change,
  player: PlayerId | undefined,
  objects: string,
  after: After,
): string {
  const words = onHost(changeWords(change, abilityWords, after, PLAIN, true));
  const isSentence =
    player !== undefined ||
    SENTENCES.has(change.kind) ||
    (change.kind === 'impose' && namesItself(change.ability));
  return isSentence ? `${capital(player ?? objects)}: ${words}.` : `${capital(objects)} ${words}.`;
}

// Said with a subject of their own.
const SENTENCES: ReadonlySet<Change['kind']> = new Set(['definePowerToughness', 'preventDamage']);
