import { expect, test } from 'vitest';
import { EDITION_IDS } from '../../citation/editions.ts';
import { readScenario } from '../../sandbox/readScenario.ts';
import { judgeScenario } from '../../training/judgeScenario.ts';
import { known } from '../../vocabulary/result.ts';

const PLAYED = `
covers: []
topics: [priority]
knowledge: 1
editions: all
checked: 2026-11-23
players:
  Ada:
    hand:
      - { id: raider, creature: 2/2, cost: '{3}{R}', abilities: [{ dash: '{1}{R}' }] }
      - { id: surge, types: [instant], cost: '{R}', abilities: [rebound, { spell: [{ draw: 1 }] }] }
      - { id: rot, types: [sorcery], cost: '{B}', abilities: [{ spell: [{ discard: 1, on: target }], targets: [player] }] }
      - { id: taunt, types: [sorcery], cost: '{B}', abilities: [{ spell: [{ goad: target }, { suspect: target }], targets: [creature] }] }
  Nil: { hand-size: 2 }
board:
  Ada: []
  Nil: [{ id: bear, creature: 2/2 }]
start: precombat-main
script:
  - { cast: raider, by: [dash] }
  - pass
  - { cast: rot, targets: [Nil] }
  - pass
  - { cast: taunt, targets: [bear] }
  - pass
  - { cast: surge }
  - pass
  - attack: { raider: Nil }
  - pass: end-step
  - pass
  - { pass: upkeep }
`;

// What is younger than an edition is played in it as its own words say, by the rules that this edition has for such things.
test.each(EDITION_IDS)(
  'all that happens is cited in %s, whatever is younger than that',
  (edition) => {
    const read = readScenario(PLAYED, 'scenarios/test/young/scenario.yaml', new Map());
    const { replays } = judgeScenario(
      known(read.ok ? read.value : undefined, 'a scenario'),
      edition,
    );
    const events = replays.flatMap(({ frames }) => frames.flatMap((frame) => frame.events));
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'delayedTriggerMade',
        'cardsDiscarded',
        'goaded',
        'suspected',
        'exiled',
      ]),
    );
    expect(events.filter(({ decides }) => decides.length === 0).map(({ kind }) => kind)).toEqual(
      [],
    );
  },
);
