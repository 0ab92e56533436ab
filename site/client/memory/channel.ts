// Tabs tell each other that there is more to read, or nothing any more.

const NAME = 'rule-509 memory';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

export const tellOthers = (): void => channel?.postMessage('changed');

export function hearOthers(act: () => void): void {
  channel?.addEventListener('message', act);
}
