import { describe, expect, it } from 'vitest';
import type { Ability } from '../language/ability.ts';
import { requires, restricts } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAttackers } from './checkAttackers.ts';
import { checkBlockers } from './checkBlockers.ts';

type Army = { readonly [name: string]: PermanentSpec };

const nil = playerId('nil');
const SELF = { kind: 'reference', reference: 'self' } as const;

const creature = (...abilities: readonly Ability[]): PermanentSpec => ({ is: '2/2', abilities });

const attack = (...names: readonly string[]) => ({
  attacks: names.map((name) => ({
    attacker: objectId(name),
    target: { kind: 'player', player: nil } as const,
  })),
});
const blocks = (...pairs: readonly (readonly [blocker: string, attacker: string])[]) => ({
  blocks: pairs.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  })),
});

const attackOn = (
  ada: Army,
  declaration: ReturnType<typeof attack>,
  more: Partial<TestBoard> = {},
) =>
  checkAttackers(
    board({ step: 'declareAttackers', permanents: { ada, nil: {} }, ...more }),
    declaration,
  );

const blockOn = (ada: Army, wall: Army, declaration: ReturnType<typeof blocks>) =>
  checkBlockers(
    board({
      step: 'declareBlockers',
      permanents: { ada, nil: wall },
      attacks: Object.fromEntries(Object.keys(ada).map((name) => [name, 'nil'])),
    }),
    nil,
    declaration,
  );

describe('the nearest legal declaration', () => {
  it('to what does not fit the board is what is left of it, where that is legal', () => {
    const army = { bear: '2/2', elf: { is: '1/1', tapped: true } };
    expect(attackOn(army, attack('bear', 'elf')).nearest).toEqual(attack('bear'));
    expect(attackOn(army, attack('bear', 'bear')).nearest).toEqual(attack('bear'));
    expect(
      blockOn({ ape: '3/3' }, { wall: '0/3' }, blocks(['wall', 'ape'], ['ghost', 'ape'])).nearest,
    ).toEqual(blocks(['wall', 'ape']));
  });

  it('is not told of a legal one', () => {
    expect(attackOn({ bear: '2/2' }, attack('bear')).nearest).toBeUndefined();
    expect(blockOn({ ape: '3/3' }, { wall: '0/3' }, blocks()).nearest).toBeUndefined();
  });

  it('keeps of too many blocks those said first', () => {
    const said = blocks(['wall', 'ape'], ['wall', 'ox']);
    const { nearest } = blockOn({ ape: '3/3', ox: '2/4' }, { wall: '0/3' }, said);
    expect(nearest).toEqual(blocks(['wall', 'ape']));
  });

  it('says a block once that was said twice', () => {
    const more: Ability = { kind: 'permission', permission: 'blockAdditional', subject: SELF };
    const said = blocks(['wall', 'ape'], ['wall', 'ape'], ['wall', 'ox']);
    const { nearest } = blockOn({ ape: '3/3', ox: '2/4' }, { wall: creature(more) }, said);
    expect(nearest).toEqual(blocks(['wall', 'ape'], ['wall', 'ox']));
  });

  it('changes what is illegal too, where that does not fit and breaks a restriction', () => {
    const army = { wall: '0/4 defender', elf: { is: '1/1', tapped: true }, bear: '2/2' };
    expect(attackOn(army, attack('wall', 'elf', 'bear')).nearest).toEqual(attack('bear'));
  });
});

