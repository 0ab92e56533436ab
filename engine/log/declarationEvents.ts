import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What comes of declarations beside them. */
export type DeclarationEvent =
  | {
      readonly kind: 'costPaid';
      readonly player: PlayerId;
      readonly mana: string;
      readonly sacrificed: readonly ObjectId[];
      /** What was tapped for it, if anything. */
      readonly tapped?: readonly ObjectId[];
    }
  /** CR 508.1g: as it attacks. */
  | { readonly kind: 'exerted'; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly kind: 'enlisted';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly by: ObjectId;
    };
