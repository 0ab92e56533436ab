import { describe, expect, it } from 'vitest';
import type { FileForm } from './fileForm.ts';
import { readTextLine } from './readTextLine.ts';

const effectsOf = (line: string): FileForm | undefined => {
  const read = readTextLine(line, 'line');
  if (read.kind !== 'read') return undefined;
  return read.abilities.map((ability) =>
    typeof ability === 'object' && 'effects' in ability ? ability.effects : ability,
  );
};

const isUnread = (line: string): boolean => readTextLine(line, 'line').kind === 'unread';

describe('what words point back to', () => {
  it('“it” is the source of an event of its own', () => {
    expect(effectsOf('Whenever ~ attacks, it gets +1/+1 until end of turn.')).toEqual([
      [{ pump: [1, 1], until: 'end-of-turn' }],
    ]);
  });

  it('“it” is the creature whose event it is', () => {
    expect(
      effectsOf('Whenever a creature you control attacks, it gets +1/+1 until end of turn.'),
    ).toEqual([[{ pump: [1, 1], on: 'event-creature', until: 'end-of-turn' }]]);
  });

  it('“it” is what was spoken of last: a target, then what “that creature” means', () => {
    expect(
      effectsOf('Whenever ~ attacks, tap target creature. It gains flying until end of turn.'),
    ).toEqual([[{ tap: 'target' }, { grant: 'flying', on: 'target', until: 'end-of-turn' }]]);
    expect(
      effectsOf('Whenever ~ blocks a creature, tap that creature. Put a +1/+1 counter on it.'),
    ).toEqual([[{ tap: 'event-creature' }, { 'add-counters': '+1/+1', on: 'event-creature' }]]);
  });

  it('“it” behind a number that is counted of the source is not the source', () => {
    expect(
      effectsOf(
        "Whenever ~ attacks, target creature gets +X/+0 until end of turn, where X is ~'s power. Untap it.",
      ),
    ).toEqual([
      [
        { pump: [{ 'power-of': 'self' }, 0], on: 'target', until: 'end-of-turn' },
        { untap: 'target' },
      ],
    ]);
  });

  it('“those creatures” are all that fit what was said before', () => {
    expect(
      effectsOf(
        'Whenever ~ attacks, untap all creatures you control. They gain haste until end of turn.',
      ),
    ).toEqual([
      [
        { untap: { type: 'creature', controller: 'you' } },
        { grant: 'haste', on: { type: 'creature', controller: 'you' }, until: 'end-of-turn' },
      ],
    ]);
  });

  it('“that creature” is not read where it could be the other one or the target', () => {
    expect(
      isUnread('Whenever ~ blocks a creature, tap target creature. Destroy that creature.'),
    ).toBe(true);
  });

  it('“it” is not read where only the damaged creature is known', () => {
    expect(
      isUnread('Whenever a creature you control deals combat damage, put a +1/+1 counter on it.'),
    ).toBe(true);
  });

  it('“that player” is the player of the event, and nobody where two are spoken of', () => {
    expect(
      effectsOf('Whenever ~ deals combat damage to a player, that player loses 1 life.'),
    ).toEqual([[{ 'lose-life': 1, on: 'event-player' }]]);
    expect(
      isUnread(
        'Whenever ~ deals combat damage to a player, target player draws a card. That player loses 1 life.',
      ),
    ).toBe(true);
  });

  it('“another” is other than the source, not than a creature whose event it is', () => {
    expect(
      effectsOf(
        'Whenever ~ attacks, each other creature you control gets +1/+0 until end of turn.',
      ),
    ).toEqual([
      [
        {
          pump: [1, 0],
          on: { other: true, type: 'creature', controller: 'you' },
          until: 'end-of-turn',
        },
      ],
    ]);
    expect(isUnread('Whenever equipped creature attacks, destroy another target creature.')).toBe(
      true,
    );
    expect(
      isUnread('Whenever ~ attacks, tap target creature and untap another target creature.'),
    ).toBe(true);
  });

  it('one phrase that targets is one target of several effects, two phrases are two', () => {
    expect(
      readTextLine('{1}: Target creature gets +1/+1 and gains flying until end of turn.', 'line'),
    ).toMatchObject({ abilities: [{ targets: ['creature'] }] });
    expect(
      readTextLine('{1}: Target player draws a card. Target player loses 1 life.', 'line'),
    ).toMatchObject({ abilities: [{ targets: ['player', 'player'] }] });
  });

  it('a condition on “it” is not read of another object than the source', () => {
    expect(
      isUnread('Whenever a creature you control attacks, if it is untapped, draw a card.'),
    ).toBe(true);
  });

  it('what is elsewhere leaves nothing, and pronouns behind it unread', () => {
    expect(effectsOf('Whenever ~ attacks, scry 1, then draw a card.')).toEqual([[{ draw: 1 }]]);
    expect(isUnread('Whenever ~ attacks, scry 1. It gets +1/+1 until end of turn.')).toBe(true);
  });
});
