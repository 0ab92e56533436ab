import type { Ability } from '../language/ability.ts';
import type { Keyword } from '../language/keywords/index.ts';
import type { Rules } from '../mistakes/rulesOf.ts';
import { unusedNames } from '../scenario/callTokens.ts';
import type { Line } from '../scenario/line.ts';
import { playWritten } from '../scenario/play.ts';
import type { PlayProblem } from '../scenario/problem.ts';
import type { CardSetup, Setup } from '../scenario/scenario.ts';
import { unusedChoices } from '../scenario/unusedChoices.ts';
import type { EditionRuling } from './case.ts';

interface RulingPlayed {
  readonly line: Line;
  /** What went otherwise than the case says; empty where the ruling holds. */
  readonly problems: readonly Pick<PlayProblem, 'at' | 'trouble'>[];
}

/** Plays what a ruling says under these rules, once `keyword`, where one is given, is taken off everything. */
export function playRuling(
  { script }: EditionRuling,
  rules: Rules,
  keyword?: Keyword,
): RulingPlayed {
  const setup = keyword === undefined ? script.setup : withoutKeyword(script.setup, keyword);
  const { line, problems } = playWritten({ ...script, setup }, rules);
  const played = script.entries.filter(({ editions }) => editions.includes(rules.edition));
  const unused = [
    ...unusedChoices(line, played).map(({ entry, trouble }) => ({ at: entry.at, trouble })),
    ...played.flatMap(({ as, at }) => unusedNames(line, as).map((trouble) => ({ at, trouble }))),
  ];
  return { line, problems: [...problems, ...unused] };
}

function withoutKeyword({ players, permanents }: Setup, keyword: Keyword): Setup {
  const rid = <T extends CardSetup>(things: readonly T[]): readonly T[] =>
    things.map((thing) => {
      const { characteristics } = thing;
      const abilities = characteristics.abilities.filter((one) => !isKeyword(one, keyword));
      return { ...thing, characteristics: { ...characteristics, abilities } };
    });
  return {
    permanents: rid(permanents),
    players: players.map((player) => ({
      ...player,
      hand: rid(player.hand),
      graveyard: rid(player.graveyard),
      exile: rid(player.exile),
    })),
  };
}

/** The keyword itself, or an activated ability that it stands for. */
const isKeyword = (ability: Ability, keyword: Keyword): boolean =>
  (ability.kind === 'keyword' || ability.kind === 'activated') && ability.keyword === keyword;
