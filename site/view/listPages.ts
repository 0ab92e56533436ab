import { TOPICS, type Topic } from '../engine.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';

type Listed = Pick<ScenarioFacts, 'slug' | 'topics'>;

/** What stands under one topic on a page of the list. */
export interface TopicOnPage<S extends Listed> {
  readonly topic: Topic;
  readonly scenarios: readonly S[];
}

/** How many scenarios a page of the list has room for. */
const ROOM = 60;

/** The list of scenarios, page by page: each under its first topic; the others are named in its line. */
export function listPages<S extends Listed>(
  scenarios: readonly S[],
  room: number = ROOM,
): readonly (readonly TopicOnPage<S>[])[] {
  const sorted = TOPICS.flatMap((topic) =>
    scenarios.filter(({ topics: [first] }) => first === topic),
  );
  const count = Math.max(1, Math.ceil(sorted.length / room));
  return Array.from({ length: count }, (_, index) =>
    byTopic(sorted.slice(index * room, (index + 1) * room)),
  );
}

const byTopic = <S extends Listed>(scenarios: readonly S[]): readonly TopicOnPage<S>[] =>
  [...Map.groupBy(scenarios, ({ topics: [first] }) => first)].flatMap(([topic, under]) =>
    topic === undefined ? [] : [{ topic, scenarios: under }],
  );

/** A page of the list, in English, counted from 1. */
export const listPage = (k: number): string => (k === 1 ? '/scenarios/' : `/scenarios/page/${k}/`);
