import { DAMAGE_TRIGGERS } from './damageTriggers.ts';
import { testChanges } from './testChanges.ts';

testChanges(DAMAGE_TRIGGERS);
