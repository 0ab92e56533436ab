import { nameOf } from '../../../scenario/schema/boardName.ts';
import { objectId } from '../../../vocabulary/ids.ts';
import { questionKind } from '../../questionKind.ts';
import { aimForm } from './aimForm.ts';
import { answeringDivision, type DivideAsk } from './answeringDivision.ts';

export const divide = questionKind({
  head: 'divide',
  fields: { divide: nameOf('anything'), aim: aimForm.exactOptional() },
  ask: ({ divide, aim }): DivideAsk => ({
    kind: 'divide',
    source: objectId(divide),
    ...(aim && { aim }),
  }),
  ...answeringDivision,
});
