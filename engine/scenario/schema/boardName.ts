import { z } from 'zod';
import { nameOnBoard } from '../../language/form.ts';

/** What a name in a script or a question may be the name of. */
export type Nameable =
  | 'permanent'
  | 'card'
  | 'player'
  | 'playerOrPermanent'
  | 'playerOrObject'
  | 'anything';

const NAMED = z.registry<{ readonly of: Nameable }>();

/** The name of something on the board, or in a hand. */
export const nameOf = (of: Nameable) => nameOnBoard.clone().register(NAMED, { of });

export const namesOf = (of: Nameable) => z.array(nameOf(of));

/** What a form takes the name of, where it takes one. */
export const namedBy = (form: z.core.$ZodType): Nameable | undefined => NAMED.get(form)?.of;
