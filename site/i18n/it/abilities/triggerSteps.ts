import type { Step } from '../../../engine.ts';
import type { TriggeredAbility } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { steps } from '../turn.ts';

/** When a step begins, as an ability says it. */
export function stepWords({ step, whose }: TriggeredAbility): string {
  if (step === 'endOfCombat') return ENDS[whose ?? 'none'];
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

// What cards call by a shorter name than the rules do.
const NAMED: { readonly [S in Step]?: string } = {
  upkeep: 'il mantenimento',
  draw: 'l’acquisizione',
  precombatMain: 'la prima fase principale',
  beginningOfCombat: 'il combattimento',
  postcombatMain: 'la seconda fase principale',
};

const ENDS: { readonly [W in NonNullable<TriggeredAbility['whose']> | 'none']: string } = {
  none: 'alla fine del combattimento',
  each: 'alla fine di ogni combattimento',
  you: 'alla fine del combattimento nel tuo turno',
};
