import type { Change } from '../../../engine.ts';
import type { AppliedChanges, Voice } from '../../abilities/breaths.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { of, to, verbOf } from '../agreement.ts';
import { becomesWords } from './becomes.ts';
import { verbWords, xWords } from './changes.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { grantedWords, underOneName } from './characteristicChanges.ts';
import { durationWords, periodWords } from './moments.ts';
import { aboutOf, actor } from './references.ts';
import { wholeChange } from './wholeChanges.ts';

type Applied = EffectOf<'apply'>;

/** Changes to the same objects for the same time: `la criatura objetivo obtiene +1/+1 y gana la habilidad de volar`. */
export function applied(effects: AppliedChanges, voice: Voice): string {
  const [first] = effects;
  const own = effects.filter((one) => isOwnSentence(one, voice));
  const others = effects.filter((one) => !own.includes(one));
  if (own.length > 0 && effects.length > 1)
    return [
      ...(others.length === 0 ? [] : [told(others, voice)]),
      ...own.map((one) => told([one], { ...voice, speaking: voice.later })),
    ].join('; ');
  const during = nextTurnOf(first, voice.speaking);
  if (during !== undefined)
    return `${during}, ${told(
      effects.map((one) => ({ ...one, until: 'forever' })),
      voice,
    )}`;
  return told(effects, voice);
}

const isOwnSentence = (one: Applied, { speaking }: Voice): boolean =>
  speaksForItself(one.change) || wholeChange(one.change, { ...one, speaking }) !== undefined;

/** What is applied for that player’s next turn: `durante el próximo turno del oponente objetivo`. */
function nextTurnOf({ until }: Applied, speaking: Speaking): string | undefined {
  if (until !== 'endOfThatPlayersNextTurn') return undefined;
  const isPlayer = /jugador|oponente/.test(speaking.target);
  return `durante el próximo turno ${of(isPlayer ? speaking.target : 'ese jugador')}`;
}

function told(effects: readonly Applied[], { words, speaking }: Voice): string {
  const [first] = effects;
  if (first === undefined) return '';
  const { subject, until, change } = first;
  const when = effects.every((one) => isTimed(one.change)) ? periodWords(until)?.trim() : undefined;
  const behind = when === undefined ? durationWords(until, change) : ` ${when}`;
  // The time may already stand within: `ataca este turno si puede`.
  const timed = (said: string): string =>
    when !== undefined && said.includes(when) ? said : `${said}${behind}`;
  const whole = effects.length === 1 ? wholeChange(change, { subject, speaking, when }) : undefined;
  if (whole !== undefined) return timed(whole);
  const about = { ...aboutOf(subject, speaking), ...(when === undefined ? {} : { when }) };
  const changes = effects.map((one) => one.change);
  const who = changes.every(speaksForItself) ? '' : actor(subject, speaking);
  const does =
    becomesWords(changes, about, words) ??
    list('es', verbsOf(effects, { words, speaking, ...about }));
  const x = changes.map((one) => ownWords(xWords(one, speaking), who.trim())).join('');
  return `${timed(`${who}${does}`)}${x}`.replace(/^tienes protección/, 'ganas protección');
}

/** What each does; what is granted stands together: `gana las habilidades de volar y prisa`. */
function verbsOf(effects: readonly Applied[], voice: ChangeVoice): readonly string[] {
  const { words, speaking, number } = voice;
  const granted = effects.flatMap(({ change }) =>
    change.kind === 'grant' ? [grantedWords(change.ability, words)] : [],
  );
  const gains = `${verbOf('gana', number)} ${underOneName(granted)}`;
  const said = effects.map((one) =>
    one.change.kind === 'grant'
      ? gains
      : towards(one, verbWords(one.change, words, voice, speaking), speaking),
  );
  return [...new Set(said)];
}

/** `su fuerza`, where it is the power of what was just named. */
const ownWords = (x: string, who: string): string =>
  who === '' ? x : x.replace(new RegExp(`la (fuerza|resistencia) ${of(who)}$`), 'su $1');

/** What `isThat` means is only pointed at by the change itself. */
const towards = ({ towards: whom }: Applied, words: string, speaking: Speaking): string =>
  whom === undefined ? words : words.replace('a esa criatura', to(speaking[whom]));

/** What is allowed, demanded or forbidden holds `este turno`; what is had, `hasta el final del turno`. */
const isTimed = (change: Change): boolean => TIMED.has(change.kind);

const TIMED: ReadonlySet<Change['kind']> = new Set([
  'assignsAsThoughUnblocked',
  'assignsNoCombatDamage',
  'cannotCast',
  'cannotGainLife',
  'damageUnpreventable',
  'impose',
  'preventDamage',
  'preventDamageToYou',
  'takesDamageFor',
]);
