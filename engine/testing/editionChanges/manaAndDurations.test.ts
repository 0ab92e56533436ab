import { MANA_AND_DURATIONS } from './manaAndDurations.ts';
import { testChanges } from './testChanges.ts';

testChanges(MANA_AND_DURATIONS);
