import type { Color, ObjectId } from '../../engine.ts';
import { speaksForItself } from '../abilities/imposed.ts';
import { capital, manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { agreementIn, isMany } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { ofCause, triggerReason } from '../triggerReason.ts';
import {
  CARDS,
  counted,
  counterUnit,
  DAMAGE,
  LIFE,
  numbered,
  POISON,
} from './abilities/amounts.ts';
import { changeWords } from './abilities/changes.ts';
import { DESIGNATIONS } from './abilities/filters.ts';
import { hosted } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { MOMENTS } from './abilities/moments.ts';
import { damageWords, ofWords } from './abilities/ruleChanges.ts';
import { agree, of, to } from './agreement.ts';
import { colors } from './characteristics.ts';
import { keywords } from './keywords/index.ts';
import { agreeing, does, verb } from './namedVerbs.ts';
import { targeting, triesSomething } from './phrases.ts';
import { triggerNames } from './triggerNames.ts';

/** Spells, abilities, what they do, and what state-based actions do after them. */
export const effectEvents = {
  creatureDestroyed: ({ because }, n, all) =>
    ({
      lethalDamage: `El daño letal destruye ${n.objects(all, to)}.`,
      deathtouch: `El toque mortal destruye ${n.objects(all, to)}.`,
      effect: `${n.objects(all)} ${verb(all, n, 'es', 'son')} ${agreeing(all, n, 'destruido')}.`,
    })[because],
  putIntoGraveyard: ({ because, instead }, n, all) => {
    const goes = `${n.objects(all)} ${instead === undefined ? verb(all, n, 'va') : verb(all, n, 'iría', 'irían')} al cementerio`;
    return {
      zeroToughness: `${goes} por tener resistencia 0.`,
      zeroLoyalty: `${goes} por no tener lealtad.`,
      zeroDefense: `${goes} por no tener defensa.`,
      destroyed: `${goes}.`,
      legendRule: `${goes}: su controlador conserva una sola leyenda con ese nombre.`,
      sacrificed: `Se sacrifica ${n.objects(all, to)}.`,
      noProtector: `${goes} porque nadie puede ser su protector.`,
      unattached: `${goes} por no estar en nada.`,
    }[because];
  },
  playerLost: ({ player, because }) =>
    because === 'life'
      ? `${player} se queda sin vidas y pierde la partida.`
      : `${player} tiene diez contadores de veneno y pierde la partida.`,
  playerLeft: ({ player, objects }, n) =>
    objects.length === 0
      ? `${player} deja la partida.`
      : `${player} deja la partida, y también ${n.objects(objects)}.`,
  returnedToHand: (_, n, all) => `${n.objects(all)} ${verb(all, n, 'vuelve')} a la mano.`,
  exiled: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'es', 'son')} ${agreeing(all, n, 'exiliado')}.`,
  putOnLibraryBottom: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'va')} al fondo de la biblioteca.`,
  shuffledIntoLibrary: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'se baraja')} en la biblioteca de su propietario.`,
  becameUnattached: ({ object, from }, n) =>
    `${does(object, n, 'se desanexa')} ${of(n.object(from))}.`,
  countersCancelled: ({ object, n: pairs }, n) =>
    `${does(object, n, 'pierde')} a la vez ${counted(pairs, counterUnit('+1/+1'))} y ${counted(pairs, counterUnit('-1/-1'))}.`,
  regenerated: (_, n, all) => `${n.objects(all)} ${verb(all, n, 'se regenera')}.`,
  tokenCeasedToExist: (_, n, all) => `${n.objects(all)} ${verb(all, n, 'deja')} de existir.`,
  cast: ({ outcome, act: { player, card, targets } }, n) =>
    outcome === 'done'
      ? `${player} lanza ${n.object(card)}${targeting(targets, n)}.`
      : `${player} intenta lanzar ${n.object(card)}${targeting(targets, n)}.`,
  activate: ({ outcome, act: { player, source, targets } }, n) =>
    outcome === 'done'
      ? `${player} activa la habilidad ${of(n.object(source))}${targeting(targets, n)}.`
      : `${player} intenta activar la habilidad ${of(n.object(source))}${targeting(targets, n)}.`,
  abilityTriggered: ({ source, trigger, about, keyword }, n) => {
    const by = keyword === undefined ? 'la habilidad' : keywords[keyword];
    return `Se dispara ${by} ${of(n.object(source))}: ${triggerReason({ trigger, about }, source, n, REASONS)}.`;
  },
  triggerPutOnStack: ({ source, cause }, n) =>
    `La habilidad disparada ${of(n.object(source))}${ofCause(source, cause, n, REASONS)} va a la pila.`,
  triggerRemoved: ({ source, lacks }, n) =>
    `La habilidad disparada ${of(n.object(source))} no tiene ${LACKING[lacks]} y desaparece.`,
  resolved: ({ item, source, cause }, n) =>
    ({
      spell: `${verb([source], n, 'Se resuelve')} ${n.object(source)}.`,
      activated: `Se resuelve la habilidad ${of(n.object(source))}.`,
      triggered: `Se resuelve la habilidad disparada ${of(n.object(source))}${ofCause(source, cause, n, REASONS)}.`,
      combatDamage: 'Se resuelve el daño de combate que estaba en la pila.',
    })[item],
  didNotResolve: ({ source, because }, n) =>
    ({
      illegalTargets: `${does(source, n, 'no se resuelve')}: ya no tiene ningún objetivo legal.`,
      conditionFalse: `${does(source, n, 'no hace')} nada: su condición ya no se cumple.`,
      sourceGone: `${does(source, n, 'ya no está')}, y su habilidad se quita de la pila.`,
    })[because],
  turnUp: ({ act }) => triesSomething(act.player),
  suspend: ({ act }) => triesSomething(act.player),
  addMana: ({ act }) => triesSomething(act.player),
  changed: ({ objects, player, change, by }, n) => {
    if (speaksForItself(change))
      return `${capital(manaText(hosted(changeWords(change, abilityWords))))}.`;
    const isNamed = player === undefined && objects.length > 0;
    const as = isNamed
      ? agreementIn(n.agreement(objects))
      : ({ gender: 'f', number: 'one' } as const);
    if (change.kind === 'setColors')
      return `${n.objects(objects)} ${recoloured(objects, change.colors, n)}.`;
    const said =
      change.kind === 'impose' && change.ability.filter?.isSource
        ? `${verb(objects, n, 'bloquea')} ${to(n.object(by))} ${verb(objects, n, 'si puede')}`
        : hosted(changeWords(change, abilityWords, as));
    return `${capital(player ?? meant(objects, by, n))} ${said}.`;
  },
  abilityNotGained: ({ objects, keyword }, n) =>
    `${n.objects(objects)} no ${verb(objects, n, 'puede')} ganar la habilidad de ${keywords[keyword]}.`,
  shieldMade: ({ protects, n: amount, from, by }, n) =>
    from !== undefined
      ? `${does(by, n, 'prevendrá')} todo el daño que ${n.object(from)} fuera a hacer la próxima vez ${to(n.target(protects))}.`
      : `${does(by, n, 'prevendrá')} ${amount === 1 ? 'el siguiente punto' : `los siguientes ${amount} puntos`} de daño ${to(n.target(protects))}.`,
  tokenCreated: ({ object, attacking, blocking }, n) => {
    if (blocking !== undefined)
      return `${verb([object], n, 'Entra')} ${n.object(object)} bloqueando ${to(n.object(blocking))}.`;
    if (attacking !== undefined)
      return attacking.kind === 'nothing'
        ? `${verb([object], n, 'Entra')} ${n.object(object)} atacando, pero a nada.`
        : `${verb([object], n, 'Entra')} ${n.object(object)} atacando ${to(n.target(attacking))}.`;
    return `${verb([object], n, 'Entra')} ${n.object(object)}.`;
  },
  regenerationShieldMade: ({ object }, n) =>
    `La próxima vez que algo fuera a destruir ${to(n.object(object))}, ${verb([object], n, 'se regenera')}.`,
  enteredBattlefield: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'entra')} al campo de batalla.`,
  controlGained: ({ object, player }, n) => `${player} gana el control ${of(n.object(object))}.`,
  countersAdded: ({ object, counter, n: amount }, n) =>
    `${does(object, n, 'recibe')} ${counted(amount, counterUnit(counter))}.`,
  countersRemoved: ({ object, counter, n: amount }, n) =>
    `${does(object, n, 'pierde')} ${counted(amount, counterUnit(counter))}.`,
  goaded: ({ object, player }, n) => `${player} incita ${to(n.object(object))}.`,
  marked: ({ mark }, n, all) => {
    const as = { gender: 'f', number: isMany(n.agreement(all)) ? 'many' : 'one' } as const;
    return `${n.objects(all)} ${verb(all, n, 'es ahora una criatura', 'son ahora criaturas')} ${agree(DESIGNATIONS[mark], as)}.`;
  },
  turnedFaceUp: ({ object, player }, n) => `${player} pone boca arriba ${n.object(object)}.`,
  protectorChosen: ({ object, player }, n) =>
    `${player} es ahora protector ${of(n.object(object))}.`,
  suspected: (_, n, all) =>
    `${n.objects(all)} ${verb(all, n, 'es ahora una criatura sospechosa', 'son ahora criaturas sospechosas')}.`,
  spellCountered: ({ object, by }, n) => `${does(by, n, 'contrarresta')} ${n.object(object)}.`,
  libraryExiled: ({ player }) => `${player} exilia su biblioteca.`,
  blockersExchanged: ({ attackers, by }, n) =>
    `${does(by, n, 'intercambia')} lo que bloquea ${n.objects(attackers, to)}.`,
  delayedTriggerMade: ({ at, by }, n) =>
    `La habilidad retrasada ${of(n.object(by))} se disparará ${MOMENTS[at]}.`,
  preventionMade: ({ damage, which, objects, player, from, by }, n) => {
    const what = `todo el ${damageWords(damage)}${ofWords(from)}`;
    if (which === 'everything') return `Se prevendrá ${what} de este turno.`;
    const named = meant(objects, by, n);
    const would = player === undefined && objects.length > 0 ? verb(objects, n, 'fuera') : 'fuera';
    return `Se prevendrá ${what} que ${would} a ${which === 'dealtTo' ? 'recibir' : 'hacer'} ${player ?? named}.`;
  },
  extraTurnAdded: ({ player }) => `${player} jugará un turno adicional después de este.`,
  attached: ({ object, to: onto }, n) => `${does(object, n, 'se anexa')} ${to(n.object(onto))}.`,
  paired: ({ objects }, n) => `${n.objects(objects)} son ahora criaturas emparejadas.`,
  unpaired: ({ objects }, n) => `${n.objects(objects)} ya no son criaturas emparejadas.`,
  phasedOut: ({ objects }, n) => `${n.objects(objects)} ${verb(objects, n, 'sale')} de fase.`,
  phasedIn: ({ objects }, n) => `${n.objects(objects)} ${verb(objects, n, 'entra')} en fase.`,
  optionDeclined: ({ player, source }, n) =>
    `${player} no usa la habilidad ${of(n.object(source))}.`,
  phasesAdded: ({ by }, n) => `${does(by, n, 'agrega')} fases a este turno.`,
  tappedByEffect: ({ objects }, n) => `${verb(objects, n, 'Se gira')} ${n.objects(objects)}.`,
  untappedByEffect: ({ objects }, n) => `${verb(objects, n, 'Se endereza')} ${n.objects(objects)}.`,
  lifeGained: ({ player, n }) => `${player} gana ${counted(n, LIFE)}.`,
  lifeLost: ({ player, n }) => `${player} pierde ${counted(n, LIFE)}.`,
  graveyardShuffled: ({ player }) => `${player} baraja su cementerio en su biblioteca.`,
  cardsMilled: ({ player, n }) => `${player} muele ${numbered(n, CARDS)}.`,
  lifeSet: ({ player, n }) => `${player} pasa a tener ${counted(n, LIFE)}.`,
  becameMonarch: ({ player }) => `${player} se convierte en monarca.`,
  damageRedirected: ({ from, to, amount }, n) => {
    const much = amount === undefined ? 'el daño' : counted(amount, DAMAGE);
    return to.kind === 'player'
      ? `${to.player} recibe ${much} en lugar ${of(n.recipient(from))}.`
      : `${does(to.object, n, 'recibe')} ${much} en lugar ${of(n.recipient(from))}.`;
  },
  redirectionMade: ({ from, to: whom, damage, n: amount, dealing, once }, n) => {
    const which = once || amount !== undefined ? 'El siguiente' : 'Todo el';
    const by = dealing === undefined ? '' : ` ${of(n.object(dealing))}`;
    const much = amount === undefined ? '' : `, hasta ${counted(amount, DAMAGE)},`;
    return `${which} ${damageWords(damage)}${by} ${to(n.recipient(from))} este turno${much} se hará ${to(n.recipient(whom))} en vez de eso.`;
  },
  attackedReselected: ({ attacker, target }, n) =>
    target.kind === 'nothing'
      ? `${does(attacker, n, 'ya no ataca')} a nada.`
      : `${does(attacker, n, 'ataca')} ahora ${to(n.target(target))}.`,
  poisonGiven: ({ player, n }) => `${player} recibe ${counted(n, POISON)}.`,
} satisfies Partial<EventWords>;

/** `es ahora blanco y verde` */
function recoloured(objects: readonly ObjectId[], all: readonly Color[], n: Naming): string {
  if (all.length === 0) return `ya no ${verb(objects, n, 'tiene')} color`;
  const named = n.list(all.map((one) => agreeing(objects, n, colors[one])));
  return `${verb(objects, n, 'es', 'son')} ahora ${named}`;
}

const REASONS = { names: triggerNames, does };

/** The objects that an effect is said of; what it speaks of, where nothing fits yet. */
const meant = (objects: readonly ObjectId[], by: ObjectId, n: Naming): string =>
  objects.length > 0 ? n.objects(objects) : `aquello de lo que habla ${n.object(by)}`;

const LACKING = {
  modes: 'ningún modo legal',
  chosenModes: 'ningún modo elegido',
  targets: 'qué hacer objetivo',
} as const;
