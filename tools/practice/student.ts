import { type AnsweredQuestion, type GameState, kebab, MISTAKES, type MistakeName } from '#engine';
import { everyAttack, everyBlock } from '../../engine/declaration/decisionTable.ts';
import { isLegal } from '../../engine/training/kinds/declare/answerDeclaration.ts';
import { rememberedByKey } from '../../engine/vocabulary/remembered.ts';
import type { Separating } from '../../site/client/suspects.ts';
import type { MisreadFacts } from '../../site/library/judged/facts.ts';
import { judgedLibrary } from '../../site/library/judged/judgedLibrary.ts';

/** What somebody answers to a question: rightly, or else by which mistakes it would be right. */
export type StudentAnswer =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly by: readonly string[] };

/** A question of an exercise, with what those give who make a mistake. */
export interface Board extends Separating {
  /** `chance`, from 0 to 1, chooses where somebody has several ways. */
  readonly givenBy: (mistake: MistakeName, chance: number) => StudentAnswer;
}

const library = judgedLibrary(process.cwd(), 'ignored');

/** Every question of an exercise that a mistake answers otherwise. */
export const boards: readonly Board[] = library.exercises.flatMap((facts) => {
  const [edition] = facts.editions;
  const questions = edition === undefined ? [] : library.playing(facts, edition).questions;
  return facts.misread.flatMap((misread): readonly Board[] => {
    const asked = questions.find(({ question: { id } }) => id === misread.question);
    return asked === undefined ? [] : [boardOf(facts.slug, asked, misread)];
  });
});

function boardOf(slug: string, asked: AnsweredQuestion, misread: MisreadFacts): Board {
  const waysOf = rememberedByKey(
    (mistake: MistakeName | undefined): ReadonlySet<string> =>
      new Set(declarations(asked, mistake)),
  );
  return {
    at: `/exercises/${slug}/#q-${misread.question}`,
    alike: misread.alike.map((some) => some.map(kebab)),
    ways: misread.ways,
    givenBy: (mistake, chance) => {
      if (!misread.mistakes.includes(mistake)) return { isRight: true };
      if (!isAnyLegal(asked))
        return {
          isRight: false,
          by: misread.alike.find((some) => some.includes(mistake))?.map(kebab) ?? [],
        };
      const ways = [...waysOf(mistake)];
      const chosen = ways[Math.floor(chance * ways.length)] ?? '';
      return waysOf(undefined).has(chosen)
        ? { isRight: true }
        : {
            isRight: false,
            by: misread.mistakes.filter((one) => waysOf(one).has(chosen)).map(kebab),
          };
    },
  };
}

/** Whether any legal declaration is right, so that an answer is one of several. */
const isAnyLegal = ({ answer }: AnsweredQuestion): boolean =>
  (answer.kind === 'attack' || answer.kind === 'block') && answer.aimed === undefined;

/** The declarations that are legal by the rules, or to somebody who makes a mistake. */
function declarations(
  { answer, state }: AnsweredQuestion,
  mistake?: MistakeName,
): readonly string[] {
  const game: GameState =
    mistake === undefined ? state : { ...state, believed: MISTAKES[mistake].believes };
  if (answer.kind !== 'attack' && answer.kind !== 'block') return [];
  const rows =
    answer.kind === 'attack' ? everyAttack(game, MANY) : everyBlock(game, answer.player, MANY);
  return (rows ?? []).filter(isLegal).map(({ declaration }) => JSON.stringify(declaration));
}

const MANY = 4096;
