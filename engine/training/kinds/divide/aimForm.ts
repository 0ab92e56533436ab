import { heads, mapping, oneOf, positive, wordOf } from '../../../language/form.ts';
import { namesOf } from '../../../scenario/schema/boardName.ts';
import { type ObjectId, objectId } from '../../../vocabulary/ids.ts';
import type { DivisionAim } from './aim.ts';

/** How a file writes an aim. */
export const aimForm = oneOf([
  ['word', wordOf(['mostToPlayer']).transform((kind): DivisionAim => ({ kind }))],
  [
    heads('kill'),
    mapping({
      kill: oneOf([
        ['number', positive.transform((n): DivisionAim => ({ kind: 'killSome', n }))],
        ['list', creatures((ids): DivisionAim => ({ kind: 'kill', creatures: ids }))],
      ]),
    }).transform(({ kill }) => kill),
  ],
  [
    heads('spare'),
    mapping({
      spare: creatures((ids): DivisionAim => ({ kind: 'spare', creatures: ids })),
    }).transform(({ spare }) => spare),
  ],
]);

function creatures(aim: (ids: readonly ObjectId[]) => DivisionAim) {
  return namesOf('anything')
    .min(1)
    .transform((names) => aim(names.map(objectId)));
}
