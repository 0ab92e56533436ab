import { describe, expect, it } from 'vitest';
import { board } from '../testing/boards/board.ts';
import { playerId } from '../vocabulary/ids.ts';
import { everyAttack, everyBlock } from './decisionTable.ts';

describe('a table of declarations', () => {
  const attacking = board({
    step: 'declareAttackers',
    permanents: { ada: { bear: '2/2', wall: '0/4 defender' }, nil: {} },
  });
  const blocking = board({
    step: 'declareBlockers',
    permanents: { ada: { bear: '2/2' }, nil: { elf: '1/1', owl: '1/1 flying' } },
    attacks: { bear: 'nil' },
  });
  const nil = playerId('nil');

  it('holds every attack that can be thought of, legal or not', () => {
    const rows = everyAttack(attacking, 4);
    expect(
      rows?.map(({ declaration, verdict }) => [
        declaration.attacks.map(({ attacker }) => attacker).join(' '),
        verdict.verdict,
      ]),
    ).toEqual([
      ['', 'legal'],
      ['wall', 'illegal'],
      ['bear', 'legal'],
      ['bear wall', 'illegal'],
    ]);
  });

  it('holds every block that can be thought of', () => {
    expect(everyBlock(blocking, nil, 4)).toHaveLength(4);
  });

  it('is none where that are more than are allowed', () => {
    expect(everyAttack(attacking, 3)).toBeUndefined();
    expect(everyBlock(blocking, nil, 3)).toBeUndefined();
  });
});
