import { STRIKING_TWICE } from './strikingTwice.ts';
import { testChanges } from './testChanges.ts';

testChanges(STRIKING_TWICE);
