import type { Host, HostWords } from '../../abilities/host.ts';

/** What an ability calls the thing that it is printed on, and how what agrees with it ends: `girada`, `girado`. */
export const HOSTS: { readonly [H in Host]: HostWords } = {
  creature: { words: 'esta criatura', ending: 'a' },
  artifact: { words: 'este artefacto', ending: 'o' },
  enchantment: { words: 'este encantamiento', ending: 'o' },
  aura: { words: 'esta Aura', ending: 'a' },
  equipment: { words: 'este Equipo', ending: 'o' },
  vehicle: { words: 'este Vehículo', ending: 'o' },
  land: { words: 'esta tierra', ending: 'a' },
  planeswalker: { words: 'este planeswalker', ending: 'o' },
  battle: { words: 'esta batalla', ending: 'a' },
  spell: { words: 'este hechizo', ending: 'o' },
  instant: { words: 'este hechizo', ending: 'o' },
  sorcery: { words: 'este hechizo', ending: 'o' },
  kindred: { words: 'este permanente', ending: 'o' },
};
