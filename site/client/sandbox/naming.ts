import type { Board, Table } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import { namingOfReplay } from '../../view/naming.ts';
import type { Here } from './viewModel.ts';

/** What the objects of a board are called, whatever has become of them. */
export const namingOn = (
  { setup }: Board,
  { replay, view }: Table,
  { m, cardNames }: Pick<Here, 'm' | 'cardNames'>,
): Naming =>
  namingOfReplay({ setup, cardNames }, [view, ...replay.frames.map(({ board }) => board)], m);
