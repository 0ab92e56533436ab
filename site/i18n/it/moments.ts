import type { Ability, Change, Effect, Step } from '../../engine.ts';
import { uncapital } from '../grammar.ts';
import { after } from './nouns.ts';
import { steps } from './turn.ts';

type Triggered = Ability & { readonly kind: 'triggered' };
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const DURATION: { readonly [D in Until]: string } = {
  endOfTurn: ' fino alla fine del turno',
  endOfCombat: ' fino alla fine del combattimento',
  yourNextUntapStep: ' fino al termine del tuo prossimo STAP',
  yourNextTurn: ' fino al tuo prossimo turno',
  yourNextUpkeep: ' fino al tuo prossimo mantenimento',
  nextUntapStep: ' fino al termine del prossimo STAP del suo controllore',
  endOfNextCombat: ' fino alla fine del prossimo combattimento',
  endOfThatPlayersNextTurn: ' fino alla fine del prossimo turno di quel giocatore',
  forever: '',
};

export const durationWords = (until: Until, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' durante il prossimo STAP del suo controllore'
    : DURATION[until];

export const DELAYED = {
  endOfCombat: 'alla fine del combattimento',
  endStep: 'all’inizio della prossima sottofase finale',
  upkeep: 'all’inizio del prossimo mantenimento',
  beginningOfCombat: 'all’inizio del prossimo combattimento',
  yourUpkeep: 'all’inizio del prossimo mantenimento del suo controllore',
  addedCombat: 'all’inizio di quel combattimento',
  youLoseControl: 'quando il suo controllore cambia',
} as const;

// What cards call by a shorter name than the rules do.
const NAMED: { readonly [S in Step]?: string } = {
  upkeep: 'il mantenimento',
  draw: 'l’acquisizione',
  beginningOfCombat: 'il combattimento',
};

/** When a step begins, as an ability says it. */
export function stepWords({ step, whose }: Triggered): string {
  const name =
    step === undefined ? 'la sottofase' : (NAMED[step] ?? `la ${uncapital(steps[step])}`);
  if (whose === 'each') return `all’inizio di ogni ${name.replace(/^(il |la |l’)/, '')}`;
  if (whose === undefined) return `all’inizio ${after('di', name)}`;
  if (step === 'beginningOfCombat') return 'all’inizio del combattimento nel tuo turno';
  const own = name.startsWith('il ')
    ? name.replace('il ', 'del tuo ')
    : name.replace(/^(la |l’)/, 'della tua ');
  return `all’inizio ${own}`;
}
