import type { Ability } from '../language/ability.ts';
import type { KeywordAbility } from '../language/keyword.ts';
import { MEANINGS } from '../language/keywords/index.ts';
import { type KeywordMeaning, writtenWith } from '../language/keywords/meaning.ts';
import type { GameState } from '../state/gameState.ts';
import { remembered } from '../vocabulary/remembered.ts';

/** Whether anything in a game asks what color something is, so that its players must be told. */
export const asksForColor = ({ battlefield, cards }: GameState): boolean =>
  [...battlefield, ...cards].some(({ printed }) => printed.abilities.some(abilityAsks));

/** The same cards are in game after game. */
const abilityAsks = remembered((ability: Ability): boolean => mentionsColor(ability));

/** Abilities are data, and what asks for a color says so by one of few keys, however deep it stands. */
function mentionsColor(said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return false;
  if (isKeywordAbility(said)) return mentionsColor(forbiddenBy(said));
  return Object.entries(said).some(([key, part]) => COLOR_KEYS.has(key) || mentionsColor(part));
}

const COLOR_KEYS: ReadonlySet<string> = new Set([
  'color',
  'notColor',
  'sharesColorWithSource',
  'colorless',
  'multicolored',
  'monocolored',
]);

const isKeywordAbility = (said: object): said is KeywordAbility =>
  'kind' in said && said.kind === 'keyword';

/** A browser has only the keywords that forbid something. */
const MEANING_OF: ReadonlyMap<string, KeywordMeaning> = new Map(Object.entries(MEANINGS));

function forbiddenBy(ability: KeywordAbility): unknown {
  return MEANING_OF.get(ability.keyword)?.forbids?.(writtenWith(ability));
}
