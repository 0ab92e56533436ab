import { number } from '../kinds/number/mark.ts';
import { order } from '../kinds/order/mark.ts';
import { pick } from '../kinds/pick/mark.ts';
import { truth } from '../kinds/truth/mark.ts';
import type { Marking } from '../marking.ts';
import type { ControlPart } from './mark.ts';
import { ruled } from './ruled.ts';

/** What each control does in the browser. */
export const CONTROLS: { readonly [K in Marking['kind']]: ControlPart<K> } = {
  attack: ruled,
  block: ruled,
  division: ruled,
  truth,
  number,
  pick,
  order,
};
