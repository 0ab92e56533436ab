import { describe, expect, test } from 'vitest';
import type { BlockVerdict } from '../log/verdict.ts';
import type { Line } from '../scenario/line.ts';
import type { Board } from './board.ts';
import { card } from './cards.ts';
import {
  type Act,
  activate,
  addMana,
  assign,
  attack,
  block,
  cast,
  resolveAll,
  toAssigning,
  toEnd,
  toStep,
} from './editionChanges/acts.ts';
import type { HandCard } from './editionChanges/editionChange.ts';
import { playBoard } from './editionChanges/playBoard.ts';
import { type Seen, seenOn } from './editionChanges/seen.ts';

interface Game extends Board {
  readonly hands?: { readonly [player: string]: { readonly [name: string]: HandCard } };
}

const lineOf = ({ hands = {}, ...board }: Game, script: readonly Act[]): Line =>
  playBoard({ that: '', board, hands, script, outcomes: [] }, 'current');

const play = (game: Game, ...script: readonly Act[]): Seen => seenOn(lineOf(game, script));

const on = (id: string, creature: string) => card(id, { attachedTo: creature });

describe('a creature put onto the battlefield attacking never attacked (CR 508.4)', () => {
  const cause = card('righteous-cause');

  test("Righteous Cause sees the creature that was declared, and not the token of Militia's Pride", () => {
    const seen = play(
      { permanents: { ada: { cause, pride: card('militias-pride'), elf: '2/2' }, nil: {} } },
      attack({ elf: 'nil' }),
      addMana('ada', 'W'),
      resolveAll,
    );
    expect(seen.triggered).toMatchObject({ cause: 1, pride: 1 });
    expect(Object.keys(seen.attacking)).toHaveLength(2);
  });

  test.each([
    ['brimaz-king-of-oreskos', 2],
    ['hero-of-bladehold', 3],
  ])('nor the tokens of %s', (id, attackers) => {
    const seen = play(
      { permanents: { ada: { cause, leader: card(id) }, nil: {} } },
      attack({ leader: 'nil' }),
      resolveAll,
    );
    expect(seen.triggered.cause).toBe(1);
    expect(Object.keys(seen.attacking)).toHaveLength(attackers);
  });

  test('yet it can attack and not be blocked (CR 509.3g): Kaalia puts in Master of Cruelties', () => {
    const seen = play(
      {
        permanents: { ada: { kaalia: card('kaalia-of-the-vast') }, nil: {} },
        hands: { ada: { master: card('master-of-cruelties') } },
      },
      attack({ kaalia: 'nil' }),
      resolveAll,
      block({}),
      resolveAll,
    );
    expect(seen.triggered).toMatchObject({ kaalia: 1, master: 1 });
    expect(seen.life).toEqual({ ada: 20, nil: 1 });
  });
});

describe('becoming blocked, and becoming blocked by a creature (CR 509.3c-d)', () => {
  const attackers = {
    myr: card('ichorclaw-myr'),
    tiger: card('cave-tiger'),
    bear: '2/2',
    lens: on('infiltration-lens', 'bear'),
  } as const;

  test.each([
    ['myr', 'myr', 1],
    ['tiger', 'tiger', 2],
    ['bear', 'lens', 2],
  ])(
    'Flash Foliage on a %s that is blocked already: %s has triggered %i times',
    (on, of, times) => {
      const seen = play(
        {
          permanents: { ada: attackers, nil: { ogre: '3/3' } },
          hands: { nil: { foliage: card('flash-foliage') } },
        },
        attack({ myr: 'nil', tiger: 'nil', bear: 'nil' }),
        block({ ogre: on }),
        resolveAll,
        addMana('nil', 'GGG'),
        cast('nil', 'foliage', on),
        resolveAll,
      );
      expect(seen.refused).toEqual([]);
      expect(seen.triggered[of]).toBe(times);
    },
  );

  test('Fog Patch blocks without a creature: the first triggers, the second does not', () => {
    const seen = play(
      {
        permanents: { ada: attackers, nil: {} },
        hands: { nil: { patch: card('fog-patch') } },
      },
      attack({ myr: 'nil', tiger: 'nil', bear: 'nil' }),
      block({}),
      addMana('nil', 'GG'),
      cast('nil', 'patch'),
      resolveAll,
    );
    expect(seen.triggered).toEqual({ myr: 1 });
  });
});

