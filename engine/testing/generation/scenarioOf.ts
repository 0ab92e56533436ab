import { NEWEST_EDITION } from '../../citation/editions.ts';
import type { BoardQuestion } from '../../generation/asked.ts';
import { type Draft, playersOf } from '../../generation/draft.ts';
import { gameOf } from '../../generation/gameOf.ts';
import type { ScenarioAsking, ScriptEntry, ScriptStep } from '../../scenario/scenario.ts';
import { legalAttacks, legalBlocks } from '../../training/kinds/declare/answerDeclaration.ts';
import type { Ask } from '../../training/questionKinds.ts';

/** The scenario that plays a board up to its question, asks it, and goes on where the game has to, as a file would have it. */
export function scenarioOf(draft: Draft, asked: BoardQuestion): ScenarioAsking<Ask> {
  const before = scriptBefore(draft);
  const script = [...before, ...goingOn(draft)];
  return {
    slug: 'generated',
    covers: [],
    topics: [],
    knowledge: 1,
    editions: [NEWEST_EDITION],
    checked: '',
    setup: draft.setup,
    start: 'declareAttackers',
    script,
    outcome: [],
    branches: [],
    questions: [
      {
        id: 'asked',
        branch: 'main',
        after: before.length,
        editions: [NEWEST_EDITION],
        ask: asked,
        stated: undefined,
        rules: [],
        at: NOWHERE,
      },
    ],
    stops: 'events',
  };
}

const NOWHERE = { line: 1, column: 1 };

const entry = (step: ScriptStep): ScriptEntry => ({
  ...step,
  editions: [NEWEST_EDITION],
  at: NOWHERE,
});

function scriptBefore(draft: Draft): readonly ScriptEntry[] {
  const { other: player } = playersOf(draft);
  const attacks = draft.attacks.map(({ attacker }) => ({
    attacker,
    target: { kind: 'player', player } as const,
  }));
  return [
    ...(draft.at === 'attack'
      ? []
      : [entry({ kind: 'act', act: { kind: 'attack', declaration: { attacks } } })]),
    ...(draft.at === 'divide'
      ? [entry({ kind: 'act', act: { kind: 'block', declaration: { blocks: draft.blocks } } })]
      : []),
  ];
}

/** A script says something, and ends at no declaration that is open. */
function goingOn(draft: Draft): readonly ScriptEntry[] {
  const game = draft.at === 'divide' ? undefined : gameOf(draft);
  if (game === undefined) return [];
  if (draft.at === 'block')
    return (
      legalBlocks(game, playersOf(draft).other)
        ?.slice(0, 1)
        .map((declaration) => entry({ kind: 'act', act: { kind: 'block', declaration } })) ?? []
    );
  return (
    legalAttacks(game)
      ?.slice(0, 1)
      .map((declaration) => entry({ kind: 'act', act: { kind: 'attack', declaration } })) ?? []
  );
}
