import { beforeAll, describe, expect, test } from 'vitest';
import { answerFromJson } from '../../engine/testing/answerFromJson.ts';
import { apiText } from './files.ts';
import { exercisesForm, type Item, type Question, scenariosForm } from './forms.ts';

interface Asked {
  readonly of: string;
  readonly question: Question;
  /** The same as JSON, which is all that another program has. */
  readonly json: string;
}
let all: readonly Asked[] = [];

beforeAll(async () => {
  const [scenarios, exercises] = [
    scenariosForm.parse(JSON.parse(await apiText('scenarios', 'en', undefined))).scenarios,
    exercisesForm.parse(JSON.parse(await apiText('exercises', 'en', undefined))).exercises,
  ];
  const items: readonly Item[] = [...scenarios, ...exercises];
  all = items.flatMap(({ id, questions }) =>
    questions.map((question) => ({
      of: `${id}/${question.id}`,
      question,
      json: JSON.stringify(question),
    })),
  );
}, 120_000);

/** It asks what has triggered in the whole line: what came before the question is over, and no game holds it. */
const OF_WHAT_WAS = 'pickTriggering';

describe('from what programs read of a question', () => {
  test('its answer comes out again, whatever kind it is of', () => {
    const wrong = all
      .filter(({ question }) => question.ask.kind !== OF_WHAT_WAS)
      .flatMap(({ of, question, json }) => {
        const answer = answerFromJson(JSON.parse(json));
        return answer === question.answer.stated ? [] : [[of, question.answer.stated, answer]];
      });
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(500);
  });

  test('only what asks of the time before it can answer otherwise, and then says less', () => {
    const before = all.filter(({ question }) => question.ask.kind === OF_WHAT_WAS);
    expect(before.length).toBeGreaterThan(0);
    for (const { question, json } of before) {
      const told = answerFromJson(JSON.parse(json))?.split(', ').filter(Boolean) ?? [];
      expect(question.answer.stated.split(', ')).toEqual(expect.arrayContaining(told));
    }
  });
});

describe('a board says in words what its game has as data:', () => {
  const permanents = () =>
    all.flatMap(({ of, question: { board, game } }) =>
      game.battlefield.map((one) => {
        const told = board.permanents.find(({ id }) => id === one.id);
        const tagOf = (id: string | undefined) =>
          board.permanents.find((other) => other.id === id)?.tag;
        const goadedBy = game.continuousEffects
          .filter(({ affects, change }) => isGoading(change) && isAmong(affects, one.id))
          .map(({ controller }) => controller);
        return { of, one, told, tagOf, goadedBy: [...new Set(goadedBy)] };
      }),
    );

  test('who is attached to what, and paired with whom', () => {
    const linked = permanents().filter(({ one }) => one.attachedTo ?? one.pairedWith);
    expect(linked.length).toBeGreaterThan(0);
    for (const { of, one, told, tagOf } of linked) {
      expect({ of, tag: told?.attachedTo }).toEqual({ of, tag: tagOf(one.attachedTo) });
      expect({ of, tag: told?.pairedWith }).toEqual({ of, tag: tagOf(one.pairedWith) });
    }
  });

  test('by whom a creature is goaded', () => {
    const goaded = permanents().filter(({ told, goadedBy }) => told?.goadedBy ?? goadedBy[0]);
    expect(goaded.length).toBeGreaterThan(0);
    for (const { of, told, goadedBy } of goaded)
      expect({ of, by: told?.goadedBy }).toEqual({ of, by: goadedBy });
  });

  test('who protects a battle, though nobody has said it', () => {
    const battles = permanents().filter(({ one }) => one.printed.types.includes('battle'));
    expect(battles.length).toBeGreaterThan(0);
    for (const { told } of battles) expect(told?.protector).toBeTypeOf('string');
    for (const { one, told } of battles)
      if (one.protector !== undefined) expect(told?.protector).toBe(one.protector);
  });

  test('what a creature has blocked, though one of them is gone', () => {
    const blocked = all.filter(({ question }) => question.game.turn.history?.blocks.length);
    expect(blocked.length).toBeGreaterThan(0);
    for (const { question } of blocked)
      expect(question.board.hasBlocked).toEqual(question.game.turn.history?.blocks);
  });
});

const isAmong = (ids: unknown, id: string): boolean => Array.isArray(ids) && ids.includes(id);

const isGoading = (change: unknown): boolean => JSON.stringify(change).includes('"goad');