describe('blocking, and blocking a creature (CR 509.3a-b)', () => {
  test.each([
    ['brimaz-king-of-oreskos', 2],
    ['loyal-sentry', 2],
    ['aether-membrane', 2],
    ['wall-of-junk', 1],
  ])('%s, blocking two, triggers %i times', (id, times) => {
    const seen = play(
      {
        permanents: {
          ada: { bear: '2/2', wolf: '2/2' },
          nil: { guard: card(id), net: on('entangler', 'guard') },
        },
      },
      attack({ bear: 'nil', wolf: 'nil' }),
      block({ guard: ['bear', 'wolf'] }),
    );
    expect(seen.refused).toEqual([]);
    expect(seen.triggered.guard).toBe(times);
  });
});

describe('costs to attack (CR 508.1d, 508.1h-j)', () => {
  const islands = {
    first: { types: ['land'], subtypes: ['island'] },
    second: { types: ['land'], subtypes: ['island'] },
  } as const;
  const taxes = { propaganda: card('propaganda'), prison: card('ghostly-prison') };
  const withMana = (mana: string): Game => ({
    permanents: { ada: { leviathan: card('leviathan'), ...islands }, nil: taxes },
    players: { ada: { mana } },
  });

  test('Propaganda, Ghostly Prison and Leviathan add up: four mana and two Islands', () => {
    const seen = play(withMana('UUUU'), attack({ leviathan: 'nil' }));
    expect(seen.refused).toEqual([]);
    expect(seen.mana.ada).toBe('');
    expect(seen.permanents).toEqual(['leviathan', 'propaganda', 'prison']);
  });

  test('with three mana nothing is paid and nothing attacks', () => {
    const seen = play(withMana('UUU'), attack({ leviathan: 'nil' }));
    expect(seen.refused).toEqual(['costNotPaid']);
    expect(seen.permanents).toContain('first');
  });

  test('nobody is made to pay: Juggernaut may stay at home from Propaganda', () => {
    const seen = play(
      {
        permanents: { ada: { juggernaut: card('juggernaut') }, nil: taxes },
        players: { ada: { mana: 'CCCCCC' } },
      },
      attack({}),
    );
    expect(seen.refused).toEqual([]);
  });
});

describe('attacking if another does (CR 508.1d)', () => {
  const toll = { toll: card('wars-toll') };

  test.each([
    ["War's Toll lets all stay at home", {}, []],
    ["War's Toll has all attack if one does", { bear: 'nil' }, ['fewerRequirementsThanPossible']],
    ['and all together they may', { bear: 'nil', wolf: 'nil' }, []],
  ])('%s', (_, attacks, refused) => {
    const seen = play(
      { permanents: { ada: { bear: '2/2', wolf: '2/2' }, nil: toll } },
      attack(attacks),
    );
    expect(seen.refused).toEqual(refused);
  });

  test.each([
    ['ekundu-cyclops', {}, []],
    ['ekundu-cyclops', { bear: 'nil' }, ['fewerRequirementsThanPossible']],
    ['ekundu-cyclops', { giant: 'nil' }, []],
    ['viashino-bey', {}, []],
    ['viashino-bey', { bear: 'nil' }, []],
    ['viashino-bey', { giant: 'nil' }, ['fewerRequirementsThanPossible']],
  ])('%s beside a bear, attacking with %o', (id, attacks, refused) => {
    const seen = play(
      { permanents: { ada: { giant: card(id), bear: '2/2' }, nil: {} } },
      attack(attacks),
    );
    expect(seen.refused).toEqual(refused);
  });
});

