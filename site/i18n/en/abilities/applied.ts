import type { AppliedChanges, Voice } from '../../abilities/breaths.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import type { Speaking } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { becomingWords } from './becoming.ts';
import { verbWords, xWords } from './changes.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { durationWords, periodWords } from './moments.ts';
import { isRuled, withPeriod } from './periods.ts';
import { preventionWords } from './prevention.ts';
import { numberOf, subjectWords } from './references.ts';

/** `it gets +2/+0 until end of turn`, `target creature must attack this turn if able` */
export function appliedWords(effects: AppliedChanges, { words, speaking }: Voice): string {
  const [{ subject, towards, until, change }] = effects;
  const isTimed = change.kind === 'takesDamageFor' && periodWords(until) !== undefined;
  if (change.kind === 'preventDamage')
    return `${preventionWords(change, subject, speaking)}${periodWords(until) ?? durationWords(until)}`;
  const x = effects.map((one) => xWords(one.change, speaking)).join('');
  const does = doneWords(effects, { words, after: numberOf(subject), speaking, lasts: true });
  const whole = effects.every((one) => speaksForItself(one.change))
    ? `${does}${x}`
    : `${subjectWords(subject, speaking)} ${does}${x}`;
  const timed = isTimed ? `${periodWords(until)?.trim()}, ${whole}` : whole;
  const both = towards === undefined ? timed : timed.replace('the other', speaking[towards]);
  return ofTheirs(both, speaking);
}

/** What it does, with how long: of what is done within a time, inside the words themselves. */
function doneWords(effects: AppliedChanges, voice: ChangeVoice): string {
  const [{ until, change }] = effects;
  const becoming = becomingWords(effects, voice);
  if (becoming !== undefined) return `${becoming}${durationWords(until, change)}`;
  const [lasting, last] = [false, true].map((ruled) =>
    effects.findLast((one) => isRuled(one.change, until) === ruled),
  );
  return list(
    'en',
    effects.map((one) => {
      const said = verbWords(one.change, voice.words, voice.after, voice.speaking, voice.lasts);
      if (isRuled(one.change, until))
        return one === last || said.endsWith(' if able') ? withPeriod(said, until) : said;
      if (change.kind === 'takesDamageFor' && periodWords(until) !== undefined) return said;
      return one === lasting ? `${said}${durationWords(until, change)}` : said;
    }),
  );
}

// A player who is a target is named where one first comes.
const ofTheirs = (words: string, { target }: Speaking): string =>
  /^target (?:player|opponent)$/.test(target)
    ? words.replace('that player controls', `${target} controls`)
    : words;
