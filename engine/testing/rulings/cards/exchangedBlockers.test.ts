import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../scenario/line.ts';
import type { PermanentSpec } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import {
  activate,
  attack,
  block,
  type LineAct,
  resolveAll,
  toEnd,
  toStep,
} from '../../editionChanges/acts.ts';
import type { Seen } from '../../editionChanges/seen.ts';
import { seenOn } from '../../editionChanges/seen.ts';
import { lineOf } from './game.ts';

describe('General Jarkeld exchanges blockers only if each could block the other attacker', () => {
  type Side = { readonly [name: string]: PermanentSpec };
  const exchanged = (
    attackers: Side,
    blockers: Side,
    blocks: { readonly [blocker: string]: string | readonly string[] },
    end = resolveAll,
  ): Seen & { readonly blocks: { readonly [blocker: string]: readonly string[] } } => {
    const line = lineOf(
      {
        permanents: {
          ada: { ...attackers, general: card('general-jarkeld') },
          nil: blockers,
        },
      },
      [
        attack({ first: 'nil', second: 'nil' }),
        block(blocks),
        toStep('declareBlockers'),
        activate('ada', 'general', 0, 'first', 'second'),
        end,
      ],
    );
    const { combat } = gameOf(line);
    const now = combat.kind === 'none' ? [] : combat.blocks;
    return {
      ...seenOn(line),
      blocks: Object.fromEntries(now.map(({ blocker, attackers: of }) => [blocker, of])),
    };
  };

  test('a bear and an ogre change places, and their damage with them', () => {
    const played = (end: LineAct) =>
      exchanged(
        { first: '2/2', second: '5/5' },
        { bear: '2/2', ogre: '3/3' },
        { bear: 'first', ogre: 'second' },
        end,
      );
    expect(played(resolveAll).refused).toEqual([]);
    expect(played(resolveAll).blocks).toEqual({ bear: ['second'], ogre: ['first'] });
    expect(played(toEnd).died).toEqual(['bear', 'first']);
  });

  test('one that blocks both stays where it is', () => {
    const seen = exchanged(
      { first: '2/2', second: '2/2' },
      { brigade: card('foriysian-brigade'), bear: '2/2' },
      { brigade: ['first', 'second'], bear: 'first' },
    );
    expect(seen.blocks).toEqual({ brigade: ['first', 'second'], bear: ['second'] });
  });

  test.each<[string, Side, Side]>([
    ['evasion counts', { first: '2/2 flying', second: '2/2' }, { bear: '2/2 flying', ogre: '3/3' }],
    [
      'so does what can not be blocked by more than one',
      { first: '2/2', second: card('charging-rhino') },
      { bear: '2/2', wolf: '2/2', ogre: '3/3' },
    ],
    [
      'and what must be blocked by two or more',
      { first: '2/2', second: '2/2 menace' },
      { bear: '2/2', wolf: '2/2', ogre: '3/3' },
    ],
  ])('%s: then nothing happens', (name, attackers, blockers) => {
    const blocks = {
      bear: 'first',
      ogre: 'second',
      ...('wolf' in blockers ? { wolf: name.startsWith('and') ? 'second' : 'first' } : {}),
    };
    const seen = exchanged(attackers, blockers, blocks);
    expect(seen.refused).toEqual([]);
    expect(seen.blocks).toEqual(
      Object.fromEntries(Object.entries(blocks).map(([blocker, of]) => [blocker, [of]])),
    );
  });

  test('a creature that is tapped by now could block nothing', () => {
    const seen = exchanged(
      { first: '2/2', second: '2/2' },
      { elves: card('llanowar-elves'), ogre: '3/3' },
      { elves: 'first', ogre: 'second' },
      (line) => resolveAll(activate('nil', 'elves', 0)(line)),
    );
    expect(seen.tapped).toContain('elves');
    expect(seen.blocks).toEqual({ elves: ['first'], ogre: ['second'] });
  });

  test('becoming blocked by a creature triggers anew (CR 509.3d), becoming blocked does not', () => {
    const seen = exchanged(
      { first: card('cave-tiger'), second: card('ichorclaw-myr') },
      { bear: '2/2', sentry: card('loyal-sentry'), junk: card('wall-of-junk') },
      { bear: 'first', sentry: 'second', junk: 'second' },
    );
    // The tiger by one and then by two, the sentry and the wall each for a creature and for the combat.
    expect(seen.triggered).toEqual({ first: 3, second: 1, sentry: 2, junk: 1 });
  });
});