describe('fewer requirements than could be obeyed', () => {
  it('names the creatures that were asked, each once, and the numbers', () => {
    const must = creature(requires('attacksIfAble'), requires('attacksIfAble'));
    const { violations, better } = attackOn({ must, also: must, free: '1/1' }, attack('also'));
    expect(violations).toEqual([
      {
        code: 'fewerRequirementsThanPossible',
        objects: ['must'],
        rules: ['attackers.requirements'],
        counts: { found: 2, needed: 4 },
      },
    ]);
    expect(better?.attacks.map(({ attacker }) => attacker).toSorted()).toEqual(['also', 'must']);
  });

  it('names the attacker that should have been blocked where no creature was asked', () => {
    const { violations } = blockOn(
      { lure: creature(requires('mustBeBlocked')) },
      { wall: '0/3' },
      blocks(),
    );
    expect(violations).toMatchObject([
      { objects: ['lure'], rules: ['blockers.requirements'], counts: { found: 0, needed: 1 } },
    ]);
  });

  it('counts each requirement with whom it asks and whether it is obeyed', () => {
    const { requirements } = blockOn(
      { lure: creature(requires('mustBeBlocked')), all: creature(requires('mustBeBlockedByAll')) },
      { wall: creature(requires('blocksIfAble')), guard: creature(requires('blocksEachIfAble')) },
      blocks(['wall', 'all']),
    );
    expect(
      requirements.map(({ requirement, source, creature: who, attacker, obeyed }) =>
        [requirement, source, who ?? '-', attacker ?? '-', obeyed].join(' '),
      ),
    ).toEqual([
      'mustBeBlocked lure - lure false',
      'mustBeBlockedByAll all wall all true',
      'mustBeBlockedByAll all guard all false',
      'blocksIfAble wall wall - true',
      'blocksEachIfAble guard guard lure false',
      'blocksEachIfAble guard guard all false',
    ]);
  });
});

describe('why no more requirements can be obeyed', () => {
  const must = creature(requires('attacksIfAble'));
  const law = (n: number): PermanentSpec => ({
    types: ['enchantment'],
    abilities: [restricts('maxAttackers', { n })],
  });

  it('names each restriction in the way once', () => {
    const proud = creature(requires('attacksIfAble'), restricts('cannotAttack'));
    const { conflicts, verdict } = attackOn({ proud }, attack());
    expect(verdict).toBe('legal');
    expect(conflicts).toEqual([
      {
        requirements: [
          {
            source: 'proud',
            requirement: 'attacksIfAble',
            creature: 'proud',
            attacker: undefined,
            obeyed: false,
          },
        ],
        restrictions: [
          { source: 'proud', what: { kind: 'restriction', restriction: 'cannotAttack' } },
        ],
        obstacles: [],
      },
    ]);
  });

  it('names a limit together with those who cannot all attack under it', () => {
    const { conflicts } = attackOn({ a: must, b: must, law: law(1) }, attack('a'));
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.requirements.map((one) => one.creature)).toEqual(['a', 'b']);
    expect(conflicts[0]?.restrictions).toMatchObject([{ source: 'law' }]);
  });

  it('names a creature that would have to be in two places', () => {
    const lure = creature(requires('mustBeBlockedByAll'));
    const { conflicts } = blockOn({ a: lure, b: lure }, { wall: '0/3' }, blocks(['wall', 'a']));
    expect(conflicts).toMatchObject([
      { restrictions: [], obstacles: [{ kind: 'capacity', creature: 'wall' }] },
    ]);
  });

  it('is nothing where all are obeyed', () => {
    expect(attackOn({ must }, attack('must')).conflicts).toEqual([]);
  });
});