describe('requirements within a limit (CR 508.1d)', () => {
  test.each(['dueling-grounds', 'silent-arbiter'])(
    'with Grand Melee and %s either may attack, but one must',
    (id) => {
      const game = {
        permanents: {
          ada: { bear: '2/2', wolf: '2/2' },
          nil: { melee: card('grand-melee'), limit: card(id) },
        },
      };
      expect(play(game, attack({ bear: 'nil' })).refused).toEqual([]);
      expect(play(game, attack({ wolf: 'nil' })).refused).toEqual([]);
      expect(play(game, attack({})).refused).toEqual(['fewerRequirementsThanPossible']);
      expect(play(game, attack({ bear: 'nil', wolf: 'nil' })).refused).toEqual([
        'restrictionDisobeyed',
      ]);
    },
  );

  test('with Crawlspace two of three Juggernauts attack', () => {
    const juggernaut = card('juggernaut');
    const game = {
      permanents: {
        ada: { first: juggernaut, second: juggernaut, third: juggernaut },
        nil: { space: card('crawlspace') },
      },
    };
    expect(play(game, attack({ first: 'nil', third: 'nil' })).refused).toEqual([]);
    expect(play(game, attack({ second: 'nil' })).refused).toEqual([
      'fewerRequirementsThanPossible',
    ]);
  });
});

describe('requirements to block (CR 509.1c)', () => {
  const verdictOf = (game: Game, ...script: readonly Act[]): BlockVerdict | undefined =>
    lineOf(game, script)
      .moments.flatMap(({ entries }) => entries.map(({ event }) => event))
      .flatMap((event) => (event.kind === 'blockersDeclared' ? [event.verdict] : []))[0];

  test('Lure on Taunting Elf is two requirements for each creature that can block it', () => {
    const verdict = verdictOf(
      {
        permanents: {
          ada: { elf: card('taunting-elf'), lure: on('lure', 'elf') },
          nil: { ogre: '3/3', bear: '2/2' },
        },
      },
      attack({ elf: 'nil' }),
      block({ ogre: 'elf', bear: 'elf' }),
    );
    expect(verdict?.maximum).toBe(4);
  });

  test('Blaze of Glory is one for each attacker', () => {
    const verdict = verdictOf(
      {
        permanents: { ada: { bear: '2/2', wolf: '2/2', elf: '1/1' }, nil: { ogre: '3/3' } },
        hands: { ada: { blaze: card('blaze-of-glory') } },
      },
      attack({ bear: 'nil', wolf: 'nil', elf: 'nil' }),
      addMana('ada', 'W'),
      cast('ada', 'blaze', 'ogre'),
      resolveAll,
      block({ ogre: ['bear', 'wolf', 'elf'] }),
    );
    expect(verdict).toMatchObject({ verdict: 'legal', maximum: 3, obeyed: 3 });
  });

  test('a Wall is not asked to block a Juggernaut that wears Lure', () => {
    const seen = play(
      {
        permanents: {
          ada: { juggernaut: card('juggernaut'), lure: on('lure', 'juggernaut') },
          nil: { wall: card('wall-of-wood') },
        },
      },
      attack({ juggernaut: 'nil' }),
      block({}),
    );
    expect(seen.refused).toEqual([]);
  });
});

