import { OPTIONAL_COSTS } from './optionalCosts.ts';
import { testChanges } from './testChanges.ts';

testChanges(OPTIONAL_COSTS);
