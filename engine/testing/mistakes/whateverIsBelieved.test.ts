import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../citation/editions.ts';
import { checkAssignment } from '../../damage/checkAssignment.ts';
import { assigningPlayers, damageChoices } from '../../damage/choices.ts';
import { divisionsOf } from '../../damage/divisionsOf.ts';
import { suggestAssignment } from '../../damage/suggestAssignment.ts';
import { framesFrom } from '../../explanation/framesFrom.ts';
import { SELF, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import { beliefsIn, MISTAKE_NAMES } from '../../mistakes/index.ts';
import { advance } from '../../scenario/advance.ts';
import { decisionOf } from '../../scenario/line.ts';
import type { GameState } from '../../state/gameState.ts';
import { markDivision } from '../../training/mark.ts';
import { permits } from '../boards/abilities.ts';
import { board, characteristics, type PermanentDetails } from '../boards/board.ts';
import { playByLot } from '../boards/playByLot.ts';
import { randomCombat } from '../boards/randomCombat.ts';
import { anyTarget, instant, pump } from '../editionChanges/abilities.ts';
import { ADA, NIL } from '../laws/stock.ts';

const STEP = 'combatDamage';

const mistakes = fc.oneof(
  fc.constantFrom(...MISTAKE_NAMES).map((one) => [one]),
  fc.subarray([...MISTAKE_NAMES]),
);

test('whatever is believed in whatever edition, every division is ruled on, and one is legal', () => {
  fc.assert(
    fc.property(randomCombat(), mistakes, (so, made) => {
      const state: GameState = { ...so, believed: beliefsIn(made) };
      for (const player of assigningPlayers(state, STEP)) {
        const suggestion = suggestAssignment(state, player, STEP);
        expect(checkAssignment(state, player, STEP, suggestion).violations).toEqual([]);
        for (const { source } of damageChoices(state, player, STEP)) {
          expect(divisionsOf(state, player, STEP, source, 4096)).not.toEqual([]);
          const own = suggestion.filter((one) => one.source === source);
          expect(markDivision(state, player, source, own).verdict).toBe('legal');
        }
      }
    }),
    { numRuns: 400, seed: 511 },
  );
});

const creature: fc.Arbitrary<PermanentDetails> = fc
  .record({
    size: fc.constantFrom('1/1', '2/2', '3/2', '0/3'),
    words: fc.subarray(
      [
        'trample',
        'deathtouch',
        'firstStrike',
        'doubleStrike',
        'lifelink',
        'indestructible',
        'flying',
        'menace',
      ],
      { maxLength: 2 },
    ),
    more: fc.constantFrom(
      [],
      [BOUNCES_BACK()],
      [GROWS()],
      [permits('blockAdditional', { n: 1, subject: SELF })],
    ),
  })
  .map(({ size, words, more }) => ({ is: [size, 'haste', ...words].join(' '), abilities: more }));

function GROWS() {
  return whenever('isDealtDamage', [
    { kind: 'addCounters', counter: '+1/+1', n: 1, subject: SELF },
  ]);
}

/** Damage for damage, without end if nothing dies of it. */
function BOUNCES_BACK() {
  return whenever('isDealtDamage', [{ kind: 'dealDamage', n: 1, subject: TARGET }], {
    targets: [anyTarget],
  });
}

const HANDS: { readonly [name: string]: PermanentDetails } = {
  growth: instant([pump(2, 2)]),
  unsummon: instant([{ kind: 'returnToHand', subject: TARGET }]),
  shield: instant([{ kind: 'preventNext', n: 2, subject: TARGET }], [anyTarget]),
  bolt: instant([{ kind: 'dealDamage', n: 2, subject: TARGET }], [anyTarget]),
};

const inHand = (owner: typeof ADA): GameState['cards'] =>
  Object.entries(HANDS).map(([name, details]) => ({
    id: `${owner}-${name}` as GameState['cards'][number]['id'],
    owner,
    zone: 'hand',
    printed: characteristics(details),
  }));

const start = fc
  .record({
    edition: fc.constantFrom(...EDITION_IDS),
    own: fc.array(creature, { minLength: 1, maxLength: 3 }),
    others: fc.array(creature, { minLength: 1, maxLength: 3 }),
  })
  .map(({ edition, own, others }) => {
    const state = board({
      edition,
      step: 'declareAttackers',
      permanents: { ada: named('a', own), nil: named('b', others) },
    });
    return { ...state, cards: [...inHand(ADA), ...inHand(NIL)] };
  });

const named = (letter: string, all: readonly PermanentDetails[]) =>
  Object.fromEntries(all.map((one, index) => [`${letter}${index + 1}`, one]));

describe('a game by mistaken rules', () => {
  test('is played to the end of the turn, told, and survives JSON', () => {
    fc.assert(
      fc.property(start, mistakes, fc.array(fc.nat(), { maxLength: 12 }), (so, made, lots) => {
        const line = playByLot({ ...so, believed: beliefsIn(made) }, lots);
        const over = advance(
          line,
          (now) =>
            decisionOf(now).kind === 'gameOver' || now.moments.at(-1)?.after.turn.number === 2,
        );
        const { moments } = over.ok ? over.value : line;
        expect(over.ok).toBe(true);
        expect(framesFrom(moments).length).toBeGreaterThan(0);
        const last = moments.at(-1)?.after;
        expect(JSON.parse(JSON.stringify(last))).toEqual(last);
      }),
      { numRuns: 150, seed: 512 },
    );
  });
});
