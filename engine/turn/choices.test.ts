import { expect, test } from 'vitest';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { Act } from '../log/act.ts';
import type { Choice } from '../state/choice.ts';
import { triggersOn } from '../testing/boards/abilities.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { begin, play } from './play.ts';

const ada = playerId('ada');
const nil = playerId('nil');

const onAttack = (more: Partial<TriggeredAbility<'attacks'>>) => triggersOn('attacks', more);

const gain = (n: number): TriggeredAbility['effects'] => [
  { kind: 'gainLife', n, subject: { kind: 'reference', reference: 'you' } },
];

const attackWith = (...names: readonly string[]): Act => ({
  kind: 'attack',
  player: ada,
  declaration: {
    attacks: names.map((name) => ({
      attacker: objectId(name),
      target: { kind: 'player', player: nil },
    })),
  },
});

const PASSES: readonly Act[] = [
  { kind: 'pass', player: ada },
  { kind: 'pass', player: nil },
];

function run(
  abilities: Readonly<Record<string, TriggeredAbility | readonly TriggeredAbility[]>>,
  choices: readonly Choice[],
  rounds: number,
) {
  const creatures = Object.fromEntries(
    Object.entries(abilities).map(([name, ability]) => [
      name,
      { is: '1/1', abilities: [ability].flat() },
    ]),
  );
  const start = board({
    permanents: { ada: creatures, nil: { x: '3/3', y: '3/3' } },
    step: 'declareAttackers',
  });
  const actions: readonly Act[] = [
    ...choices.map((choice): Act => ({ kind: 'choose', player: ada, choice })),
    attackWith(...Object.keys(abilities)),
    ...Array.from({ length: rounds }, () => PASSES).flat(),
  ];
  let { snapshot } = begin(start);
  const resolved: string[] = [];
  for (const action of actions) {
    const played = play(snapshot, action);
    snapshot = played.snapshot;
    for (const { event } of played.moments.flatMap(({ entries }) => entries))
      if (event.kind === 'resolved') resolved.push(event.source);
  }
  return { game: snapshot.context.game, context: snapshot.context, resolved };
}

test('what a player may do is left undone when they have said so', () => {
  const a = onAttack({ optional: true, effects: gain(3) });
  expect(run({ a }, [], 1).game.players[0]?.life).toBe(23);
  const declining: Choice = { source: objectId('a'), may: 'declines' };
  const { game, context } = run({ a }, [declining], 1);
  expect(game.players[0]?.life).toBe(20);
  expect(context.game.choices).toEqual([]);
});

test('a target is the one that was chosen, else the first legal one', () => {
  const a = onAttack({
    targets: [{ kind: 'permanent', filter: { controller: 'opponent' } }],
    effects: [{ kind: 'tap', subject: { kind: 'reference', reference: 'target' } }],
  });
  const tapped = (choices: readonly Choice[]) =>
    run({ a }, choices, 1)
      .game.battlefield.filter(({ controller, tapped }) => controller === nil && tapped)
      .map(({ id }) => id);
  expect(tapped([])).toEqual(['x']);
  const chosen = { kind: 'object', object: objectId('y') } as const;
  expect(tapped([{ source: objectId('a'), targets: [chosen] }])).toEqual(['y']);
});

test('what is chosen for one of two triggers of a source is chosen for no other', () => {
  const both = [gain(1), gain(10)].map((effects) => onAttack({ optional: true, effects }));
  const declining: Choice = { source: objectId('a'), trigger: 1, may: 'declines' };
  const { game, context } = run({ a: both }, [declining], 2);
  expect(game.players[0]?.life).toBe(21);
  expect(context.game.choices).toEqual([]);
});

test('two triggers of a source go onto the stack in the order that was chosen', () => {
  const both = [gain(1), gain(10)].map((effects) => onAttack({ effects }));
  const life = (...triggers: readonly number[]) => {
    const choices = triggers.map((trigger) => ({ source: objectId('a'), trigger }));
    return run({ a: both }, choices, 1).game.players[0]?.life;
  };
  expect([life(), life(0, 1), life(1, 0), life(1)]).toEqual([30, 30, 21, 21]);
});

test('a player’s own triggers go onto the stack in the order that they chose', () => {
  const abilities = { a: onAttack({ effects: gain(1) }), b: onAttack({ effects: gain(1) }) };
  expect(run(abilities, [], 2).resolved).toEqual(['b', 'a']);
  const order: readonly Choice[] = [{ source: objectId('b') }, { source: objectId('a') }];
  expect(run(abilities, order, 2).resolved).toEqual(['a', 'b']);
});
