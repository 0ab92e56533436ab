import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Ability } from '../language/ability.ts';
import { changeTable } from '../language/change.ts';
import { COST } from '../language/cost.ts';
import { DURATION } from '../language/duration.ts';
import { effectTable } from '../language/effect.ts';
import { ENTERING } from '../language/entering.ts';
import { FILTER } from '../language/filter.ts';
import { heldAs } from '../language/held.ts';
import { KEYWORDS, meaningOf } from '../language/keywords/lists.ts';
import { PERMISSION } from '../language/permission.ts';
import { REQUIREMENT } from '../language/requirement.ts';
import { RESTRICTION } from '../language/restriction.ts';
import { TRIGGER } from '../language/trigger.ts';
import type { PermanentSetup, ScriptEntry } from '../scenario/scenario.ts';
import { CARD_TYPES } from '../vocabulary/characteristics.ts';
import type { Phase } from '../vocabulary/turnStructure.ts';
import { MISTAKE_NAMES, MISTAKES } from './index.ts';

const nothing = heldAs('ability', z.never());
const TABLES: readonly object[] = [
  ...[RESTRICTION, REQUIREMENT, PERMISSION, TRIGGER, FILTER, COST, ENTERING, DURATION],
  changeTable(nothing),
  effectTable(heldAs('effects', z.never()), heldAs('abilities', z.never())),
];

const KINDS = ['combatCost', 'keyword', 'requirement', 'triggered'] as const;
const KNOWN: ReadonlySet<string> = new Set([
  ...TABLES.flatMap((table) => Object.keys(table)),
  ...KEYWORDS,
  ...CARD_TYPES,
  ...(KINDS satisfies readonly Ability['kind'][]),
  ...(['goadedBy'] satisfies readonly (keyof PermanentSetup)[]),
  ...(['combat'] satisfies readonly Phase[]),
  ...(['refused'] satisfies readonly ScriptEntry['kind'][]),
]);

const named = MISTAKE_NAMES.flatMap((mistake) =>
  (MISTAKES[mistake].relevantWords ?? []).flat().map((word) => [mistake, word] as const),
);

test.each(named)('%s wakes by a word that boards have: %s', (_, word) => {
  expect(KNOWN).toContain(word);
});

test('a keyword is named only where the rules ask for it by name: what it stands for wakes by itself', () => {
  const keywords = named.filter(([, word]) => KEYWORDS.some((keyword) => keyword === word));
  const needless = keywords.filter(
    ([, word]) =>
      KEYWORDS.filter((keyword) => keyword === word && meaningOf(keyword)?.carriedOutIn).length ===
      0,
  );
  expect(needless).toEqual([]);
});
