import type { Change } from '../../../engine.ts';
import type { AppliedChanges, Voice } from '../../abilities/breaths.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { of, to, verbOf } from '../agreement.ts';
import { becomesWords } from './becomes.ts';
import { verbWords, xWords } from './changes.ts';
import { grantedWords, underOneName } from './characteristicChanges.ts';
import { durationWords, WITHIN } from './moments.ts';
import { aboutOf, actor, numberOf } from './references.ts';
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
  const { subject, until } = first;
  const within = effects.every(({ change }) => isTimed(change)) ? WITHIN[until] : undefined;
  const about = {
    ...aboutOf(subject, speaking),
    ...(within === undefined ? {} : { when: within }),
  };
  const timed = (said: string): string =>
    within !== undefined && said.includes(within)
      ? said
      : `${said}${within === undefined ? durationWords(until, first.change) : ` ${within}`}`;
  const whole =
    effects.length === 1
      ? wholeChange(first.change, { subject, speaking, when: within })
      : undefined;
  if (whole !== undefined) return timed(whole);
  const who = effects.every((one) => speaksForItself(one.change)) ? '' : actor(subject, speaking);
  const verbs = joinedVerbs(
    effects,
    (one) => towards(one, verbWords(one.change, words, about, speaking), speaking),
    (granted) =>
      `${verbOf('gana', numberOf(subject, speaking))} ${underOneName(granted.map((ability) => grantedWords(ability, words)))}`,
  );
  const x = effects.map((one) => ownWords(xWords(one.change, speaking), who.trim())).join('');
  const said =
    becomesWords(
      effects.map(({ change }) => change),
      about,
      words,
    ) ?? list('es', verbs);
  return `${timed(`${who}${said}`)}${x}`.replace(/^tienes protección/, 'ganas protección');
}

type Granted = Extract<Change, { readonly kind: 'grant' }>['ability'];

/** What is granted stands together: `gana las habilidades de volar y prisa`. */
function joinedVerbs(
  effects: readonly Applied[],
  verb: (one: Applied) => string,
  gains: (granted: readonly Granted[]) => string,
): readonly string[] {
  const granted = effects.flatMap(({ change }) =>
    change.kind === 'grant' ? [change.ability] : [],
  );
  const firstGrant = effects.find(({ change }) => change.kind === 'grant');
  return effects.flatMap((one) => {
    if (one.change.kind !== 'grant') return [verb(one)];
    return one === firstGrant ? [gains(granted)] : [];
  });
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
