import { join } from 'node:path';
import { servedSite } from '../../e2e/support/servedSite.ts';
import { measureScript } from './measureScript.ts';
import { measureShifts } from './measureShifts.ts';
import { measureTasks } from './measureTasks.ts';
import { measureVisits } from './measureVisits.ts';
import { measureWaits } from './measureWaits.ts';
import type { PageFigure, PagePart } from './pageFigure.ts';

/** Measures these parts of the built site of the project at `root` in a browser, one after the other. */
export async function measurePages(
  root: string,
  parts: readonly PagePart[],
): Promise<readonly PageFigure[]> {
  const dist = join(root, 'dist');
  const site = await servedSite(dist);
  const measure: { readonly [P in PagePart]: () => Promise<readonly PageFigure[]> } = {
    shifts: () => measureShifts(root, site.at('')),
    tasks: () => measureTasks(site.at('')),
    waits: () => measureWaits(site.at('')),
    visits: () => measureVisits(dist),
    script: async () => measureScript(root),
  };
  try {
    const figures: PageFigure[] = [];
    for (const part of parts) figures.push(...(await measure[part]()));
    return figures;
  } finally {
    await site.close();
  }
}
