import { expect, test } from 'vitest';
import { openSheet, type SharingDevice } from './shareSheet.ts';

const PLAIN = { title: 'Your board', text: 'Illegal: N1 blocks A1.', url: 'https://x.example/' };
const WITH_PICTURE = { ...PLAIN, files: [new File(['dots'], 'board.png', { type: 'image/png' })] };

/** A device that takes some of what it is given, and does with it what is said. */
function device(takes: (data: ShareData) => boolean, does: () => Promise<void>) {
  const given: ShareData[] = [];
  const sheet: SharingDevice = {
    canShare: (data) => data !== undefined && takes(data),
    share: (data) => {
      if (data) given.push(data);
      return does();
    },
  };
  return { sheet, given };
}

const failing = (name: string) => () => Promise.reject(new DOMException('', name));

test('the sheet is given link, words and picture', async () => {
  const { sheet, given } = device(
    () => true,
    async () => undefined,
  );
  expect(await openSheet(sheet, [WITH_PICTURE, PLAIN])).toBe('shared');
  expect(given).toEqual([WITH_PICTURE]);
});

test('a device that takes no files is given link and words', async () => {
  const { sheet, given } = device(
    ({ files }) => files === undefined,
    async () => undefined,
  );
  expect(await openSheet(sheet, [WITH_PICTURE, PLAIN])).toBe('shared');
  expect(given).toEqual([PLAIN]);
});

test('whoever closes the sheet has cancelled; whatever else goes wrong has failed', async () => {
  const used = (name: string) => openSheet(device(() => true, failing(name)).sheet, [PLAIN]);
  expect(await used('AbortError')).toBe('cancelled');
  for (const name of ['NotAllowedError', 'InvalidStateError', 'DataError'])
    expect(await used(name)).toBe('failed');
});

test('a device that takes none of it is asked for nothing', async () => {
  const { sheet, given } = device(
    () => false,
    async () => undefined,
  );
  expect(await openSheet(sheet, [WITH_PICTURE, PLAIN])).toBe('failed');
  expect(given).toEqual([]);
});
