import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCard } from '#engine';
import { hostOf } from '../../abilities/host.ts';
import { keywords } from '../keywords/names.ts';
import { rules } from '../rules/index.ts';
import { verdict } from '../verdict.ts';
import { abilityWords } from './index.ts';

// What was once said otherwise than cards of the last years print it.

function saidBy(id: string): readonly string[] {
  const read = readCard(readFileSync(`scenarios/cards/${id}.yaml`, 'utf8'), id);
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`);
  const { characteristics } = read.value;
  return characteristics.abilities.map((one) => abilityWords(one, hostOf(characteristics)));
}

test.each([
  [
    'agitator-ant',
    'Al comienzo de tu paso final, cada jugador elige una criatura que controla. Pon dos contadores +1/+1 sobre cada criatura elegida. Incita a cada criatura elegida',
  ],
  [
    'ajani-goldmane',
    '-1: Pon un contador +1/+1 sobre cada criatura que controlas. Las criaturas que controlas ganan la habilidad de vigilancia hasta el final del turno',
  ],
  ['pyroclasm', 'Este hechizo hace 2 puntos de daño a cada criatura'],
  ['hunt-down', 'La criatura objetivo bloquea a otra criatura objetivo este turno si puede'],
  [
    'mother-of-runes',
    '{T}: La criatura objetivo que controlas gana protección contra el color de tu elección hasta el final del turno',
  ],
  [
    'gideon-jura',
    '+2: Durante el próximo turno del oponente objetivo, las criaturas que controla ese jugador atacan a este planeswalker si pueden',
  ],
  [
    'gideon-jura',
    '0: Este planeswalker se convierte en una criatura Soldado Humano 6/6 además de sus otros tipos hasta el final del turno. Prevén todo el daño que se le fuera a hacer a este planeswalker este turno',
  ],
  ['viashino-bey', 'Si esta criatura ataca, las criaturas que controlas atacan si pueden'],
  [
    'hedron-blade',
    'Siempre que la criatura equipada sea bloqueada por una o más criaturas incoloras, gana la habilidad de toque mortal hasta el final del turno',
  ],
  [
    'gorgon-recluse',
    'Siempre que esta criatura sea bloqueada por una criatura que no sea negra, destruye esa criatura al final del combate',
  ],
  [
    'ichorclaw-myr',
    'Siempre que esta criatura sea bloqueada, obtiene +2/+2 hasta el final del turno',
  ],
  ['pacifism', 'La criatura encantada no puede bloquear'],
  ['pacifism', 'Encantar criatura'],
  ['bonesplitter', 'La criatura equipada obtiene +2/+0'],
  [
    'slith-firewalker',
    'Siempre que esta criatura haga daño de combate a un jugador, pon un contador +1/+1 sobre ella',
  ],
  [
    'gustcloak-sentinel',
    'Siempre que esta criatura sea bloqueada, puedes enderezarla. Si lo haces, remuévela del combate',
  ],
  [
    'smugglers-copter',
    'Siempre que este Vehículo ataque, puedes robar una carta. Si lo haces, descarta una carta',
  ],
  [
    'ghostly-prison',
    'Las criaturas no pueden atacarte a menos que su controlador pague {2} por cada una de esas criaturas',
  ],
  ['lightning-bolt', 'Este hechizo hace 3 puntos de daño a cualquier objetivo'],
  ['lure', 'Todas las criaturas que puedan bloquear a la criatura encantada lo hacen'],
  [
    'crawling-chorus',
    'Cuando esta criatura muera, crea una ficha de criatura artefacto Ácaro Pirexiano incolora 1/1 con la habilidad de tóxico 1 y «Esta criatura no puede bloquear»',
  ],
])('%s says: %s', (id, words) => {
  expect(saidBy(id)).toContain(words);
});

test('keywords have their printed names', () => {
  expect(keywords).toMatchObject({
    horsemanship: 'caballería',
    melee: 'reyerta',
    renown: 'prestigio',
    shadow: 'desvanecerse',
  });
});

test('attacking or blocking what is gone, and an Aura on what it can’t enchant, are said of the right one', () => {
  expect(rules['attackers.putAttackingGone']).toContain('aquello a lo que iba a atacar');
  expect(rules['combat.putAttackingTargetGone']).toContain('aquello a lo que una criatura iba');
  expect(rules['blockers.putBlockingGone']).toContain('ya no ataca');
  expect(rules['stateBased.illegalAura']).toContain('algo que no puede encantar');
});

test('labels are the words that players have', () => {
  expect(verdict.labels).toMatchObject({
    summoningSick: 'mareo de invocación',
    notAllDamageAssigned: 'daño sin asignar',
    cannotExert: 'no se espolea',
  });
});
