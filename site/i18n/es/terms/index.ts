import type { TermBase } from '../../termBase.ts';
import casting from './casting.json' with { type: 'json' };
import combat from './combat.json' with { type: 'json' };
import damage from './damage.json' with { type: 'json' };
import designations from './designations.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import players from './players.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };
import zones from './zones.json' with { type: 'json' };

export const terms: TermBase = {
  turn,
  players,
  combat,
  damage,
  zones,
  casting,
  kinds,
  designations,
};
