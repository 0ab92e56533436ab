import { describe, expect, test } from 'vitest';
import { playScript } from '../../engine/scenario/play.ts';
import { scriptsOf } from '../../engine/scenario/scriptToPlay.ts';
import { unprintedRules } from '../../engine/testing/editionChanges/unprintedRules.ts';
import { wronglyCited } from '../../engine/testing/editionChanges/wronglyCited.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';

const { scenarios } = loadScenarios(process.cwd(), 'ignored');

describe.each(scenarios)('$scenario.slug', ({ scenario }) => {
  test.each(scenario.editions)(
    'in %s everything told cites rules that are printed and hold, one to three deciding',
    (edition) => {
      for (const script of scriptsOf(scenario).filter(({ editions }) =>
        editions.includes(edition),
      )) {
        const { line, replay } = playScript(script, { edition });
        expect(unprintedRules(line.moments, edition)).toEqual([]);
        expect(wronglyCited(line.moments, edition, replay.frames)).toEqual([]);
      }
    },
  );
});