describe('whom a requirement means', () => {
  const legal = (ada: Army, wall: Army, declaration: ReturnType<typeof blocks>): boolean =>
    blockOn(ada, wall, declaration).verdict === 'legal';
  const flying = { filter: { keyword: 'flying' } } as const;

  it('a creature that blocks flyers if able is asked about flyers only', () => {
    const archer: PermanentSpec = {
      is: '1/1 reach',
      abilities: [requires('blocksIfAble', flying)],
    };
    const army = { bear: '2/2', bird: '1/1 flying' };
    expect(legal(army, { archer }, blocks(['archer', 'bird']))).toBe(true);
    expect(legal(army, { archer }, blocks(['archer', 'bear']))).toBe(false);
    expect(legal({ bear: '2/2' }, { archer }, blocks())).toBe(true);
  });

  it('a lure for flyers is asked of flyers only', () => {
    const lure = creature(requires('mustBeBlockedByAll', flying));
    const wall = { bird: '1/1 flying', bear: '2/2' };
    expect(legal({ lure }, wall, blocks(['bird', 'lure']))).toBe(true);
    expect(legal({ lure }, wall, blocks(['bear', 'lure']))).toBe(false);
  });

  it('one that wants two blockers is content with no fewer, one that wants exactly one with no more', () => {
    const wall = { a: '1/1', b: '1/1' };
    const two = creature(requires('mustBeBlocked', { n: 2 }));
    const one = creature(requires('mustBeBlockedByExactlyOne'));
    const both = blocks(['a', 'x'], ['b', 'x']);
    expect([legal({ x: two }, wall, both), legal({ x: two }, wall, blocks(['a', 'x']))]).toEqual([
      true,
      false,
    ]);
    expect([legal({ x: one }, wall, both), legal({ x: one }, wall, blocks(['a', 'x']))]).toEqual([
      false,
      true,
    ]);
  });

  it('one that attacks if another does is not asked by its own attack', () => {
    const timid = creature(requires('attacksIfAnotherAttacks'));
    const asked = (...attackers: readonly string[]) =>
      attackOn({ timid, bear: '2/2' }, attack(...attackers)).requirements.map((one) => one.obeyed);
    expect([asked(), asked('timid'), asked('bear'), asked('bear', 'timid')]).toEqual([
      [],
      [],
      [false],
      [true],
    ]);
    expect(attackOn({ timid, bear: '2/2' }, attack('bear')).verdict).toBe('illegal');
    expect(attackOn({ timid, bear: '2/2' }, attack('bear', 'timid')).verdict).toBe('legal');
    const brave = creature(requires('attacksIfAnotherAttacks', flying));
    expect(attackOn({ brave, bear: '2/2' }, attack('bear')).verdict).toBe('legal');
    expect(attackOn({ brave, bird: '1/1 flying' }, attack('bird')).verdict).toBe('illegal');
  });

  it('a requirement whose condition does not hold asks nothing', () => {
    const loyal = (kind: 'youControl' | 'youControlNo') =>
      creature(requires('attacksIfAble', { if: { kind, filter: { subtype: 'Goblin' } } }));
    expect(attackOn({ bear: loyal('youControl') }, attack()).requirements).toEqual([]);
    expect(attackOn({ bear: loyal('youControlNo') }, attack()).requirements).toHaveLength(1);
  });
});

