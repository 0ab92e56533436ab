import { describe, expect, test } from 'vitest';
import { playScript } from '../../engine/scenario/play.ts';
import { scriptsOf } from '../../engine/scenario/scriptToPlay.ts';
import { unprintedRules } from '../../engine/testing/editionChanges/unprintedRules.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';

const { scenarios } = loadScenarios(process.cwd(), 'ignored');

describe.each(scenarios)('$scenario.slug', ({ scenario }) => {
  test.each(scenario.editions)('in %s everything told cites a rule that is printed', (edition) => {
    const moments = scriptsOf(scenario)
      .filter(({ editions }) => editions.includes(edition))
      .flatMap((script) => playScript(script, edition).line.moments);
    expect(unprintedRules(moments, edition)).toEqual([]);
  });
});
