import type { Host, HostWords } from '../../abilities/host.ts';

/** What an ability calls the thing that it is printed on. */
export const HOSTS: { readonly [H in Host]: HostWords } = {
  creature: { words: 'this creature' },
  artifact: { words: 'this artifact' },
  enchantment: { words: 'this enchantment' },
  aura: { words: 'this Aura' },
  equipment: { words: 'this Equipment' },
  vehicle: { words: 'this Vehicle' },
  land: { words: 'this land' },
  planeswalker: { words: 'this planeswalker' },
  battle: { words: 'this battle' },
  spell: { words: 'this spell' },
  instant: { words: 'this spell' },
  sorcery: { words: 'this spell' },
  kindred: { words: 'this permanent' },
};
