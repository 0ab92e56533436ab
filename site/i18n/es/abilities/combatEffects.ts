import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { agree, of, to, verbOf } from '../agreement.ts';
import { DESIGNATIONS } from './filters.ts';
import { onObject } from './hosts.ts';
import { aboutOf, actor, allWords, numberOf } from './references.ts';

/** What only creatures do or become. */
export const COMBAT_EFFECTS = {
  goad: ({ subject }, { speaking }) => `incita ${to(allWords(subject, speaking))}`,
  suspect: ({ subject }, { speaking }) => `sospecha ${of(allWords(subject, speaking))}`,
  becomeMarked: ({ subject, mark }, { speaking }) => {
    const until = mark === 'saddled' ? ' hasta el final del turno' : '';
    const called = agree(DESIGNATIONS[mark], aboutOf(subject, speaking));
    return `${does('pasa')({ subject }, { speaking })} a estar ${called}${until}`;
  },
  removeFromCombat: ({ subject }, { speaking }) => {
    const what = allWords(subject, speaking);
    // Behind a clause it would be said of what the clause tells.
    return / que /.test(what) || what.startsWith('todas')
      ? `remueve del combate ${what}`
      : onObject('remueve', what, ' del combate');
  },
  becomeAttacking: does('pasa', ' a estar atacando'),
  becomeBlocked: ({ subject }, { speaking }) =>
    `${does('queda')({ subject }, { speaking })} ${agree('bloqueado', aboutOf(subject, speaking))}`,
  becomeUnblocked: ({ subject }, { speaking }) =>
    `${does('se convierte')({ subject }, { speaking })} en no ${agree('bloqueado', aboutOf(subject, speaking))}`,
  reselectAttacked: ({ subject }, { speaking }) =>
    `elige de nuevo a qué ${verbOf('ataca', numberOf(subject, speaking))} ${allWords(subject, speaking)}`,
  unblockWhatTheyBlock: ({ subject }, { speaking }) =>
    `las criaturas a las que solo ${verbOf('bloquea', numberOf(subject, speaking))} ${allWords(subject, speaking)} se convierten en no bloqueadas`,
  makeBlock: ({ subject, attacker }, { speaking }) =>
    `${does('bloquea')({ subject }, { speaking })} ${to(speaking[attacker])}`,
  exchangeBlockers: () =>
    'las criaturas que bloquean solo a uno de los dos objetivos pasan a bloquear al otro, si cada uno podría ser bloqueado por todas las que bloquean al otro',
} as const satisfies Partial<EffectWords>;

/** What it does, behind the one that does it. */
function does(verb: string, behind = '') {
  return (
    { subject }: { readonly subject: Subject },
    { speaking }: Pick<Voice, 'speaking'>,
  ): string => `${actor(subject, speaking)}${verbOf(verb, numberOf(subject, speaking))}${behind}`;
}
