import type { Host, HostWords } from '../../abilities/host.ts';

/** What an ability calls the thing that it is printed on, and how what agrees with it ends: `TAPpata`, `TAPpato`. */
export const HOSTS: { readonly [H in Host]: HostWords } = {
  creature: { words: 'questa creatura', ending: 'a' },
  artifact: { words: 'questo artefatto', ending: 'o' },
  enchantment: { words: 'questo incantesimo', ending: 'o' },
  aura: { words: 'quest’Aura', ending: 'a' },
  equipment: { words: 'questo Equipaggiamento', ending: 'o' },
  vehicle: { words: 'questo Veicolo', ending: 'o' },
  land: { words: 'questa terra', ending: 'a' },
  planeswalker: { words: 'questo planeswalker', ending: 'o' },
  battle: { words: 'questa battaglia', ending: 'a' },
  spell: { words: 'questa magia', ending: 'a' },
  instant: { words: 'questa magia', ending: 'a' },
  sorcery: { words: 'questa magia', ending: 'a' },
  kindred: { words: 'questo permanente', ending: 'o' },
};