describe('what a restriction means', () => {
  const legal = (ada: Army, ...names: readonly string[]): boolean =>
    attackOn(ada, attack(...names)).verdict === 'legal';

  it('a restriction holds unless what lifts it holds', () => {
    const goblins = { kind: 'youControl', filter: { subtype: 'Goblin' } } as const;
    const goblin: PermanentSpec = { is: '1/1', subtypes: ['Goblin'] };
    const alone = creature(restricts('cannotAttackAlone', { unless: goblins }));
    expect(legal({ alone }, 'alone')).toBe(false);
    expect(legal({ alone, goblin }, 'alone')).toBe(true);
    const shy = creature(restricts('cannotAttackAlone', { if: goblins }));
    expect(legal({ shy }, 'shy')).toBe(true);
    expect(legal({ shy, goblin }, 'shy')).toBe(false);
  });

  it('what can’t attack under a condition can without it, and never what is named', () => {
    const goblins = { kind: 'youControl', filter: { subtype: 'Goblin' } } as const;
    const goblin: PermanentSpec = { is: '1/1', subtypes: ['Goblin'] };
    const shy = creature(restricts('cannotAttack', { if: goblins }));
    expect(legal({ shy }, 'shy')).toBe(true);
    expect(legal({ shy, goblin }, 'shy')).toBe(false);
    const loyal = creature(restricts('cannotAttack', { attacked: 'thatPlayer' }));
    expect(legal({ loyal }, 'loyal')).toBe(true);
  });

  it('so many companions are needed as it says, of those that it means', () => {
    const filter = { keyword: 'flying' } as const;
    const captain = creature(restricts('cannotAttackUnlessWith', { filter, n: 2 }));
    const army = { captain, a: '1/1 flying', b: '1/1 flying', c: '1/1' };
    expect(legal(army, 'captain', 'a', 'b')).toBe(true);
    expect(legal(army, 'captain', 'a', 'c')).toBe(false);
  });

  it('the same of blockers', () => {
    const two = creature(
      restricts('cannotBlockUnlessWith', { filter: { keyword: 'flying' }, n: 2 }),
    );
    const wall = { two, a: '1/1 flying', b: '1/1 flying', c: '1/1' };
    const said = (...names: readonly string[]) =>
      blockOn({ x: '3/3' }, wall, blocks(...names.map((name) => [name, 'x'] as const))).verdict;
    expect(said('two', 'a', 'b')).toBe('legal');
    expect(said('two', 'a', 'c')).toBe('illegal');
    expect(said('a', 'c')).toBe('legal');
  });

  it('one that blocks only some, or cannot block some, blocks the others', () => {
    const filter = { keyword: 'flying' } as const;
    const only = creature(restricts('canBlockOnly', { filter }), {
      kind: 'keyword',
      keyword: 'reach',
    });
    const never: PermanentSpec = {
      is: '2/2 reach',
      abilities: [restricts('cannotBlock', { filter })],
    };
    const army = { bird: '1/1 flying', bear: '2/2' };
    const verdicts = (wall: PermanentSpec) =>
      ['bird', 'bear'].map((name) => blockOn(army, { wall }, blocks(['wall', name])).verdict);
    expect(verdicts(only)).toEqual(['legal', 'illegal']);
    expect(verdicts(never)).toEqual(['illegal', 'legal']);
  });

  it('one that some can’t block, or only some can, is blocked by the others', () => {
    const filter = { keyword: 'flying' } as const;
    const verdicts = (x: PermanentSpec) =>
      ['bird', 'bear'].map(
        (name) => blockOn({ x }, { bird: '1/1 flying', bear: '2/2' }, blocks([name, 'x'])).verdict,
      );
    expect(verdicts(creature(restricts('cannotBeBlockedBy', { filter })))).toEqual([
      'illegal',
      'legal',
    ]);
    expect(verdicts(creature(restricts('cannotBeBlockedExceptBy', { filter })))).toEqual([
      'legal',
      'illegal',
    ]);
  });

  it('defender is lifted by a permission only while its condition holds', () => {
    const may: Ability = {
      kind: 'permission',
      permission: 'attackDespiteDefender',
      subject: SELF,
      if: { kind: 'youControl', filter: { subtype: 'Goblin' } },
    };
    const wall: PermanentSpec = { is: '0/4 defender', abilities: [may] };
    const goblin: PermanentSpec = { is: '1/1', subtypes: ['Goblin'] };
    expect(legal({ wall }, 'wall')).toBe(false);
    expect(legal({ wall, goblin }, 'wall')).toBe(true);
  });
});

describe('what is asked of several creatures, of which one will do', () => {
  const all = { kind: 'all', filter: { type: 'creature' } } as const;

  it('names them, and what one of them should attack', () => {
    const host = creature(requires('oneAttacksIfAble', { subject: all }));
    const army = { bear: '2/2', host, elf: { is: '1/1', tapped: true } };
    expect(attackOn(army, attack()).requirements).toMatchObject([
      {
        requirement: 'oneAttacksIfAble',
        among: ['bear', 'host'],
        attacked: [{ kind: 'player', player: nil }],
      },
    ]);
  });

  it('names those that could block, and nobody else', () => {
    const ape = creature(requires('mustBeBlockedByOne', { filter: { keyword: 'flying' } }));
    const wall = { bird: '1/1 flying', bat: '1/1 flying', ox: '2/2' };
    expect(blockOn({ ape }, wall, blocks()).requirements).toMatchObject([
      { requirement: 'mustBeBlockedByOne', attacker: 'ape', among: ['bird', 'bat'] },
    ]);
  });
});
