import type { Terms } from '../messages.ts';

export const topics: Terms['topics'] = {
  turnStructure: 'Estructura del turno',
  priority: 'Prioridad',
  declareAttackers: 'Declarar atacantes',
  declareBlockers: 'Declarar bloqueadoras',
  restrictions: 'Restricciones',
  requirements: 'Requerimientos',
  costs: 'Costes',
  evasion: 'Evasión',
  combatDamage: 'Daño de combate',
  firstStrike: 'Dañar primero y dos veces',
  trample: 'Arrollar',
  triggers: 'Disparos',
  removalFromCombat: 'Remover del combate',
  enteringCombat: 'Entrar en combate',
  planeswalkers: 'Planeswalkers',
  multiplayer: 'Multijugador',
  editions: 'Ayer y hoy',
};

export const editions: Terms['editions'] = {
  '2026-09-25': {
    label: '2026',
    name: '2026',
    about: 'Las reglas de hoy. El daño se reparte libremente entre las bloqueadoras.',
  },
  '2024-11-08': {
    label: 'Nov 2024',
    name: 'noviembre de 2024 (Cimientos)',
    about: 'Desaparece el orden de asignación de daño: desde aquí se reparte libremente.',
  },
  '2024-07-30': {
    label: '2024',
    name: 'julio de 2024 (Bloomburrow)',
    about:
      'El último texto hallado con el orden de asignación de daño. Se puede atacar a batallas.',
  },
  '2013-02-01': {
    label: '2013',
    name: '2013 (Intrusión)',
    about: 'Daño en un orden anunciado. La asignación se juzga entera.',
  },
  '2009-07-11': {
    label: '2010',
    name: '2009 (Magic 2010)',
    about: 'El daño ya no usa la pila; antes se ordenan las bloqueadoras. El maná ya no quema.',
  },
  '2008-10-01': {
    label: '2008',
    name: '2008 (Fragmentos de Alara)',
    about: 'El daño de combate va a la pila y se puede responder. El maná sin usar quema.',
  },
};
