import { testMistakes } from './testMistakes.ts';
import { TRIGGERING_BOARDS } from './triggering.ts';

testMistakes(TRIGGERING_BOARDS);
