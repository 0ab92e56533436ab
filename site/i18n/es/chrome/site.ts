import type { BoardWords, SiteWords } from '../../chrome.ts';
import { list } from '../../grammar.ts';
import { agreementIn } from '../../nameInWords.ts';
import { counted, counterUnit } from '../abilities/amounts.ts';
import { agree, to } from '../agreement.ts';
import { colors } from '../characteristics.ts';

export const site: SiteWords = {
  name: 'Rule 509',
  skip: 'Ir al contenido',
  site: 'Sitio',
  language: 'Idioma',
  menu: 'Menú',
  nav: {
    practice: 'Práctica',
    scenarios: 'Escenarios',
    sandbox: 'Tu situación',
    rules: 'Reglas',
    turn: 'Turno',
    editions: 'Ediciones',
    mistakes: 'Errores',
  },
  theme: { label: 'Tema', auto: 'Auto', light: 'Claro', dark: 'Oscuro' },
  holds: (date) => `Vale para las Reglas Completas del ${date}.`,
  own: 'Aquí solo hay números de regla y una redacción propia; las reglas se leen en la',
  official: 'página oficial de Wizards',
  fan: 'Rule 509 es contenido de fans no oficial, permitido por la Fan Content Policy. No está aprobado ni respaldado por Wizards. Parte del material usado es propiedad de Wizards of the Coast. © Wizards of the Coast LLC.',
  licence: 'Código: MIT. Escenarios y textos: CC BY 4.0.',
};

export const board: BoardWords = {
  roles: {
    attacking: 'jugador atacante',
    defending: 'jugador defensor',
    active: 'jugador activo',
    nonactive: 'jugador no activo',
  },
  life: (n) => (n === 1 ? '1 vida' : `${n} vidas`),
  poison: (n) => (n === 1 ? '1 contador de veneno' : `${n} contadores de veneno`),
  hand: (n) => (n === 1 ? '1 carta en mano' : `${n} cartas en mano`),
  graveyard: (n) => `${n} ${n === 1 ? 'carta' : 'cartas'} en el cementerio`,
  mana: (mana) => `maná ${mana}`,
  lost: 'ha perdido',
  creaturesOf: (player) => `Criaturas de ${player}`,
  othersOf: (player) => `Otros permanentes de ${player}`,
  noCreatures: 'ninguna',
  stack: 'En la pila, desde arriba',
  onTarget: to,
  stackKinds: {
    spell: 'hechizo',
    activated: 'habilidad activada',
    triggered: 'habilidad disparada',
    combatDamage: 'daño de combate',
  },
  tapped: (as) => agree('girado', agreementIn(as)),
  faceDown: 'boca abajo',
  sick: 'entró este turno',
  attacks: (target) => `ataca ${to(target)}`,
  blocks: (tags) => `bloquea a ${tags}`,
  blocked: (as) => agree('bloqueado', agreementIn(as)),
  unblocked: (as) => agree('no bloqueado', agreementIn(as)),
  damage: (n) => `${n} de daño`,
  lethal: (damage) => `${damage}, letal`,
  shield: (n) =>
    n === 1
      ? 'se le previene el siguiente punto de daño'
      : `se le previenen los siguientes ${n} puntos de daño`,
  counters: (n, kind) => counted(n, counterUnit(kind)),
  attachedTo: (name) => `en ${name}`,
  pairedWith: (name, as) => `${agree('emparejado', agreementIn(as))} con ${name}`,
  goadedBy: (players, as) => `${agree('incitado', agreementIn(as))} por ${players}`,
  protectedBy: (player, as) => `${agree('protegido', agreementIn(as))} por ${player}`,
  colors: (are, as) =>
    are.length === 0
      ? agree('incoloro', agreementIn(as))
      : list(
          'es',
          are.map((one) => agree(colors[one], agreementIn(as))),
        ),
  exile: (cards) => `En el exilio: ${cards}`,
  exiledWith: (card, held) => `${card} (${held})`,
  printed: (size, as) => `${agree('impreso', agreementIn(as))} ${size}`,
  token: 'ficha',
  gone: {
    destroyed: (as) => agree('destruido', agreementIn(as)),
    died: () => 'en el cementerio',
    left: () => 'dejó el campo de batalla',
  },
  notObeyed: 'no cumplido',
  nothing: 'nada',
};
