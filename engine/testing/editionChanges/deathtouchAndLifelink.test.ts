import { DEATHTOUCH_AND_LIFELINK } from './deathtouchAndLifelink.ts';
import { testChanges } from './testChanges.ts';

testChanges(DEATHTOUCH_AND_LIFELINK);