describe('what comes after blocks leaves them as they are (CR 509.1b, 506.4a)', () => {
  const blocked: Game = {
    permanents: {
      ada: { bear: { is: '2/2', colors: ['green'] }, mother: card('mother-of-runes') },
      nil: { ogre: { is: '4/4', colors: ['white'] } },
    },
  };
  const attackBlocked = [attack({ bear: 'nil' }), block({ ogre: 'bear' })];

  test('protection from Mother of Runes does not unblock, but prevents the damage (CR 702.16e)', () => {
    const seen = play(blocked, ...attackBlocked, activate('ada', 'mother', 0, 'bear'), toEnd);
    expect(seen.died).toEqual([]);
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test("nor does Rogue's Passage", () => {
    const seen = play(
      {
        ...blocked,
        permanents: {
          ...blocked.permanents,
          ada: { bear: '2/2', passage: card('rogues-passage') },
        },
      },
      ...attackBlocked,
      addMana('ada', 'CCCC'),
      activate('ada', 'passage', 1, 'bear'),
      toEnd,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.died).toEqual(['bear']);
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test('menace that comes too late neither', () => {
    const seen = play(
      {
        permanents: {
          ada: { bear: '2/2' },
          nil: { ogre: '4/4' },
        },
        hands: {
          ada: {
            drums: {
              ...card('goblin-war-drums'),
              abilities: [
                ...(card('goblin-war-drums').abilities ?? []),
                { kind: 'keyword', keyword: 'flash' },
              ],
            },
          },
        },
      },
      ...attackBlocked,
      addMana('ada', 'RRR'),
      cast('ada', 'drums'),
      toEnd,
    );
    expect(seen.died).toEqual(['bear']);
  });

  test('a creature that comes under another control leaves combat (CR 506.4): Ray of Command', () => {
    const seen = play(
      {
        permanents: { ada: { bear: '2/2' }, nil: {} },
        hands: { nil: { ray: card('ray-of-command') } },
      },
      attack({ bear: 'nil' }),
      addMana('nil', 'UUUU'),
      cast('nil', 'ray', 'bear'),
      toEnd,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.attacking).toEqual({});
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test('one that stops being a creature does too: Iroas without devotion', () => {
    const iroas = card('iroas-god-of-victory');
    const seen = play(
      { permanents: { ada: { iroas, bear: '2/2' }, nil: {} } },
      attack({ iroas: 'nil', bear: 'nil' }),
    );
    expect(seen.refused).toEqual(['notACreature']);
  });
});

describe('out of combat, or only out of harm', () => {
  test('Maze of Ith leaves the creature in combat, and its damage undealt', () => {
    const seen = play(
      { permanents: { ada: { bear: '2/2' }, nil: { maze: card('maze-of-ith') } } },
      attack({ bear: 'nil' }),
      activate('nil', 'maze', 0, 'bear'),
      toEnd,
    );
    expect(seen.attacking).toEqual({ bear: 'nil' });
    expect(seen.tapped).toEqual(['maze']);
    expect(seen.life).toEqual({ ada: 20, nil: 20 });
  });

  test('Reconnaissance takes it out of combat', () => {
    const seen = play(
      { permanents: { ada: { bear: '2/2', recon: card('reconnaissance') }, nil: {} } },
      attack({ bear: 'nil' }),
      activate('ada', 'recon', 0, 'bear'),
      resolveAll,
    );
    expect(seen.attacking).toEqual({});
    expect(seen.tapped).toEqual([]);
  });

  test('and so does Gustcloak Sentinel, as it becomes blocked', () => {
    const seen = play(
      { permanents: { ada: { sentinel: card('gustcloak-sentinel') }, nil: { ogre: '4/4' } } },
      attack({ sentinel: 'nil' }),
      block({ ogre: 'sentinel' }),
      resolveAll,
    );
    expect(seen.attacking).toEqual({});
    expect(seen.tapped).toEqual([]);
  });
});

describe('an attacker whose blockers are gone stays blocked (CR 510.1c)', () => {
  const withoutBlocker = (id: string, ...more: readonly Act[]): Seen =>
    play(
      {
        permanents: { ada: { attacker: card(id) }, nil: { wall: '0/8' } },
        hands: { nil: { away: card('unsummon') } },
      },
      attack({ attacker: 'nil' }),
      block({ wall: 'attacker' }),
      addMana('nil', 'U'),
      cast('nil', 'away', 'wall'),
      resolveAll,
      ...more,
    );

  test.each([
    ['craw-wurm', 20],
    ['colossal-dreadmaw', 14],
  ])('%s leaves its player at %i', (id, life) => {
    expect(withoutBlocker(id, toEnd).life.nil).toBe(life);
  });

  test('Thorn Elemental may assign its damage as though it were not blocked', () => {
    expect(withoutBlocker('thorn-elemental', toAssigning).divisions.attacker).toEqual(['nil 7']);
  });
});

describe('first strike between the two steps (CR 510.4)', () => {
  const game: Game = {
    permanents: {
      ada: { reckoner: card('boros-reckoner'), wolves: card('tundra-wolves') },
      nil: {},
    },
  };

  test('gained after the first step it takes nothing away from the second', () => {
    const seen = play(
      game,
      attack({ reckoner: 'nil', wolves: 'nil' }),
      block({}),
      toStep('firstStrikeDamage'),
      addMana('ada', 'R'),
      activate('ada', 'reckoner', 1),
      toEnd,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.life.nil).toBe(16);
  });

  test('gained before it, the damage comes in the first step alone', () => {
    const seen = play(
      game,
      attack({ reckoner: 'nil', wolves: 'nil' }),
      block({}),
      addMana('ada', 'R'),
      activate('ada', 'reckoner', 1),
      toStep('firstStrikeDamage'),
      resolveAll,
    );
    expect(seen.life.nil).toBe(16);
  });
});

describe('life with the damage, or afterwards', () => {
  const atOneLife = (aura: string): Seen =>
    play(
      {
        permanents: {
          ada: { minotaur: card('canyon-minotaur'), second: card('canyon-minotaur') },
          nil: { ox: card('pillarfield-ox'), aura: on(aura, 'ox') },
        },
        players: { nil: { life: 1 } },
      },
      attack({ minotaur: 'nil', second: 'nil' }),
      block({ ox: 'minotaur' }),
      toEnd,
    );

  test('Unflinching Courage saves its controller: lifelink is part of the damage (CR 120.3f)', () => {
    expect(atOneLife('unflinching-courage')).toMatchObject({ lost: [], life: { nil: 2 } });
  });

  test.each(['armadillo-cloak', 'spirit-link'])(
    '%s triggers too late: state-based actions come first (CR 704.3)',
    (aura) => {
      expect(atOneLife(aura).lost).toEqual(['nil']);
    },
  );
});

describe('Worship changes the life lost, not the damage (CR 120.4)', () => {
  const against = (attacker: string): Seen =>
    play(
      {
        permanents: {
          ada: { attacker: card(attacker), warhammer: on('loxodon-warhammer', 'attacker') },
          nil: { worship: card('worship'), wall: { is: '0/4', tapped: true } },
        },
        players: { nil: { life: 5 } },
      },
      attack({ attacker: 'nil' }),
      block({}),
      toEnd,
    );

  test('damage that can not be prevented is no answer to it, and lifelink counts all of it', () => {
    expect(against('excruciator').life).toEqual({ ada: 30, nil: 1 });
  });

  test('infect is not touched by it', () => {
    expect(against('glistener-elf')).toMatchObject({ life: { nil: 5 }, poison: { nil: 4 } });
  });
});

describe('trample asks for lethal damage to all blockers and no order (CR 702.19b)', () => {
  const rhino = (more: Game['permanents'], nil: Game['permanents'][string]): Game => ({
    permanents: { ada: { rhino: card('stampeding-rhino'), ...more.ada }, nil },
  });
  const divided = (game: Game, ...blockers: readonly string[]): readonly string[] =>
    play(
      game,
      attack({ rhino: 'nil' }),
      block(Object.fromEntries(blockers.map((name) => [name, 'rhino']))),
      toAssigning,
    ).divisions.rhino ?? [];

  test('nothing goes past them before both have enough', () => {
    const divisions = divided(rhino({}, { bear: '2/2', elf: '1/1' }), 'bear', 'elf');
    expect(divisions).toContain('bear 2, elf 1, nil 1');
    expect(divisions).toContain('elf 4');
    expect(divisions).not.toContain('elf 3, nil 1');
    expect(divisions).not.toContain('bear 2, nil 2');
  });

  test('damage marked before counts', () => {
    const divisions = divided(rhino({}, { bear: { is: '2/2', damage: 1 } }), 'bear');
    expect(divisions).toContain('bear 1, nil 3');
  });

  test('with deathtouch one each is enough (CR 702.2c)', () => {
    const game = rhino(
      { ada: { collar: on('basilisk-collar', 'rhino') } },
      { wall: '0/4', ogre: '3/3' },
    );
    expect(divided(game, 'wall', 'ogre')).toContain('wall 1, ogre 1, nil 2');
  });

  test('a shield is not looked at', () => {
    const game = { ...rhino({}, { bear: '2/2' }), shields: { bear: 4 } };
    expect(divided(game, 'bear')).toContain('bear 2, nil 2');
  });

  test('an assignment that goes past too soon is refused', () => {
    const seen = play(
      rhino({}, { bear: '2/2', elf: '1/1' }),
      attack({ rhino: 'nil' }),
      block({ bear: 'rhino', elf: 'rhino' }),
      toAssigning,
      assign({ rhino: { bear: 2, nil: 2 } }),
    );
    expect(seen.refused).toEqual(['lethalNotAssignedBeforeTrample']);
  });
});
