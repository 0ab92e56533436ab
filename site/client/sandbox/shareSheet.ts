// The device's own sheet, which hands a board to whatever it has: chats, mail, another device.

export type SheetUsed = 'shared' | 'cancelled' | 'failed';

/** What a device has for it; not there where a page comes over plain HTTP. */
export type SharingDevice = Pick<Navigator, 'canShare' | 'share'>;

/** Opens the sheet with the first of these that the device takes. Whoever closes it has shared nothing, and knows that. */
export async function openSheet(
  device: SharingDevice,
  offered: readonly ShareData[],
): Promise<SheetUsed> {
  const data = offered.find((one) => device.canShare(one));
  if (data === undefined) return 'failed';
  try {
    await device.share(data);
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'failed';
  }
}

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
