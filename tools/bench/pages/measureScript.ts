import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../site/build/siteFiles.ts';
import { LANGUAGES, ROOT_LANGUAGE } from '../../../site/i18n/languages.ts';
import { pagesOf } from '../../built/page.ts';
import { weigh } from '../../built/weight.ts';
import { pageKinds } from '../../e2e/support/pageKinds.ts';
import type { PageFigure } from './pageFigure.ts';

/** In kilobytes of 1024, as the size budget has them. */
const MOST_ON_DEMAND = 45;

/** How much script answering takes at most, on the largest page of each kind in each language. */
export function measureScript(root: string): readonly PageFigure[] {
  const pages = new Set(
    pageKinds(root).flatMap(({ address }) =>
      LANGUAGES.map((language) =>
        fileOf(language === ROOT_LANGUAGE ? address : `/${language}${address}`),
      ),
    ),
  );
  const dist = join(root, 'dist');
  const needed = filesBelow(dist).names.filter(
    (name) => !/\.(html|json|bin)$/.test(name) || pages.has(`/${name}`),
  );
  const site = new Map(needed.map((name) => [`/${name}`, readFileSync(join(dist, name))]));
  const weights = pagesOf(site).map((page) => weigh(page, site).onDemand);
  return [
    {
      part: 'script',
      what: 'script on demand for answering',
      measured: Math.max(0, ...weights) / 1024,
      unit: 'KB',
      goal: MOST_ON_DEMAND,
    },
  ];
}

const fileOf = (address: string): string => address.replace(/\/$/, '/index.html');
