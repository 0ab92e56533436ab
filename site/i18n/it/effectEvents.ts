import type { Change, ObjectId } from '../../engine.ts';
import { speaksForItself } from '../abilities/imposed.ts';
import { capital } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { agreementIn, isMany } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { ofCause, triggerReason } from '../triggerReason.ts';
import { counterWords, DAMAGE, numbered } from './abilities/amounts.ts';
import { changeWords } from './abilities/changes.ts';
import { grantedWords } from './abilities/characteristicChanges.ts';
import { DESIGNATIONS } from './abilities/filters.ts';
import { onHost } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { MOMENTS } from './abilities/moments.ts';
import { byWords, damageWords, dealtBy } from './abilities/ruleChanges.ts';
import { type Agreement, after, agree, count } from './agreement.ts';
import { keywords } from './keywords/index.ts';
import { agreeing, does, verb } from './namedVerbs.ts';
import { targeting, triesSomething } from './phrases.ts';
import { triggerNames } from './triggerNames.ts';

/** Spells, abilities, what they do, and what state-based actions do after them. */
export const effectEvents = {
  creatureDestroyed: ({ because }, n, all) =>
    ({
      lethalDamage: `Il danno letale distrugge ${n.objects(all)}.`,
      deathtouch: `Il danno di una fonte con tocco letale distrugge ${n.objects(all)}.`,
      effect: `${n.objects(all)} ${verb(all, n, 'viene')} ${agreeing(all, n, 'distrutto')}.`,
    })[because],
  putIntoGraveyard: ({ because, instead }, n, all) => {
    const goes = `${n.objects(all)} ${instead === undefined ? verb(all, n, 'va', 'vanno') : verb(all, n, 'andrebbe', 'andrebbero')} al cimitero`;
    return {
      zeroToughness: `${goes}: costituzione 0.`,
      zeroLoyalty: `${goes}: non c’è più fedeltà.`,
      zeroDefense: `${goes}: non c’è più difesa.`,
      destroyed: `${goes}.`,
      legendRule: `${goes}: regola della leggenda.`,
      sacrificed: `${goes}: sacrificio.`,
      noProtector: `${goes}: nessuno può esserne il protettore.`,
      unattached: `${goes}: non incanta più nulla.`,
    }[because];
  },
  playerLost: ({ player, because }) =>
    because === 'life'
      ? `${player} non ha più punti vita e perde la partita.`
      : `${player} ha dieci segnalini veleno e perde la partita.`,
  playerLeft: ({ player, objects }, n) =>
    objects.length === 0
      ? `${player} lascia la partita.`
      : `${player} lascia la partita, e con il giocatore ${verb(objects, n, 'esce', 'escono')} ${n.objects(objects)}.`,
  returnedToHand: (_, n, all) => `${n.objects(all)} ${verb(all, n, 'torna', 'tornano')} in mano.`,
  exiled: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'viene')} ${agreeing(all, n, 'esiliato')}.`,
  putOnLibraryBottom: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'va', 'vanno')} in fondo al grimorio.`,
  becameUnattached: ({ object, from }, n) =>
    `${does(object, n, 'si stacca')} ${after('da', n.object(from))}.`,
  countersCancelled: ({ object, n: pairs }, n) =>
    pairs === 1
      ? `${after('su', n.object(object))} un segnalino +1/+1 e uno -1/-1 si annullano.`
      : `${after('su', n.object(object))} ${pairs} segnalini +1/+1 e ${pairs} -1/-1 si annullano.`,
  regenerated: (_, n, all) => `${n.objects(all)} ${verb(all, n, 'si rigenera', 'si rigenerano')}.`,
  tokenCeasedToExist: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'cessa', 'cessano')} di esistere.`,
  cast: ({ outcome, act: { player, card, targets } }, n) =>
    outcome === 'done'
      ? `${player} lancia ${n.object(card)}${targeting(targets, n)}.`
      : `${player} prova a lanciare ${n.object(card)}${targeting(targets, n)}.`,
  activate: ({ outcome, act: { player, source, targets } }, n) =>
    outcome === 'done'
      ? `${player} attiva l’abilità ${after('di', n.object(source))}${targeting(targets, n)}.`
      : `${player} prova ad attivare l’abilità ${after('di', n.object(source))}${targeting(targets, n)}.`,
  abilityTriggered: ({ source, trigger, about, keyword }, n) => {
    const what = keyword === undefined ? 'l’abilità' : keywords[keyword];
    return `Si innesca ${what} ${after('di', n.object(source))}: ${triggerReason({ trigger, about }, source, n, REASONS)}.`;
  },
  triggerPutOnStack: ({ source, cause }, n) =>
    `L’abilità innescata ${after('di', n.object(source))}${ofCause(source, cause, n, REASONS)} va in pila.`,
  triggerRemoved: ({ source, lacks }, n) =>
    `L’abilità innescata ${after('di', n.object(source))} non ha ${LACKING[lacks]} e viene rimossa.`,
  resolved: ({ item, source, cause }, n) =>
    ({
      spell: `${does(source, n, 'si risolve')}.`,
      activated: `L’abilità attivata ${after('di', n.object(source))} si risolve.`,
      triggered: `L’abilità innescata ${after('di', n.object(source))}${ofCause(source, cause, n, REASONS)} si risolve.`,
      combatDamage: 'Il danno da combattimento in pila si risolve.',
    })[item],
  didNotResolve: ({ source, because }, n) =>
    ({
      illegalTargets: `${does(source, n, 'non si risolve')}: non c’è più nessun bersaglio legale.`,
      conditionFalse: `${does(source, n, 'non ha')} effetto: la sua condizione non è più vera.`,
      sourceGone: `${does(source, n, 'non c’è', 'non ci sono')} più, e la sua abilità viene tolta dalla pila.`,
    })[because],
  turnUp: ({ act }) => triesSomething(act.player),
  suspend: ({ act }) => triesSomething(act.player),
  addMana: ({ act }) => triesSomething(act.player),
  changed: ({ objects, player, change, by }, n) => {
    if (speaksForItself(change)) return `${capital(onHost(changed(change)))}.`;
    const now =
      change.kind === 'grant'
        ? `${verb(objects, n, 'ora ha')} ${grantedWords(change.ability, abilityWords)}`
        : onHost(
            changed(change, objects.length === 0 ? undefined : agreementIn(n.agreement(objects))),
          );
    return `${capital(player ?? meant(objects, by, n))} ${now}.`;
  },
  abilityNotGained: ({ objects, keyword }, n) =>
    `${n.objects(objects)} non ${verb(objects, n, 'può', 'possono')} ottenere ${keywords[keyword]}.`,
  shieldMade: ({ protects, n: amount, from, by }, n) =>
    from !== undefined
      ? `La prossima volta che ${does(from, n, 'infliggerebbe')} danno ${after('a', n.target(protects))}, ${does(by, n, 'lo preverrà')}.`
      : `${does(by, n, 'preverrà')} ${amount === 1 ? 'il prossimo danno' : `i prossimi ${amount} danni`} ${after('a', n.target(protects))}.`,
  tokenCreated: ({ object, attacking, blocking }, n) => {
    if (blocking !== undefined)
      return `${does(object, n, 'entra')} bloccando ${n.object(blocking)}.`;
    if (attacking !== undefined)
      return `${does(object, n, 'entra')} attaccando ${n.target(attacking)}.`;
    return `${does(object, n, 'entra')} nel campo di battaglia.`;
  },
  regenerationShieldMade: ({ object }, n) =>
    `${after('su', n.object(object))} c’è uno scudo di rigenerazione: sostituirà la prossima distruzione.`,
  enteredBattlefield: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'entra', 'entrano')} nel campo di battaglia.`,
  controlGained: ({ object, player }, n) =>
    `${player} prende il controllo ${after('di', n.object(object))}.`,
  countersAdded: ({ object, counter, n: amount }, n) =>
    `${does(object, n, 'riceve')} ${counterWords(amount, counter)}.`,
  countersRemoved: ({ object, counter, n: amount }, n) =>
    `${does(object, n, 'perde')} ${counterWords(amount, counter)}.`,
  goaded: ({ object, player }, n) => `${player} sprona ${n.object(object)}.`,
  suspected: ({ by }, n, all) => `${does(by, n, 'sospetta')} ${n.objects(all)}.`,
  marked: ({ mark }, n, all) => {
    const as = { gender: 'f', number: isMany(n.agreement(all)) ? 'many' : 'one' } as const;
    return `${n.objects(all)} ${verb(all, n, 'diventa una creatura', 'diventano creature')} ${agree(DESIGNATIONS[mark], as)}.`;
  },
  turnedFaceUp: ({ object, player }, n) => `${player} gira a faccia in su ${n.object(object)}.`,
  protectorChosen: ({ object, player }, n) => `${player} protegge ${n.object(object)}.`,
  spellCountered: (_, n, all) =>
    `${n.objects(all)} non ${verb(all, n, 'si risolve', 'si risolvono')}: ${verb(all, n, 'magia neutralizzata', 'magie neutralizzate')}.`,
  libraryExiled: ({ player }) => `Il grimorio ${after('di', player)} va in esilio.`,
  shuffledIntoLibrary: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'torna', 'tornano')} nel grimorio, che viene rimescolato.`,
  graveyardShuffled: ({ player }) =>
    `Il cimitero ${after('di', player)} torna nel grimorio, che viene rimescolato.`,
  cardsMilled: ({ player, n }) => `${player} macina ${numbered(n, 'una carta', 'carte', 'f')}.`,
  lifeSet: ({ player, n }) => `${player} ora ha ${count(n, 'punto vita', 'punti vita')}.`,
  becameMonarch: ({ player }) => `Il monarca ora è ${player}.`,
  damageRedirected: ({ from, to, amount }, n) => {
    const instead = `viene inflitto invece ${after('a', n.recipient(to))}`;
    const onto = after('a', n.recipient(from));
    return amount === undefined
      ? `Il danno destinato ${onto} ${instead}.`
      : `Del danno destinato ${onto}, ${amount} ${instead}.`;
  },
  redirectionMade: ({ from, to, damage, n: amount, dealing, once }, n) => {
    const which = once || amount !== undefined ? 'Il prossimo' : 'Tutto il';
    const by = dealing === undefined ? '' : ` ${after('da', n.object(dealing))}`;
    const much = amount === undefined ? '' : `, fino a ${count(amount, ...DAMAGE)},`;
    return `${which} ${damageWords(damage)} inflitto ${after('a', n.recipient(from))}${by} in questo turno${much} verrà inflitto invece ${after('a', n.recipient(to))}.`;
  },
  attackedReselected: ({ attacker, target }, n) =>
    `${does(attacker, n, 'ora attacca')} ${n.target(target)}.`,
  blockersExchanged: ({ attackers, by }, n) =>
    `${does(by, n, 'scambia')} ciò che blocca ${n.objects(attackers)}.`,
  delayedTriggerMade: ({ at, by }, n) =>
    `L’abilità ritardata ${after('di', n.object(by))} si innescherà ${MOMENTS[at]}.`,
  preventionMade: ({ damage, which, objects, player, from, by }, n) => {
    const what = `il ${damageWords(damage)}`;
    if (which === 'everything')
      return `Tutto ${what}${dealtBy(from)} in questo turno sarà prevenuto.`;
    const named = meant(objects, by, n);
    return `Tutto ${what} inflitto ${after(which === 'dealtTo' ? 'a' : 'da', player ?? named)}${byWords(from)} sarà prevenuto.`;
  },
  extraTurnAdded: ({ player }) => `${player} giocherà un altro turno dopo questo.`,
  attached: ({ object, to }, n) =>
    `${does(object, n, 'viene')} ${agreeing([object], n, 'assegnato')} ${after('a', n.object(to))}.`,
  paired: ({ objects }, n) => `${n.objects(objects)} ora sono creature abbinate.`,
  unpaired: ({ objects }, n) => `${n.objects(objects)} non sono più creature abbinate.`,
  phasedOut: ({ objects }, n) =>
    `${n.objects(objects)} ${verb(objects, n, 'scompare', 'scompaiono')}.`,
  phasedIn: ({ objects }, n) =>
    `${n.objects(objects)} ${verb(objects, n, 'ricompare', 'ricompaiono')}.`,
  optionDeclined: ({ player, source }, n) =>
    `${player} rinuncia all’effetto ${after('di', n.object(source))}.`,
  phasesAdded: ({ by }, n) => `${does(by, n, 'aggiunge')} fasi a questo turno.`,
  tappedByEffect: ({ objects }, n) =>
    `${verb(objects, n, 'Si TAPpa', 'Si TAPpano')} ${n.objects(objects)}.`,
  untappedByEffect: ({ objects }, n) =>
    `${verb(objects, n, 'Si STAPpa', 'Si STAPpano')} ${n.objects(objects)}.`,
  lifeGained: ({ player, n }) => `${player} guadagna ${count(n, 'punto vita', 'punti vita')}.`,
  lifeLost: ({ player, n }) => `${player} perde ${count(n, 'punto vita', 'punti vita')}.`,
  poisonGiven: ({ player, n }) => `${player} ottiene ${counterWords(n, 'veleno')}.`,
} satisfies Partial<EventWords>;

// How long it lasts is not told.
const changed = (change: Change, as: Agreement = { gender: 'f', number: 'one' }): string =>
  changeWords(change, abilityWords, as, undefined, '');

const REASONS = { names: triggerNames, does };

/** The objects that an effect is said of; what it speaks of, where nothing fits yet. */
const meant = (objects: readonly ObjectId[], by: ObjectId, n: Naming): string =>
  objects.length > 0 ? n.objects(objects) : `ciò di cui parla ${n.object(by)}`;

const LACKING = {
  modes: 'modi legali',
  chosenModes: 'modi scelti',
  targets: 'bersagli legali',
} as const;
