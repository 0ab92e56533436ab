import type {
  AttackedChoice,
  AttackTarget,
  DamageRecipient,
  ObjectId,
  TargetChoice,
} from '../engine.ts';
import { agreementIn } from './nameInWords.ts';
import type { Naming } from './naming.ts';
import { type Phrase, phrase } from './wording/grammar.ts';

/** The objects and players of a game as sentences need them. */
export interface NamedPhrases {
  readonly one: (id: ObjectId) => Phrase;
  readonly many: (ids: readonly ObjectId[]) => Phrase;
  readonly whom: (to: DamageRecipient | TargetChoice | AttackTarget | AttackedChoice) => Phrase;
}

export function namedPhrases(n: Naming): NamedPhrases {
  const one = (id: ObjectId): Phrase => ({
    ...agreementIn(n.agreement([id])),
    inForm: (form) => form(n.object(id)),
  });
  const many = (ids: readonly ObjectId[]): Phrase => ({
    ...agreementIn(n.agreement(ids)),
    inForm: (form) => n.objects(ids, form),
  });
  return {
    one,
    many,
    whom: (to) => {
      if (to.kind === 'object') return one(to.object);
      if (to.kind === 'permanent') return one(to.permanent);
      return phrase(n.target(to), { gender: 'm', number: 'one' });
    },
  };
}
