import { HOST, type Host, type HostWords, withHost } from '../../abilities/host.ts';
import { begun, contracted } from '../orthography.ts';

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
  const inWords = (mark: string): string => (mark === HOST ? words.words : words.attached);
  return withHost(contracted(begun(sentence, inWords), words.attached), words);
}
