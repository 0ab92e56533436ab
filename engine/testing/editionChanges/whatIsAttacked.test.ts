import { testChanges } from './testChanges.ts';
import { WHAT_IS_ATTACKED } from './whatIsAttacked.ts';

testChanges(WHAT_IS_ATTACKED);
