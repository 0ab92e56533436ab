import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { ALWAYS } from '../../abilities/imposing.ts';
import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf, ImposedAbility } from '../../abilities/words.ts';
import { verbOf } from '../agreement.ts';
import { verbWords, xWords } from './changes.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { grantedWords } from './characteristicChanges.ts';
import { underConditions } from './conditioned.ts';
import { conditionWords } from './conditions.ts';
import { imposedSentence } from './imposed.ts';
import { aboutOf, actor, numberOf, PLAIN } from './references.ts';
import { sentences } from './sentences.ts';
import { wholeChange } from './wholeChanges.ts';

type Static = AbilityOf<'static'>;
type Words = ChangeVoice['words'];

/** What restricts, requires, permits or costs, as long as the ability is there. */
export function imposed(ability: ImposedAbility): string {
  if (ability.kind === 'permission' && ability.permission === 'exertAsItAttacks' && ability.if)
    return `si ${conditionWords(ability.if)}, puedes espolearl${HOST_ENDING} en cuanto ataque`;
  return underConditions(ability, imposedSentence(ability, ALWAYS));
}

/** What holds as long as the ability is there; `words` tells an ability that it gives. */
export function staticWords(ability: Static, words: Words): string {
  const { subject, change } = ability;
  if (change.kind === 'cannotBeCountered' && isSelf(subject))
    return underConditions(ability, 'este hechizo no puede ser contrarrestado');
  if (subject.kind === 'all' && subject.filter.ofItsPair)
    return `mientras ${HOST} esté emparejad${HOST_ENDING} con otra criatura, ambas criaturas ${alwaysWords(ability, words)}`;
  const who = speaksForItself(change) ? '' : speaker(ability);
  const said =
    wholeChange(change, { subject, speaking: PLAIN }) ?? `${who}${alwaysWords(ability, words)}`;
  return `${underConditions(ability, sentences(said))}${xWords(change, PLAIN)}`;
}

// What is no creature is not called one.
const speaker = ({ subject, change }: Static): string =>
  change.kind === 'removeTypes' && isSelf(subject) ? 'este permanente ' : actor(subject);

/** What always holds: `tiene`, not `gana`; of nothing that it is no longer so. */
function alwaysWords({ subject, change }: Static, words: Words): string {
  if (change.kind === 'grant')
    return `${verbOf('tiene', numberOf(subject))} ${grantedWords(change.ability, words)}`;
  const always = verbWords(change, words, aboutOf(subject), PLAIN).replace(/^ya no /, 'no ');
  if (change.kind !== 'doesNotUntap') return always;
  return `${always} durante ${isSelf(subject) ? 'tu paso de enderezar' : 'el paso de enderezar de su controlador'}`;
}
