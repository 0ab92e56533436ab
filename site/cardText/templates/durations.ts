import { templates } from '../grammar/templates.ts';

const DURATIONS = templates('until', [
  ['until end of turn', 'end-of-turn'],
  ['this turn', 'end-of-turn'],
  ['until end of combat', 'end-of-combat'],
  ['this combat', 'end-of-combat'],
  ['until your next turn', 'your-next-turn'],
  ['until your next upkeep', 'your-next-upkeep'],
]);

/** CR 603.7: when something happens that is put off. */
const MOMENTS = templates('moment', [
  ['at end of combat', 'end-of-combat'],
  ['at the end of combat', 'end-of-combat'],
  ['at the beginning of the next end step', 'end-step'],
  ['at the beginning of your next end step', 'your-end-step'],
  ["at the beginning of the next turn's upkeep", 'next-turns-upkeep'],
  ['at the beginning of your next upkeep', 'your-upkeep'],
  ['at the beginning of the next cleanup step', 'cleanup'],
]);

export const DURATION_TEMPLATES = [...DURATIONS, ...MOMENTS];
