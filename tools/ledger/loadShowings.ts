import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../../engine/scenario/issue.ts';
import { readSource } from '../../engine/scenario/reading/source.ts';
import type { LoadedScenario } from '../../site/library/scenarios.ts';
import { scenariosOf } from '../project/libraryOnce.ts';
import { toldIn } from './passages.ts';
import { type Showing, show } from './showing.ts';

/** What the scenarios of the project at `root` show, and what is wrong with those that could not be read. */
export async function loadShowings(root: string): Promise<{
  readonly showings: readonly Showing[];
  readonly issues: readonly Issue[];
}> {
  const { scenarios, issues } = scenariosOf(root);
  const showings = await Promise.all(scenarios.map((loaded) => showingOf(root, loaded)));
  return { showings, issues };
}

async function showingOf(root: string, { file, scenario }: LoadedScenario): Promise<Showing> {
  const source = readSource(readFileSync(join(root, file), 'utf8'), file);
  const claims = scenario.covers.map((id, index) => ({
    id,
    at: source.placeOf(['covers', index]),
  }));
  return show(scenario, file, claims, await toldIn(join(root, dirname(file))));
}
