import { DECLARING_BOARDS } from './declaring.ts';
import { testMistakes } from './testMistakes.ts';

testMistakes(DECLARING_BOARDS);
