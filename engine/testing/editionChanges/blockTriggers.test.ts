import { BLOCK_TRIGGERS } from './blockTriggers.ts';
import { testChanges } from './testChanges.ts';

testChanges(BLOCK_TRIGGERS);
