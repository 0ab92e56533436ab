import { COUNTERS } from '../../vocabulary/counters.ts';
import { keysOf } from '../../vocabulary/entries.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Camel } from '../../vocabulary/spelling.ts';
import { camel } from '../../vocabulary/spelling.ts';
import type { Expectation, Setup } from '../scenario.ts';
import type { ExpectationForm } from '../schema/script.ts';
import { assignmentsOf, attackOf, blockOf } from './scriptDeclarations.ts';

type Word = keyof ExpectationForm;

/** What a file expects, with the names of the board. */
export const expectationOf = (form: ExpectationForm, setup: Setup): Expectation =>
  Object.fromEntries(
    WORDS.flatMap((word) => {
      const meant = readWord(word, form[word], setup);
      return meant === undefined ? [] : [[camel(word), meant]];
    }),
  );

const readWord = <W extends Word>(word: W, written: ExpectationForm[W], setup: Setup) =>
  written === undefined ? undefined : READ[word](written, setup);

type Read<W extends Word> = (
  written: NonNullable<ExpectationForm[W]>,
  setup: Setup,
) => NonNullable<Expectation[Camel<W>]>;

const ids = (names: readonly string[]) => names.map(objectId);

const byPlayer = (numbers: Readonly<Record<string, number>>) =>
  Object.entries(numbers).map(([name, n]) => ({ player: playerId(name), n }));

const READ: { readonly [W in `${Word}`]: Read<W> } = {
  died: ids,
  lost: (names) => names.map(playerId),
  won: playerId,
  drawn: (is) => is,
  life: byPlayer,
  poison: byPlayer,
  damage: (numbers) => Object.entries(numbers).map(([id, n]) => ({ object: objectId(id), n })),
  size: (sizes) => Object.entries(sizes).map(([id, size]) => ({ object: objectId(id), ...size })),
  triggered: (numbers) => Object.entries(numbers).map(([id, n]) => ({ source: objectId(id), n })),
  loyalty: (numbers) => Object.entries(numbers).map(([id, n]) => ({ object: objectId(id), n })),
  hand: byPlayer,
  mana: (pools) => Object.entries(pools).map(([name, mana]) => ({ player: playerId(name), mana })),
  counters: (counters) =>
    Object.entries(counters).flatMap(([id, kinds]) =>
      COUNTERS.flatMap((counter) => {
        const n = kinds[counter];
        return n === undefined ? [] : [{ object: objectId(id), counter, n }];
      }),
    ),
  tapped: ids,
  untapped: ids,
  attacking: ids,
  blocking: ids,
  attacks: (pairs) =>
    Object.entries(pairs).map(([id, attacked]) => ({ attacker: objectId(id), attacked })),
  battlefield: ids,
  graveyard: byPlayer,
  zones: (zones) => Object.entries(zones).map(([id, zone]) => ({ object: objectId(id), zone })),
  stack: ids,
  step: (step) => step,
  turn: playerId,
  priority: playerId,
  'legal-attacks': (attacks, setup) => attacks.map((attack) => attackOf(attack, setup)),
  'legal-blocks': (blocks) => blocks.map(blockOf),
  'legal-divisions': (divisions, setup) => divisions.map((one) => assignmentsOf(one, setup)),
  cites: (keys) => keys,
  'cites-not': (keys) => keys,
};

const WORDS = keysOf(READ);
