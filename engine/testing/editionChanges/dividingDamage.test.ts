import { DIVIDING_DAMAGE } from './dividingDamage.ts';
import { testChanges } from './testChanges.ts';

testChanges(DIVIDING_DAMAGE);
