import { z } from 'zod';
import { nameOnBoard } from '../../language/form.ts';

/** What a name in a script or a question may be the name of. */
export type Named =
  | 'permanent'
  | 'card'
  | 'player'
  | 'playerOrPermanent'
  | 'playerOrObject'
  | 'anything';

const NAMED = z.registry<{ readonly of: Named }>();

/** The name of something on the board, or in a hand. */
export const nameOf = (of: Named) => nameOnBoard.clone().register(NAMED, { of });

export const namesOf = (of: Named) => z.array(nameOf(of));

/** What a form takes the name of, where it takes one. */
export const namedBy = (form: z.core.$ZodType): Named | undefined => NAMED.get(form)?.of;
