import { NEWEST_EDITION } from '../../citation/editions.ts';
import type { BoardQuestion } from '../../generation/asked.ts';
import { type Draft, playersOf } from '../../generation/draft.ts';
import type { SaidAct } from '../../log/act.ts';
import type { Awaited, Table, TriedAct } from '../../sandbox/index.ts';
import {
  type Board,
  type BoardAct,
  edited,
  fromFragment,
  type Lexicon,
  readLine,
  sayable,
  scenarioFile,
  tableOf,
  toFragment,
  writeLine,
} from '../../sandbox/index.ts';
import { readScenario } from '../../sandbox/readScenario.ts';
import { withoutTrial } from '../../sandbox/tried.ts';
import type { ScriptEntry } from '../../scenario/scenario.ts';
import { attackOf } from '../../state/combatRoles.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Random } from '../../vocabulary/random.ts';
import { literalRight } from '../generation/literalRight.ts';

/** For tests: a board that was made, with what is declared on it, as one of one’s own. */
export function boardOfDraft(draft: Draft): Board {
  const { other: player } = playersOf(draft);
  const attacks = draft.attacks.map(({ attacker }) => ({
    attacker,
    target: { kind: 'player', player } as const,
  }));
  const acts: readonly BoardAct[] = [
    { kind: 'attack', declaration: { attacks } },
    { kind: 'block', declaration: { blocks: draft.blocks } },
  ];
  const decided = { attack: 0, block: 1, divide: 2 }[draft.at];
  return { edition: NEWEST_EDITION, setup: draft.setup, acts: acts.slice(0, decided) };
}

/** For tests: the same with something tried at random, which may be legal or not. */
export function tryingAtRandom(board: Board, random: Random): Board {
  const awaits = tableOf(board, 'decision').awaits;
  const act = awaits && randomAct(awaits, random);
  return act === undefined ? board : edited(board, { kind: 'try', act }).board;
}

/** Each creature does what it could be chosen to do, or nothing. */
function randomAct({ answer, game }: Awaited, random: Random): TriedAct | undefined {
  const { battlefield, players } = game;
  const of = (player: PlayerId) => battlefield.filter(({ controller }) => controller === player);
  switch (answer.kind) {
    case 'attack': {
      const [target] = players.filter(({ id }) => id !== answer.player);
      const attacks = of(answer.player).flatMap(({ id }) =>
        target === undefined || random.between(0, 1) === 0
          ? []
          : [{ attacker: id, target: { kind: 'player', player: target.id } as const }],
      );
      return { kind: 'attack', declaration: { attacks } };
    }
    case 'block': {
      const attackers = game.battlefield.filter(({ id }) => attackOf(game, id) !== undefined);
      const blocks = of(answer.player).flatMap(({ id }) => {
        const attacker = attackers[random.between(0, attackers.length)];
        return attacker === undefined ? [] : [{ blocker: id, attacker: attacker.id }];
      });
      return { kind: 'block', declaration: { blocks } };
    }
    case 'division': {
      const { source, recipients } = answer.choice;
      const assignments = recipients.map((to) => ({ source, to, amount: random.between(0, 3) }));
      return { kind: 'divide', assignments: assignments.filter(({ amount }) => amount > 0) };
    }
    case 'order':
      return undefined;
  }
}

/** For tests: the ways by which a board comes to another ruling than by itself, and whether a line says all of it. */
export function waysApart(
  meant: Board,
  lexicon: Lexicon,
): { readonly apart: readonly string[]; readonly isWhole: boolean } {
  const { board, lost } = sayable(meant, lexicon);
  const line = writeLine(board);
  const link = fromFragment(toFragment(line));
  const ways: Readonly<Record<string, Board | undefined>> = {
    line: readLine(line, lexicon).board,
    link: link.ok ? readLine(link.value, lexicon).board : undefined,
    file: throughFile(board, lexicon),
  };
  const table = tableOf(board, 'decision');
  const ruling = textOf(table);
  const other = Object.entries(ways).flatMap(([way, found]) =>
    found !== undefined && textOf(tableOf(found, 'decision')) === ruling ? [] : [way],
  );
  for (const way of ['line', 'link']) {
    const found = ways[way];
    if (found !== undefined && writeLine(found) !== line) other.push(`${way} as written`);
  }
  const asked = board.triesLast ? tableOf(withoutTrial(board), 'decision') : table;
  const literal = asked.awaits && isLiterally(asked.awaits) ? [] : ['word for word'];
  return { apart: [...other, ...literal], isWhole: lost.length === 0 };
}

// A file has an entry at least; where nothing is decided yet, that is none of the board’s.
function throughFile(board: Board, { cards }: Lexicon): Board | undefined {
  const text = scenarioFile(board, { kind: 'exercise' });
  const read = readScenario(text, 'scenarios/test/board.yaml', cards, { kind: 'exercise' });
  if (!read.ok) return undefined;
  const { setup, script, editions } = read.value;
  return {
    edition: editions[0] ?? NEWEST_EDITION,
    setup,
    acts: script.slice(0, board.acts.length).flatMap(actIn),
  };
}

/** What was tried and refused is the act that it was. */
function actIn(entry: ScriptEntry): readonly BoardAct[] {
  if (entry.kind === 'refused')
    return entry.tries.flatMap(({ act }) => ('player' in act ? [] : isDeclared(act) ? [act] : []));
  return entry.kind === 'act' && isDeclared(entry.act) ? [entry.act] : [];
}

/** On boards that are made, nothing else is done. */
const isDeclared = (act: SaidAct): act is TriedAct =>
  act.kind === 'attack' || act.kind === 'block' || act.kind === 'divide';

const textOf = ({ awaits, replay, stopped }: Table): string =>
  JSON.stringify([awaits?.answer, awaits?.rules, replay, stopped]);

/** Whether rules and cards read word for word make as many declarations legal, or divisions. */
function isLiterally({ answer, game }: Awaited): boolean {
  if (answer.kind === 'order' || answer.legal === undefined) return true;
  const other = game.players.find(({ id }) => id !== game.turn.activePlayer);
  const defending = other?.id ?? answer.player;
  return literalRight(game, askedBy(answer), defending).length === answer.legal;
}

function askedBy(answer: Exclude<Awaited['answer'], { readonly kind: 'order' }>): BoardQuestion {
  if (answer.kind === 'division') return { kind: 'divide', source: answer.choice.source };
  return { kind: 'declare', which: answer.kind === 'attack' ? 'attackers' : 'blockers' };
}
