import { PUTTING_INTO_COMBAT } from './puttingIntoCombat.ts';
import { testChanges } from './testChanges.ts';

testChanges(PUTTING_INTO_COMBAT);
