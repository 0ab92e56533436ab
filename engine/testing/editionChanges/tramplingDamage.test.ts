import { testChanges } from './testChanges.ts';
import { TRAMPLING_DAMAGE } from './tramplingDamage.ts';

testChanges(TRAMPLING_DAMAGE);
