import {
  HOST,
  HOST_ATTACHED,
  HOST_ENDING,
  type Host,
  type HostWords,
  withHost,
} from '../../abilities/host.ts';
import { capital } from '../../grammar.ts';

/** What an ability calls the thing that it is printed on, and how what agrees with it ends: `girada`, `girado`. */
const HOSTS: { readonly [H in Host]: HostWords } = {
  creature: { words: 'esta criatura', ending: 'a' },
  artifact: { words: 'este artefacto', ending: 'o' },
  enchantment: { words: 'este encantamiento', ending: 'o' },
  aura: { words: 'esta Aura', ending: 'a' },
  equipment: { words: 'este Equipo', ending: 'o', attached: 'la criatura equipada' },
  vehicle: { words: 'este Vehículo', ending: 'o' },
  land: { words: 'esta tierra', ending: 'a' },
  planeswalker: { words: 'este planeswalker', ending: 'o' },
  battle: { words: 'esta batalla', ending: 'a' },
  spell: { words: 'este hechizo', ending: 'o' },
};

/** The host, and what it is on, where the same ability has just named them: left out as a subject, else a pronoun. */
export const SAME_HOST = '\u{E010}';
export const SAME_ATTACHED = '\u{E011}';
/** The host, named beside another creature: left out as a subject, but for a pronoun there are two. */
export const ONE_OF_TWO = '\u{E012}';

/** What is named is not named again: `obtiene +1/+1`, `sobre ella`. */
export const isSame = (words: string): boolean =>
  words === SAME_HOST || words === SAME_ATTACHED || words === ONE_OF_TWO;

/** Where a pronoun reads well: not in `el control de esta criatura`. */
const PRONOUN = new RegExp(
  `(sobre |sospecha de |contador(?:es)? (?:\\S+ ){1,3}?de )${SAME_HOST}`,
  'gu',
);

// Where a sentence begins, so does it with a capital.
const BEGINNING = new RegExp(`(^|[.:•«] ?)([${HOST}${HOST_ATTACHED}])`, 'gu');

/** A sentence in which every word for the host is said. */
export function hosted(sentence: string, host: Host = 'creature'): string {
  const words = HOSTS[host];
  const it = words.ending === 'o' ? 'él' : 'ella';
  const said = sentence
    .replaceAll(PRONOUN, `$1${it}`)
    .replaceAll(`sobre ${SAME_ATTACHED}`, 'sobre ella')
    .replaceAll(SAME_HOST, HOST)
    .replaceAll(ONE_OF_TWO, HOST)
    .replaceAll(SAME_ATTACHED, HOST_ATTACHED);
  const all = { attached: 'la criatura encantada', ...words };
  return withHost(
    said.replaceAll(
      BEGINNING,
      (_, before: string, mark: string) => `${before}${capital(withHost(mark, all))}`,
    ),
    all,
  );
}

/** What hangs on a verb in place of what was just named: `enderézala`. */
export const clitic = (object: string): string => {
  if (object === SAME_HOST) return `l${HOST_ENDING}`;
  return object === SAME_ATTACHED ? 'la' : object;
};

/** What a verb is done to, hung on it where it was just named: `enderézala`; the verb is `endereza` or `enderezar`. */
export function onObject(verb: string, object: string, behind = ''): string {
  if (object === SAME_HOST) return `${stressed(verb)}l${HOST_ENDING}${behind}`;
  if (object === SAME_ATTACHED) return `${stressed(verb)}la${behind}`;
  return `${verb} ${object}${behind}`;
}

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** An order keeps its stress as it grows: `endereza`, but `enderézala`; one syllable has none to mark. */
const stressed = (verb: string): string =>
  verb.replace(
    /([aeiou])([^aeiou]+(?:i|u)?[ae])$/,
    (_, vowel: string, rest: string) => `${ACUTE[vowel] ?? vowel}${rest}`,
  );
