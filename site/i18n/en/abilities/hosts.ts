import { HOST, HOST_ATTACHED, type Host, withHost } from '../../abilities/host.ts';
import { capital } from '../../grammar.ts';

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
  const begun = sentence.replaceAll(
    AT_BEGINNING,
    (_, before: string, mark: string) => `${before}${capital(mark === HOST ? words : attached)}`,
  );
  return withHost(begun, { words, attached });
}

/** A sentence begins behind a full stop, or a quotation mark. */
const AT_BEGINNING = new RegExp(`(^|\\. |“)([${HOST}${HOST_ATTACHED}])`, 'g');
