import { assertNever, givenName, type PickOption } from '../engine.ts';

/** What an option is, whatever is said of it. */
export function identityOf(option: PickOption): string {
  switch (option.kind) {
    case 'object':
      return givenName(option.object);
    case 'player':
      return option.player;
    case 'step':
      return option.step;
    case 'act':
      return JSON.stringify(option.act);
    default:
      return assertNever(option);
  }
}
