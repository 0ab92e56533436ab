import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Filter } from '../language/filter.ts';
import type { RestrictionSource } from '../log/verdict.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import { hasKeywordIn } from '../state/matchesCharacteristics.ts';
import type { View } from '../state/view.ts';
import type { KeywordAbility } from '../vocabulary/abilities.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { known } from '../vocabulary/result.ts';
import { isPermitted, permissionsFor } from './abilitiesInPlay.ts';

/** Why one creature can't block one attacker: a keyword of either. */
export interface KeywordBan {
  readonly by: RestrictionSource;
  readonly rules: readonly RuleKey[];
}

/** CR 509.1b: evasion abilities add up, so every one that stands in the way is named. */
export function keywordBans(
  state: GameState,
  attacker: ObjectId,
  blocker: ObjectId,
): readonly KeywordBan[] {
  const pair = pairOf(state, attacker, blocker);
  return RULES.flatMap(({ on, keyword, rule, forbids }) => {
    const bearer = on === 'attacker' ? pair.attacking : pair.blocking;
    const instances = keywordInstances(bearer, keyword);
    if (!instances.some((ability) => forbids(pair, ability))) return [];
    const source = on === 'attacker' ? attacker : blocker;
    return [{ by: { source, what: { kind: 'keyword', keyword } }, rules: [rule] } as const];
  });
}

interface BlockPair {
  readonly view: View;
  readonly attacker: ObjectId;
  readonly blocker: ObjectId;
  readonly attacking: Characteristics;
  readonly blocking: Characteristics;
}

interface EvasionRule {
  readonly on: 'attacker' | 'blocker';
  readonly keyword: Keyword;
  readonly rule: RuleKey;
  readonly forbids: (pair: BlockPair, ability: KeywordAbility) => boolean;
}

const RULES: readonly EvasionRule[] = [
  {
    // CR 702.9b: only creatures with flying or reach can block it.
    on: 'attacker',
    keyword: 'flying',
    rule: 'keyword.flying',
    forbids: ({ blocking }) =>
      !hasKeywordIn(blocking, 'flying') && !hasKeywordIn(blocking, 'reach'),
  },
  {
    // CR 702.28b: only creatures with shadow can block it.
    on: 'attacker',
    keyword: 'shadow',
    rule: 'keyword.shadow',
    forbids: ({ view, blocker, blocking }) =>
      !hasKeywordIn(blocking, 'shadow') && !isPermitted(view.state, blocker, 'blockAsThoughShadow'),
  },
  {
    // CR 702.28b: and it can block only creatures with shadow.
    on: 'blocker',
    keyword: 'shadow',
    rule: 'keyword.shadow',
    forbids: ({ attacking }) => !hasKeywordIn(attacking, 'shadow'),
  },
  {
    // CR 702.147a: it can't block.
    on: 'blocker',
    keyword: 'decayed',
    rule: 'keyword.decayed',
    forbids: () => true,
  },
  {
    // CR 702.31b: only creatures with horsemanship can block it.
    on: 'attacker',
    keyword: 'horsemanship',
    rule: 'keyword.horsemanship',
    forbids: ({ blocking }) => !hasKeywordIn(blocking, 'horsemanship'),
  },
  {
    // CR 702.36b: only artifact creatures and black creatures can block it.
    on: 'attacker',
    keyword: 'fear',
    rule: 'keyword.fear',
    forbids: ({ blocking }) =>
      !blocking.types.includes('artifact') && !blocking.colors.includes('black'),
  },
  {
    // CR 702.13b: only artifact creatures and creatures that share a color with it can block it.
    on: 'attacker',
    keyword: 'intimidate',
    rule: 'keyword.intimidate',
    forbids: ({ attacking, blocking }) =>
      !blocking.types.includes('artifact') &&
      !blocking.colors.some((color) => attacking.colors.includes(color)),
  },
  {
    // CR 702.118b: creatures with greater power can't block it.
    on: 'attacker',
    keyword: 'skulk',
    rule: 'keyword.skulk',
    forbids: ({ attacking, blocking }) => (blocking.power ?? 0) > (attacking.power ?? 0),
  },
  {
    // CR 702.14c: can't be blocked while the defending player controls such a land.
    on: 'attacker',
    keyword: 'landwalk',
    rule: 'keyword.landwalk',
    forbids: ({ view, attacker }, { quality }) =>
      !isIgnored(view, quality) &&
      view.state.battlefield.some(({ id }) =>
        matches(
          view,
          { ...quality, type: 'land', controller: 'defendingPlayer' },
          id,
          sourceOf(view, attacker),
        ),
      ),
  },
  {
    // CR 702.16f: creatures with the quality can't block it.
    on: 'attacker',
    keyword: 'protection',
    rule: 'keyword.protectionFromBlocking',
    forbids: ({ view, attacker, blocker }, { quality }) =>
      matches(view, quality ?? {}, blocker, sourceOf(view, attacker)),
  },
];

// A permission lets creatures with that landwalk be blocked as though they had none.
const isIgnored = ({ state }: View, quality: Filter | undefined): boolean =>
  permissionsFor(state, 'ignoreLandwalk').some(
    ({ ability }) => ability.filter?.subtype === quality?.subtype,
  );

function pairOf(state: GameState, attacker: ObjectId, blocker: ObjectId): BlockPair {
  const view = viewOf(state);
  return {
    view,
    attacker,
    blocker,
    attacking: known(view.characteristics(attacker), attacker),
    blocking: known(view.characteristics(blocker), blocker),
  };
}

const keywordInstances = (now: Characteristics, keyword: Keyword): readonly KeywordAbility[] =>
  now.abilities.filter(
    (ability): ability is KeywordAbility =>
      ability.kind === 'keyword' && ability.keyword === keyword,
  );

const sourceOf = (view: View, id: ObjectId): Source => ({
  object: id,
  controller: thePermanent(view.state, id).controller,
});
