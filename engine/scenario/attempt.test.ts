import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { thePlayer } from '../state/lookup.ts';
import { playerId } from '../vocabulary/ids.ts';
import { gameOf } from './line.ts';
import { playScript } from './play.ts';
import type { ScenarioAsking } from './scenario.ts';
import { scriptsOf } from './scriptToPlay.ts';

const SCENARIO = `covers: []
topics: [priority]
knowledge: 2
editions: { since: 2026-09-25 }
checked: 2026-11-21
players: { Ada: { hand: [{ id: ogre, creature: 3/3, cost: '{2}{R}' }] }, Nil: {} }
board:
  Ada:
    - { id: elf, creature: 1/1 }
    - { id: grove, types: [enchantment], abilities: [{ static: { grant: { activated: [{ gain-life: 1 }], costs: [tap-self] } }, on: { type: creature } }] }
  Nil: []
start: beginning-of-combat
script:
  - refused:
      - { cast: ogre, breaks: [wrong-time] }
  - expect: { mana: { Ada: '' } }
  - activate: elf
  - pass
outcome: { life: { Ada: 21 }, tapped: [elf] }
`;

function scenario(): ScenarioAsking {
  const read = readScenario(SCENARIO, 'scenarios/priority/elf/scenario.yaml', new Map());
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test('a refused spell leaves no mana behind, and an ability that was granted can be activated', () => {
  const [script] = scriptsOf(scenario());
  if (script === undefined) throw new Error('no script');
  const played = playScript(script, { edition: NEWEST_EDITION });
  expect(played.problems).toEqual([]);
  expect(thePlayer(gameOf(played.line), playerId('Ada')).life).toBe(21);
});
