import type { ObjectId } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';

/** What the creatures of an exercise are called that have no card: `bear2` is a Bear too. */
export const stockNamesIn = (
  { setup: { permanents } }: { readonly setup: { readonly permanents: readonly Named[] } },
  { stockNames }: Pick<Messages, 'stockNames'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    permanents.flatMap(({ id }) => {
      const name = Object.entries(stockNames).find(
        ([stock]) => stock === id.replace(/\d+$/, ''),
      )?.[1];
      return name === undefined ? [] : [[id, name]];
    }),
  );

interface Named {
  readonly id: ObjectId;
}
