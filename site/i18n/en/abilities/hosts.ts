import { HOST_ATTACHED, type Host, withHost } from '../../abilities/host.ts';
import { capital } from '../../grammar.ts';

/** A sentence that says what it is printed on: the creature that it is on is equipped, or enchanted. */
export function onHost(sentence: string, host: Host = 'creature'): string {
  const attached = host === 'equipment' ? 'equipped creature' : 'enchanted creature';
  const begun = sentence.replaceAll(
    AT_BEGINNING,
    (_, before: string) => `${before}${capital(attached)}`,
  );
  return withHost(begun, { words: 'it', attached });
}

/** A sentence begins behind a full stop, or a quotation mark. */
const AT_BEGINNING = new RegExp(`(^|\\. |“)${HOST_ATTACHED}`, 'g');
