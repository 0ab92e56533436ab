import { testMistakes } from './testMistakes.ts';
import { TURN_BOARDS } from './turn.ts';

testMistakes(TURN_BOARDS);
