import type { Messages } from '../../messages.ts';
import damage from './damage.json' with { type: 'json' };
import declaring from './declaring.json' with { type: 'json' };
import stayingInCombat from './stayingInCombat.json' with { type: 'json' };
import triggering from './triggering.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };

export const mistakes: Messages['mistakes'] = {
  ...stayingInCombat,
  ...declaring,
  ...damage,
  ...triggering,
  ...turn,
};
