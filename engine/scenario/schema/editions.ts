import { z } from 'zod';
import { editionsWithin } from '../../citation/editionRange.ts';
import { EDITION_IDS } from '../../citation/editions.ts';
import { mapping, oneOf } from '../../language/form.ts';

export const edition = z.enum(EDITION_IDS).meta({ id: 'edition' });

/**
 * Editions, newest first: `all`, those within bounds, or, where none that comes later can be one of them, a list. Bounds
 * are inclusive.
 */
export const editions = oneOf([
  ['word', z.enum(['all']).transform(() => editionsWithin({}))],
  [
    'mapping',
    mapping({
      since: edition.exactOptional(),
      until: edition.exactOptional(),
      except: z.array(edition).min(1).exactOptional(),
    }).transform(editionsWithin),
  ],
  [
    'list',
    z
      .array(edition)
      .min(1)
      .transform((listed) => editionsWithin({}).filter((id) => listed.includes(id))),
  ],
]).meta({ id: 'editions' });
