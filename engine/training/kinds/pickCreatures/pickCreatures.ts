import { wordOf } from '../../../language/form.ts';
import { namesOf } from '../../../scenario/schema/boardName.ts';
import { objectId } from '../../../vocabulary/ids.ts';
import { CREATURE_PICKS } from '../../mayDecide.ts';
import { questionKind } from '../../questionKind.ts';
import { answeringCreatures, type PickCreaturesAsk } from './answeringCreatures.ts';

export const pickCreatures = questionKind({
  head: 'pick',
  fields: { pick: wordOf(CREATURE_PICKS), among: namesOf('anything').min(1).exactOptional() },
  ask: (form): PickCreaturesAsk => ({
    kind: 'pickCreatures',
    which: form.pick,
    among: form.among?.map(objectId),
  }),
  ...answeringCreatures,
});
