import { STAYING_IN_COMBAT_BOARDS } from './stayingInCombat.ts';
import { testMistakes } from './testMistakes.ts';

testMistakes(STAYING_IN_COMBAT_BOARDS);
