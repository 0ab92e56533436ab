import type { Marking } from '../marking.ts';
import type { ControlPart } from './mark.ts';
import { number } from './number.ts';
import { order } from './order.ts';
import { pick } from './pick.ts';
import { attack, block, division } from './ruled.ts';
import { truth } from './truth.ts';

/** What each control does in the browser. */
export const CONTROLS: { readonly [K in Marking['kind']]: ControlPart<K> } = {
  attack,
  block,
  division,
  truth,
  number,
  pick,
  order,
};
