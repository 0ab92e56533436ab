import type { RuleKey } from '../../citation/ruleIndex.ts';
import { decisionOf, gameOf } from '../../scenario/line.ts';
import type { GameState } from '../../state/gameState.ts';
import { newestOf } from '../../state/newest.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { type AskedAt, answeredIn, goingOnFrom } from '../askedAgain.ts';
import { mistakesAwake } from '../misreadings.ts';
import { eventsAfter } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import type { Answer, Ask } from '../questionKinds.ts';
import { rulesDecidingAnswer, whoBlocks } from './decidingAnswer.ts';
import { type Decided, decidingPlayed } from './decidingPlayed.ts';
import { decidingRules, rulesFound, type StaticDeed } from './decidingRules.ts';
import { rulesMistaken } from './rulesMistaken.ts';

/** By contrast, where that tells; else as the engine came to it, which is what is left to say of a division. */
export function decidingFirst<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
  asked: AskedAt,
  rules: readonly RuleKey[],
): Decided {
  if (kind.answerLiesIn(ask) === 'playingOn') return decidedPlayed(kind, ask, asked, rules);
  const { line } = asked.position;
  const divided = dividedAndPlayed(ask);
  if (divided !== undefined) {
    const here = { from: line, after: asked.played };
    const source = newestOf(gameOf(line), divided);
    const found = decidingRules(gameOf(line), { kind: 'divide', source }, (game) =>
      answeredIn(kind, ask, here, asked, game),
    );
    const decided = decidedPlayed(kind, ask, asked, [...found, ...rules]);
    return { ...decided, found: [...found, ...decided.found] };
  }
  const declared = declaredLegally(ask, rules);
  if (declared !== undefined) {
    const here = { from: line, after: asked.played };
    const found = rulesFound(gameOf(line), declared, (game) =>
      answeredIn(kind, ask, here, asked, game),
    );
    return { rules: [...found, ...rules], found };
  }
  const found = rulesDecidingAnswer(gameOf(line), ask, whoBlocks(decisionOf(line))) ?? [];
  const isBesides = found.length === 0 || ask.kind === 'divide';
  return { rules: isBesides ? [...found, ...rules] : found, found };
}

/** As what one declaration is legal; what refuses it is told with the answer, and not here. */
const declaredLegally = (ask: Ask, rules: readonly RuleKey[]): StaticDeed | undefined =>
  ask.kind === 'legality' &&
  rules.length > 0 &&
  (ask.act.kind === 'attack' || ask.act.kind === 'block')
    ? { kind: ask.act.kind }
    : undefined;

/** Whose damage is divided where that is played on to see what it comes to. */
const dividedAndPlayed = (ask: Ask): ObjectId | undefined =>
  ask.kind === 'divide' && ask.aim !== undefined && ask.aim.kind !== 'mostToPlayer'
    ? ask.source
    : undefined;

function decidedPlayed<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
  asked: AskedAt,
  rules: readonly RuleKey[],
): Decided {
  const goingOn = goingOnFrom(asked);
  const answerIn = (game: GameState) => answeredIn(kind, ask, goingOn, asked, game);
  const events = eventsAfter(asked.position);
  const told = [
    ...events.flatMap(({ decides }) => decides),
    ...events.flatMap((event) => event.rules),
  ];
  const game = gameOf(goingOn.from);
  const mayDecide = kind.mayDecide(ask);
  const answer = { rules, told, mayDecide };
  const byKeyword = decidingPlayed(answer, game, answerIn);
  const mistaken = rulesMistaken(answer, game, answerIn, mistakesAwake(asked.script, game.edition));
  return { rules: inOrder(byKeyword, mistaken), found: [...byKeyword.found, ...mistaken] };
}

/** By what event something triggers comes first, or a keyword; then what does not happen, of which nothing tells. */
function inOrder({ rules, found }: Decided, mistaken: readonly RuleKey[]): readonly RuleKey[] {
  const [first, ...more] = rules;
  const isFirst = first !== undefined && (found.includes(first) || first.startsWith('triggers.'));
  return isFirst ? [first, ...mistaken, ...more] : [...mistaken, ...rules];
}
