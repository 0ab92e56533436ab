import type { Filter } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { type ConditionForms, is, opposite } from './conditionForms.ts';
import { aFilter } from './filterPhrases.ts';

/** What an ability asks of the thing that it is printed on. */
export const ofSource = (filter: Filter): ConditionForms =>
  ofOwnTurn(filter) ?? ofDeed(aFilter(filter, 'self'));

function ofOwnTurn({ newThisTurn, exertedThisTurn }: Filter): ConditionForms | undefined {
  if (newThisTurn) return is(HOST, `entrat${HOST_ENDING} in questo turno`);
  if (exertedThisTurn === undefined) return undefined;
  const exerted = is(HOST, `stat${HOST_ENDING} stremat${HOST_ENDING} in questo turno`);
  return exertedThisTurn ? exerted : opposite(exerted);
}

/** `un permanente mostruoso` as `questa creatura è mostruosa`, `un permanente che ha attaccato` as `questa creatura ha attaccato`. */
function ofDeed(what: string): ConditionForms {
  const [, not, deed] = /^un permanente che (non )?((?:ha|è) .*)$/.exec(what) ?? [];
  if (deed !== undefined) {
    const does = active(deed);
    const forms = { holds: `${HOST} ${does}`, fails: `${HOST} non ${does}` };
    return not === undefined ? forms : opposite(forms);
  }
  const state = what.replace(/^un permanente /, '');
  if (state === 'attaccante' || state === 'bloccante') {
    const does = active(`è ${state}`);
    return { holds: `${HOST} ${does}`, fails: `${HOST} non ${does}` };
  }
  if (!state.startsWith('non ')) return is(HOST, state);
  const { holds, fails } = is(HOST, state.replace('non ', ''));
  return { holds: fails, fails: holds };
}

/** `sta attaccando`, rather than to be an attacker */
const active = (words: string): string =>
  words
    .replace(/^è attaccante/, 'sta attaccando')
    .replace(/^è bloccante/, 'sta bloccando')
    .replace(/ o bloccante$/, ' o bloccando');
