import { SECOND_COMBAT } from './secondCombat.ts';
import { testChanges } from './testChanges.ts';

testChanges(SECOND_COMBAT);
