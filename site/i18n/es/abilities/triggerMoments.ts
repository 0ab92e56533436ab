import type { TriggeredAbility } from '../../abilities/words.ts';
import { of as ofWhom } from '../agreement.ts';

type Step = NonNullable<TriggeredAbility['step']>;

/** `al comienzo de tu mantenimiento`, `al comienzo del combate en tu turno`, `al final de cada combate` */
export function stepWords({ step, whose }: TriggeredAbility): string {
  if (step === undefined) return 'al comienzo del paso';
  const begins = step === 'endOfCombat' ? 'al final' : 'al comienzo';
  const name = NAMES[step];
  if (whose === 'each') return `${begins} de cada ${name}`;
  if (whose === 'you')
    return name === 'combate' ? `${begins} del combate en tu turno` : `${begins} de tu ${name}`;
  return `${begins} ${ofWhom(/fase/.test(name) ? `la ${name}` : `el ${name}`)}`;
}

const NAMES: { readonly [S in Step]: string } = {
  untap: 'paso de enderezar',
  upkeep: 'mantenimiento',
  draw: 'paso de robar',
  precombatMain: 'primera fase principal',
  beginningOfCombat: 'combate',
  declareAttackers: 'paso de declarar atacantes',
  declareBlockers: 'paso de declarar bloqueadoras',
  firstStrikeDamage: 'primer paso de daño de combate',
  combatDamage: 'paso de daño de combate',
  endOfCombat: 'combate',
  postcombatMain: 'segunda fase principal',
  endStep: 'paso final',
  cleanup: 'paso de limpieza',
};
