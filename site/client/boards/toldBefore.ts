import type { Made, Stock, ToldDeed } from '#engine/boards';
import { assertNever, type ObjectId } from '../../engine.ts';
import { hostOf } from '../../i18n/abilities/host.ts';
import type { Naming } from '../../i18n/naming.ts';
import { actText } from '../../questions/asking/acts.ts';
import { abilityKey, type PiecesInWords } from '../../questions/made/piecesInWords.ts';
import type { DrawnBoardWords } from './wordsIn.ts';

interface Telling {
  readonly n: Naming;
  readonly pieces: Pick<PiecesInWords, 'said' | 'abilities'>;
  readonly words: DrawnBoardWords;
}

type Players = Stock['patterns']['patterns'][number]['setup']['players'];

/**
 * What happened that the board does not show, and what is going to happen, in the order in which it does; then what the
 * spells say that are cast, or of which it is asked when they may be, since no tile does.
 */
export function toldBefore({ told, asked, draft: { setup } }: ToldBoard, telling: Telling): string {
  const cast = [...told.flatMap(castBy), ...askedToCast(asked)];
  return [
    ...told.map((deed) => deedSaid(deed, telling)),
    ...spellsSaid(cast, setup.players, telling),
  ].join(' ');
}

type ToldBoard = Pick<Extract<Made, { readonly kind: 'played' }>, 'told' | 'asked' | 'draft'>;

const castBy = (deed: ToldDeed): readonly ObjectId[] =>
  deed.kind === 'done' && deed.act.kind === 'cast' ? [deed.act.card] : [];

const askedToCast = (asked: ToldBoard['asked']): readonly ObjectId[] =>
  asked.kind === 'when' && asked.act.kind === 'cast' ? [asked.act.card] : [];

function deedSaid(deed: ToldDeed, { n, pieces: { said }, words: m }: Telling): string {
  switch (deed.kind) {
    case 'done':
      return said.told[deed.when].replace('{act}', actText(deed.act, { m, n: byTagAndName(n) }));
    case 'firstDamage':
    case 'anotherCombat':
    case 'toTheEnd':
      return said.told[deed.kind];
    default:
      return assertNever(deed);
  }
}

/** Who is gone has no tile from which to tell who is called so. */
const byTagAndName = (n: Naming): Naming => ({
  ...n,
  tag: (id: ObjectId) => `${n.tag(id)}\u00a0${n.plain(id)}`.trim(),
});

function spellsSaid(
  cast: readonly ObjectId[],
  players: Players,
  { n, pieces }: Telling,
): readonly string[] {
  return players
    .flatMap(({ hand }) => hand)
    .filter(({ id }) => cast.includes(id))
    .map(({ id, characteristics }) => {
      const host = hostOf(characteristics);
      const lines = characteristics.abilities.map(
        (one) => pieces.abilities[abilityKey(one, host)] ?? '',
      );
      return `${n.plain(id)}: ${lines.join('; ').replace(/\.$/, '')}.`;
    });
}
