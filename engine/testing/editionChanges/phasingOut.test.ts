import { PHASING_OUT } from './phasingOut.ts';
import { testChanges } from './testChanges.ts';

testChanges(PHASING_OUT);
