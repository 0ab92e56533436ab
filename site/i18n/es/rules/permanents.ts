import type { RuleWords } from '../../messages.ts';

/** Creatures, planeswalkers, battles, lands, and what holds for every object. */
export const permanents = {
  'creature.summoningSickness':
    'Una criatura ataca o paga el símbolo de girar o enderezar solo si está bajo tu control desde que empezó tu último turno.',
  'planeswalker.attacked':
    'Una criatura puede atacar a un planeswalker en vez de al jugador que lo controla.',
  'planeswalker.damage': 'Cada punto de daño a un planeswalker le quita un contador de lealtad.',
  'planeswalker.oneAbilityEachTurn':
    'Una habilidad de lealtad por planeswalker y turno, en la propia fase principal con la pila vacía.',
  'battle.attacked': 'Una criatura puede atacar a una batalla en vez de al jugador que la protege.',
  'battle.damage': 'Cada punto de daño a una batalla le quita un contador de defensa.',
  'battle.protector': 'A cada batalla la protege un jugador.',
  'battle.oneProtector':
    'Una batalla tiene un protector cada vez; uno nuevo ocupa el lugar del anterior.',
  'battle.protectorBlocks': 'Solo las criaturas del protector bloquean lo que ataca a una batalla.',
  'battle.protectorCantAttack':
    'A una batalla la atacan los jugadores que no la protegen, incluso quien la controla.',
  'battle.siegeDefeated':
    'Un Asedio que pierde su último contador de defensa se exilia y se puede lanzar transformado sin pagar.',
  'land.played':
    'Una tierra se juega en la propia fase principal con la pila vacía: es una acción especial, nunca un hechizo.',
  'land.onePerTurn': 'Una tierra por turno, salvo que un efecto permita más.',
  'land.onlyInOwnTurn': 'Nadie juega una tierra en turno ajeno, diga lo que diga un efecto.',
  'object.newAfterZoneChange':
    'Lo que cambia de zona pasa a ser otro objeto; salvo excepciones, nada lo une a lo que era.',
  'object.copiableValues':
    'Una copia toma lo impreso o lo copiado; no los contadores, el estado ni otros efectos.',
  'object.dies': 'Una criatura muere cuando va del campo de batalla a un cementerio.',
  'counter.definition':
    'Un contador en un objeto o jugador lo modifica o cuenta para reglas y efectos; no es un objeto.',
  'faceDown.turnedUp':
    'Puesto boca arriba es el mismo objeto, con lo que hay en su carta; nada entra.',
  'counter.keyword':
    'Un contador con el nombre de una palabra clave se la da a aquello sobre lo que está.',
  'counter.shield':
    'Con un contador de escudo, se previene el daño, o que un efecto lo destruya, y se va un contador de escudo.',
  'counter.stun': 'Con un contador de aturdimiento, pierde uno en lugar de enderezarse.',
  'counter.finality': 'Con un contador de consumación, va al exilio en lugar de al cementerio.',
  'counter.poison':
    'Con diez contadores de veneno se pierde; con uno o más, un jugador está envenenado.',
  'permanent.status':
    'El estado de un permanente: girado o no, invertido o no, boca arriba o boca abajo, en fase o fuera de fase. Atacar y bloquear no lo son.',
} satisfies RuleWords;
