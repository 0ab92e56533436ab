import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { meaningOf } from '../../language/keywords/lists.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { rememberedByKey } from '../../vocabulary/remembered.ts';
import { isAbout, type RulePattern } from '../mayDecide.ts';
import { rulesOfKeyword } from './rulesOfKeyword.ts';
import { keywordsIn, withoutEver, withoutLethalDamage } from './withoutEver.ts';

/** An answer that comes of playing on, as far as the engine can say by what happens. */
export interface AnswerPlayed {
  /** The rules of what happens, those that decide first. */
  readonly rules: readonly RuleKey[];
  /** Every rule of all that happens from the question on. */
  readonly told: readonly RuleKey[];
  readonly mayDecide: readonly RulePattern[];
}

/** The rules of an answer, those that decide it first; `found`: those of them that asking again has shown to. */
export interface Decided {
  readonly rules: readonly RuleKey[];
  readonly found: readonly RuleKey[];
}

/**
 * An answer’s rules without those of keywords that change nothing, and with those of keywords without which it would be
 * another, though nothing that happens may tell of them: what is indestructible is not destroyed. `answerIn`: what the same
 * script comes to in another game; nothing where it can’t go on there as it does.
 */
export function decidingPlayed(
  { rules, told, mayDecide }: AnswerPlayed,
  game: GameState,
  answerIn: (game: GameState) => string | undefined,
): Decided {
  const there = keywordsIn(game);
  const without = rememberedByKey((keywords: string) => ({
    text: answerIn(
      there.filter((one) => keywords.split(' ').includes(one)).reduce(withoutEver, game),
    ),
  }));
  const textWithout = (keywords: readonly Keyword[]) => without(keywords.join(' ')).text;
  const so = textWithout([]);
  // What is activated lies behind, and what something may yet come to have is no part of the board.
  const standing = there.filter(
    (keyword) =>
      meaningOf(keyword)?.shape !== 'activated' &&
      game.battlefield.some(({ id }) => hasKeyword(game, id, keyword)),
  );
  const isIdle = (rule: RuleKey): boolean => {
    if (rule === 'stateBased.lethalDamage') return answerIn(withoutLethalDamage(game)) === so;
    const keywords = standing.filter((keyword) =>
      rulesOfKeyword(game.edition, keyword).includes(rule),
    );
    return keywords.length > 0 && textWithout(keywords) === so;
  };
  const happening = rules.filter((rule) => !isIdle(rule));
  const deciding = there.filter((keyword) => {
    const text = textWithout([keyword]);
    return text !== undefined && text !== so;
  });
  const isNamed = (rule: RuleKey): boolean =>
    isAbout(mayDecide, rule) && numberOf(game.edition, rule) !== undefined;
  const ruleOf = (keyword: Keyword): readonly RuleKey[] => {
    const own = rulesOfKeyword(game.edition, keyword).filter(isNamed);
    const named = [...happening, ...told].find((rule) => own.includes(rule)) ?? own[0];
    return named === undefined ? [] : [named];
  };
  const found = [...new Set(deciding.flatMap(ruleOf))];
  const all = inOrder(happening, found);
  return { rules: all.length === 0 ? rules : all, found };
}

/** One keyword is enough to begin with; where it is asked of a trigger, by what event it triggers comes first. */
function inOrder(happening: readonly RuleKey[], found: readonly RuleKey[]): readonly RuleKey[] {
  const [first] = happening;
  const [keyword, ...keywords] = [
    ...happening.filter((rule) => found.includes(rule)),
    ...found.filter((rule) => !happening.includes(rule)),
  ];
  if (keyword === undefined || first?.startsWith('triggers.')) return [...happening, ...found];
  return [keyword, ...happening, ...keywords];
}
