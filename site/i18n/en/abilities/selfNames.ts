import { HOST, type Host, withHost } from '../../abilities/host.ts';
import { begun } from '../orthography.ts';

const HOSTS: { readonly [H in Host]: string } = {
  creature: 'this creature',
  artifact: 'this artifact',
  enchantment: 'this enchantment',
  aura: 'this Aura',
  equipment: 'this Equipment',
  vehicle: 'this Vehicle',
  land: 'this land',
  planeswalker: 'this planeswalker',
  battle: 'this battle',
  token: 'this creature',
  spell: 'this spell',
};

/** A sentence that says what it is printed on: the creature that it is on is equipped, or enchanted. */
export function onHost(sentence: string, host: Host = 'creature'): string {
  const words = HOSTS[host];
  const attached = host === 'equipment' ? 'equipped creature' : 'enchanted creature';
  return withHost(
    begun(sentence, (mark) => (mark === HOST ? words : attached)),
    { words, attached },
  );
}
