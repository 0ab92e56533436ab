import { DAMAGE_BOARDS } from './damage.ts';
import { testMistakes } from './testMistakes.ts';

testMistakes(DAMAGE_BOARDS);
