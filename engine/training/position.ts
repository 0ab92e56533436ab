import type { EditionId } from '../citation/editions.ts';
import { advanceToDecision, advanceToPriority, toAssigner } from '../scenario/advance.ts';
import type { Line } from '../scenario/line.ts';
import { playEntries } from '../scenario/play.ts';
import type { Ask, Question, Tryable } from '../scenario/question.ts';
import type { ScriptEntry } from '../scenario/scenario.ts';
import type { ScriptToPlay } from '../scenario/scriptToPlay.ts';
import type { Decision } from '../turn/action.ts';

/** The line played as far as a question needs, and on to the decision that it is about. */
export function lineAsAsked(script: ScriptToPlay, question: Question, edition: EditionId): Line {
  const after = question.after ?? entriesNeeded(question.ask, script.entries);
  const line = playEntries({ ...script, entries: script.entries.slice(0, after) }, edition);
  return towards(question.ask, line);
}

/** As few as show nothing of the answer: those before the first that does what the question asks for. */
function entriesNeeded(ask: Ask, entries: readonly ScriptEntry[]): number {
  const act = actIn(ask);
  if (act === undefined) return 0;
  const first = entries.findIndex((entry) => speaksOf(entry, act));
  return first < 0 ? entries.length : first;
}

const speaksOf = (entry: ScriptEntry, kind: Tryable['kind']): boolean => {
  if (entry.kind === 'refused') return entry.tries.some(({ act }) => act.kind === kind);
  if (entry.kind !== 'expect') return entry.kind === kind;
  const { legalAttacks, legalBlocks, legalDivisions } = entry.expectation;
  return (
    (kind === 'attack' && legalAttacks !== undefined) ||
    (kind === 'block' && legalBlocks !== undefined) ||
    (kind === 'divide' && legalDivisions !== undefined)
  );
};

/** The kind of act that the question turns on. */
export function actIn(ask: Ask): Tryable['kind'] | undefined {
  switch (ask.kind) {
    case 'declareAttackers':
      return 'attack';
    case 'declareBlockers':
      return 'block';
    case 'divide':
      return 'divide';
    case 'legality':
      return ask.act.kind;
    case 'pickActs':
      return ask.acts[0]?.kind;
    case 'number':
      return DECLARED[ask.of.kind];
    case 'pickCreatures':
      if (ask.which === 'mayAttack') return 'attack';
      return ask.which === 'mayBlock' ? 'block' : undefined;
    case 'holds':
    case 'pickSteps':
    case 'when':
    case 'order':
      return undefined;
  }
}

const DECLARED: { readonly [kind: string]: Tryable['kind'] } = {
  legalAttacks: 'attack',
  mostAttackRequirements: 'attack',
  legalBlocks: 'block',
  mostBlockRequirements: 'block',
};

const DECISION: { readonly [K in Tryable['kind']]?: Decision['kind'] } = {
  attack: 'declareAttackers',
  block: 'declareBlockers',
  divide: 'assignCombatDamage',
  order: 'announceDamageOrder',
};

function towards(ask: Ask, line: Line): Line {
  const kind = actIn(ask);
  const decision = kind === undefined ? undefined : DECISION[kind];
  if (decision !== undefined) {
    const reached =
      ask.kind === 'divide' ? toAssigner(line, ask.source) : advanceToDecision(line, decision);
    return reached.ok ? reached.value : line;
  }
  const player = ask.kind === 'legality' && 'player' in ask.act ? ask.act.player : undefined;
  if (player === undefined) return line;
  const reached = advanceToPriority(line, player);
  return reached.ok ? reached.value : line;
}
