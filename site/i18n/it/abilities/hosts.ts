import { HOST, HOST_ATTACHED, type Host, type HostWords, withHost } from '../../abilities/host.ts';
import { capital } from '../../grammar.ts';
import { after, type Preposition } from '../agreement.ts';

const ENCHANTED = 'la creatura incantata';
const EQUIPPED = 'la creatura equipaggiata';

/** What an ability calls the thing that it is printed on, and how what agrees with it ends: `TAPpata`, `TAPpato`. */
const HOSTS: { readonly [H in Host]: HostWords } = {
  creature: { words: 'questa creatura', ending: 'a' },
  artifact: { words: 'questo artefatto', ending: 'o' },
  enchantment: { words: 'questo incantesimo', ending: 'o' },
  aura: { words: 'quest’Aura', ending: 'a' },
  equipment: { words: 'questo Equipaggiamento', ending: 'o', attached: EQUIPPED },
  vehicle: { words: 'questo Veicolo', ending: 'o' },
  land: { words: 'questa terra', ending: 'a' },
  planeswalker: { words: 'questo planeswalker', ending: 'o' },
  battle: { words: 'questa battaglia', ending: 'a' },
  token: { words: 'questa pedina', ending: 'a' },
  spell: { words: 'questa magia', ending: 'a' },
};

/** A sentence that says what it is printed on. */
export function onHost(sentence: string, host: Host = 'creature'): string {
  const words = { attached: ENCHANTED, ...HOSTS[host] };
  const begun = sentence.replaceAll(
    AT_BEGINNING,
    (_, before: string, mark: string) =>
      `${before}${capital(mark === HOST ? words.words : words.attached)}`,
  );
  const contracted = begun.replaceAll(BEHIND_PREPOSITION, (_, preposition: Preposition) =>
    after(preposition, words.attached),
  );
  return withHost(contracted, words);
}

/** `alla creatura equipaggiata` */
const BEHIND_PREPOSITION = new RegExp(`\\b(a|di|da|su) ${HOST_ATTACHED}`, 'g');

/** A sentence begins behind a full stop, a cost, a quotation mark or a bullet. */
const AT_BEGINNING = new RegExp(`(^|[.:] |[“•] ?)([${HOST}${HOST_ATTACHED}])`, 'g');
