import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EDITION_IDS, type EditionId } from '../../../citation/editions.ts';
import type { SaidAct } from '../../../log/act.ts';
import { readScenario } from '../../../sandbox/readScenario.ts';
import type { PermanentSetup, ScenarioAsking, Setup } from '../../../scenario/scenario.ts';
import type { PermanentDetails, TestBoard } from '../../boards/board.ts';
import { projectCards } from '../../boards/cards.ts';

/** A board with the number of legal choices at each of its decisions. */
export interface PerftPosition extends Required<Pick<TestBoard, 'permanents' | 'players'>> {
  readonly name: string;
  readonly attacks: Counts;
  /** What each attacker attacks. */
  readonly attack: Readonly<Record<string, string>>;
  readonly blocks: Counts;
  readonly block: Readonly<Record<string, readonly string[]>>;
  readonly divisions: Counts;
}

/** By edition; one number in the file stands for all of them. */
type Counts = readonly (readonly [EditionId, number])[];

interface Written {
  readonly name: string;
  readonly attacks?: WrittenCounts;
  readonly blocks?: WrittenCounts;
  readonly divisions?: WrittenCounts;
  readonly script?: unknown;
}

type WrittenCounts = number | Readonly<Partial<Record<EditionId, number>>>;

const FILE = new URL('../../../../cases/counts.yaml', import.meta.url);
const RULED_IN_ALL = { kind: 'ruling', editions: EDITION_IDS } as const;

/** The positions of the file of counts. */
export const readPositions = (): readonly PerftPosition[] =>
  (parse(readFileSync(FILE, 'utf8')) as readonly Written[]).map(positionOf);

function positionOf({ name, attacks, blocks, divisions, ...board }: Written): PerftPosition {
  // What is counted before anything is declared has nothing to play.
  const file = JSON.stringify({ script: [{ pass: 'over' }], ...board });
  const read = readScenario(file, name, projectCards, RULED_IN_ALL);
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`);
  return {
    name,
    permanents: permanentsOf(read.value.setup),
    // Where the file does not say it, there is no mana.
    players: Object.fromEntries(
      read.value.setup.players.map(({ id, mana = '' }) => [id, { mana }]),
    ),
    attacks: countsOf(attacks),
    attack: attackIn(read.value),
    blocks: countsOf(blocks),
    block: blockIn(read.value),
    divisions: countsOf(divisions),
  };
}

const permanentsOf = ({ players, permanents }: Setup): TestBoard['permanents'] =>
  Object.fromEntries(
    players.map((player) => [
      player.id,
      Object.fromEntries(
        permanents
          .filter(({ controller }) => controller === player.id)
          .map((permanent) => [permanent.id, detailsOf(permanent)]),
      ),
    ]),
  );

function detailsOf({ characteristics, ...standing }: PermanentSetup): PermanentDetails {
  const { power, toughness, types, supertypes, subtypes, colors, abilities } = characteristics;
  const { loyalty, defense } = characteristics;
  const { tapped, sick, damage, counters } = standing;
  return {
    ...(power === undefined ? {} : { is: `${power}/${toughness}` }),
    ...{ types, supertypes, subtypes, colors, abilities, tapped, sick, damage },
    counters: {
      ...(loyalty === undefined ? {} : { loyalty }),
      ...(defense === undefined ? {} : { defense }),
      ...counters,
    },
  };
}

const attackIn = (scenario: ScenarioAsking): PerftPosition['attack'] =>
  Object.fromEntries(
    actsIn(scenario).flatMap((act) =>
      act.kind === 'attack'
        ? act.declaration.attacks.map(({ attacker, target }) => [
            attacker,
            target.kind === 'player' ? target.player : target.permanent,
          ])
        : [],
    ),
  );

function blockIn(scenario: ScenarioAsking): PerftPosition['block'] {
  const blocks = actsIn(scenario).flatMap((act) =>
    act.kind === 'block' ? act.declaration.blocks : [],
  );
  return Object.fromEntries(
    [...Map.groupBy(blocks, ({ blocker }) => blocker)].map(([blocker, all]) => [
      blocker,
      all.map(({ attacker }) => attacker),
    ]),
  );
}

const actsIn = ({ script }: ScenarioAsking): readonly SaidAct[] =>
  script.flatMap((entry) => (entry.kind === 'act' ? [entry.act] : []));

function countsOf(written: WrittenCounts | undefined): Counts {
  if (written === undefined) return [];
  if (typeof written === 'number') return EDITION_IDS.map((edition) => [edition, written]);
  return EDITION_IDS.flatMap((edition) => {
    const n = written[edition];
    return n === undefined ? [] : [[edition, n] as const];
  });
}
