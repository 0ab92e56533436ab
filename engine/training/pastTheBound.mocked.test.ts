import { describe, expect, test, vi } from 'vitest';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { declareBlockers } from '../declaration/declareBlockers.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import { beginLine } from '../scenario/line.ts';
import type { GameState } from '../state/gameState.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { rulingOn } from './kinds/legality/ruling.ts';
import { measured } from './kinds/number/measured.ts';
import type { Position } from './position.ts';

// With the usual limit the same comes of boards twice as large, after some seconds.
vi.mock('../solver/limits.ts', () => ({ DEFAULT_LIMITS: { steps: 20_000 } }));

const nil = playerId('nil');
const self = { kind: 'reference', reference: 'self' } as const;
const BLOCKERS = 42;

/**
 * Exact cover by threes, as a board: three creatures, and no others, can block each attacker, only all three together,
 * and every attacker must be blocked. No way is known to be sure of the most that can be blocked but to try.
 */
function hopeless(): GameState {
  const random = randomFrom(1);
  const kinds = Array.from({ length: BLOCKERS }, (): string[] => []);
  const attackers = Array.from({ length: (BLOCKERS * 4) / 3 }, (_, index) => {
    const left = [...kinds];
    for (let n = 0; n < 3; n += 1)
      left.splice(random.between(0, left.length - 1), 1)[0]?.push(`kind${index}`);
    const filter = { subtype: `kind${index}` };
    const restrains = { kind: 'restriction', subject: self } as const;
    return {
      is: '1/1',
      abilities: [
        { ...restrains, restriction: 'cannotBeBlockedExceptBy', filter },
        { ...restrains, restriction: 'minBlockers', n: 3 },
        { kind: 'requirement', requirement: 'mustBeBlocked', subject: self },
      ],
    } as const;
  });
  return board({
    step: 'declareBlockers',
    permanents: {
      ada: Object.fromEntries(attackers.map((one, index) => [`a${index}`, one])),
      nil: Object.fromEntries(kinds.map((subtypes, i) => [`b${i}`, { is: '1/1', subtypes }])),
    },
    attacks: Object.fromEntries(attackers.map((_, index) => [`a${index}`, 'nil'])),
  });
}

/** The declaration that nothing better is found than. */
function bestKnown(state: GameState): BlockDeclaration {
  let best: BlockDeclaration = { blocks: [] };
  for (;;) {
    const { better } = checkBlockers(state, nil, best);
    if (better === undefined) return best;
    best = better;
  }
}

test('past the bound of its work the engine does not say legal: it says what it knows, and nothing is declared', () => {
  const state = hopeless();
  const none = checkBlockers(state, nil, { blocks: [] });
  // Blocking something is better than nothing: that needs no more proof than a better declaration.
  expect(none).toMatchObject({ verdict: 'illegal', obeyed: 0 });
  const best = bestKnown(state);
  const verdict = checkBlockers(state, nil, best);
  expect(verdict).toMatchObject({ verdict: 'unproved', violations: [], better: undefined });
  expect(verdict.maximum).toBe(verdict.obeyed);
  expect(verdict.bound).toBeGreaterThan(verdict.maximum);
  const tried = declareBlockers(state, nil, best);
  expect(tried.kind).toBe('refused');
  expect(tried.changed.state).toBe(state);
});

test('what breaks a restriction is illegal however hard the board is', () => {
  const blocks = [{ blocker: objectId('b0'), attacker: objectId('a0') }];
  const { verdict, violations } = checkBlockers(hopeless(), nil, { blocks });
  expect(verdict).toBe('illegal');
  expect(violations.map(({ code }) => code)).toContain('restrictionDisobeyed');
});

describe('where nothing is proved, no question is answered', () => {
  const line = beginLine(hopeless(), []);

  test('how many requirements can be obeyed', () => {
    const position: Position = { line, end: line, frames: [], from: 0 };
    expect(measured({ kind: 'mostBlockRequirements' }, position)).toBeUndefined();
  });

  test('whether a declaration is legal, unless something shows that it is not', () => {
    const ruled = (declaration: BlockDeclaration) => rulingOn(line, { kind: 'block', declaration });
    expect(ruled({ blocks: [] })?.legal).toBe(false);
    expect(ruled(bestKnown(hopeless()))).toBeUndefined();
  });
});
