import type { APIRoute } from 'astro';
import type { Separating } from '../../client/suspects.ts';
import { kebab } from '../../engine.ts';
import { askedItems, placeOfItem } from '../../view/askedItems.ts';

// On which questions which mistakes show: what a round chooses its next board by.
export const GET: APIRoute = async () => {
  const all = (await askedItems()).flatMap((item): readonly Separating[] => {
    const found = item.facts.misread.find(({ question }) => question === item.question);
    if (found === undefined) return [];
    const alike = found.alike.map((some) => some.map(kebab));
    return [{ at: placeOfItem(item), alike, ways: found.ways }];
  });
  return new Response(JSON.stringify(all));
};
