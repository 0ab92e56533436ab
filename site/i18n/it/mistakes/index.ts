import type { Messages } from '../../messages.ts';
import { damage } from './damage.ts';
import { declaring } from './declaring.ts';
import { stayingInCombat } from './stayingInCombat.ts';
import { triggering } from './triggering.ts';
import { turn } from './turn.ts';

export const mistakes: Messages['mistakes'] = {
  ...stayingInCombat,
  ...declaring,
  ...damage,
  ...triggering,
  ...turn,
};
