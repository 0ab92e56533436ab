import { HOST, HOST_ATTACHED, type Host, type HostWords, withHost } from '../../abilities/host.ts';
import { REFERRED } from '../../abilities/references.ts';
import { phrase } from '../../wording/grammar.ts';
import { begun } from '../orthography.ts';

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
  token: { words: 'esta criatura', ending: 'a' },
  spell: { words: 'este hechizo', ending: 'o' },
};

/** What is named is not named again: left out as a subject, and a pronoun behind a verb or a preposition. */
const SAME = { is: 'it', traits: ['known', 'pronoun'] } as const;

/** The host, and what it is on, where the same ability has just named them. */
export const SAME_HOST = phrase(HOST, { ...REFERRED.self, ...SAME });
export const SAME_ATTACHED = phrase(HOST_ATTACHED, { ...REFERRED.attached, ...SAME });
/** The host, named beside another creature: left out as a subject, but for a pronoun there are two. */
export const ONE_OF_TWO = phrase(HOST, { ...REFERRED.self, traits: ['known', 'self'] });
/** The host, named before in the same sentence: a pronoun behind a preposition. */
export const HOST_AGAIN = phrase(HOST, { ...REFERRED.self, traits: ['pronoun', 'self'] });

/** A sentence in which every word for the host is said. */
export function hosted(sentence: string, host: Host = 'creature'): string {
  const own = HOSTS[host];
  const all = {
    attached: 'la criatura encantada',
    pronoun: own.ending === 'o' ? 'él' : 'ella',
    ...own,
  };
  return withHost(
    begun(sentence, (mark) => withHost(mark, all)),
    all,
  );
}
