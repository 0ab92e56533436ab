import { templates } from '../grammar/templates.ts';

const DURATIONS = templates('until', [
  ['until end of turn', 'end-of-turn'],
  ['this turn', 'end-of-turn'],
  ['until end of combat', 'end-of-combat'],
  ['this combat', 'end-of-combat'],
  ['until your next turn', 'your-next-turn'],
]);

export const DURATION_TEMPLATES = DURATIONS;
