import { DAMAGE_ON_THE_STACK } from './damageOnTheStack.ts';
import { testChanges } from './testChanges.ts';

testChanges(DAMAGE_ON_THE_STACK);
