import { afterAll, describe, expect, test } from 'vitest';
import { known } from '../../engine/vocabulary/result.ts';
import { faultsAt, machineIn } from './door.ts';
import { DOOR_NAMES } from './doors.ts';
import { keptCases } from './kept.ts';
import { Lane } from './lane.ts';
import { faultsOfRun } from './runFaults.ts';
import { smallest } from './smaller.ts';
import { LONGEST, lastingIn, slowIn } from './timing.ts';

// Beside other tests, and whatever else a machine does, all takes several times as long.
const lane = new Lane({ longest: 5 * LONGEST });
afterAll(() => lane.end());

describe('whatever has failed before is ruled on, asked about or told with its place:', () => {
  test.each(keptCases('door'))('at the door $door, $text', async (one) => {
    expect((await lane.tries(one)).faults).toEqual([]);
  });
});

describe('so is whatever somebody may type, write or send:', () => {
  const FEW: Readonly<Record<string, number>> = { line: 150, file: 20, exercise: 10 };
  test.each(DOOR_NAMES)('at the door %s', async (door) => {
    const found = [];
    for (let seed = 0; seed < (FEW[door] ?? 60); seed += 1) {
      const { text, faults } = await lane.tries({ door, seed });
      if (faults.length > 0) found.push({ seed, text, faults });
    }
    expect(found).toEqual([]);
  });
});

describe('what looks for faults finds them:', () => {
  test('a throw', async () => {
    const throws = async (): Promise<readonly string[]> => {
      throw new Error('no such thing');
    };
    expect(await faultsAt({ faultsOf: throws }, '')).toEqual([
      expect.stringContaining('throws: Error: no such thing'),
    ]);
  });

  test('what takes too long each time, and not what does once, or together with others', async () => {
    const took = (...each: readonly number[]) =>
      lastingIn(
        () => {},
        async (call) => {
          for (const [nth, ms] of each.entries())
            await call(`call ${nth}`, () => {
              const { user } = process.threadCpuUsage();
              while (process.threadCpuUsage().user - user < ms * 1000);
            });
        },
      );
    const lasting = await took(30, 0);
    expect([...lasting.keys()]).toEqual(['call 0', 'call 1']);
    expect(lasting.get('call 0')).toBeGreaterThanOrEqual(29);
    expect(lasting.get('call 1')).toBeLessThan(20);
    const times = (...each: readonly (readonly [number, number])[]) => {
      const left = each.map(([a, b]) => new Map(Object.entries({ a, b })));
      const next = async () => known(left.shift(), 'time');
      return next().then((first) => slowIn(first, next));
    };
    expect(await times([2100, 1900], [2300, 2100], [2200, 2100])).toEqual([
      'takes too long: a, 2100 ms',
    ]);
    expect(await times([2100, 1900], [1900, 1900])).toEqual([]);
    expect(await times([1900, 1900])).toEqual([]);
  });

  test('words of the machine, another code, and a verdict on what was not understood', () => {
    const run = { code: 0, out: '', err: '' };
    expect(faultsOfRun({ ...run, out: 'life: undefined' }, '')).toHaveLength(1);
    expect(faultsOfRun({ ...run, out: 'life: undefined' }, 'Ada: undefined')).toEqual([]);
    expect(faultsOfRun({ code: 2, out: 'HOLDS', err: 'at engine/a.ts:1:2' }, '')).toHaveLength(2);
    expect(faultsOfRun({ ...run, code: null }, '')).toHaveLength(1);
    expect(faultsOfRun({ ...run, code: 3 }, '')).toHaveLength(1);
    expect(faultsOfRun({ ...run, out: 'HOLDS' }, '')).toEqual([]);
    expect(machineIn('no card is called “NaN”', '')).toEqual([]);
  });

  /** A thread that answers, never ends, throws, or leaves, by the text. */
  const thread = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ text }) => {
      parentPort.postMessage({ begun: text });
      parentPort.postMessage({ calls: 'a call' });
      if (text === 'endless') for (;;);
      if (text === 'idle') return;
      if (text === 'throws') throw new Error('broken');
      if (text === 'leaves') process.exit(3);
      parentPort.postMessage({ text, faults: text.includes('bad') ? ['is bad: ' + text] : [] });
    });
    parentPort.postMessage('ready');`;
  const stub = () =>
    new Lane({
      thread: new URL(
        `data:text/javascript,import { createRequire } from 'node:module'; const require = createRequire('file:///');${encodeURIComponent(thread)}`,
      ),
      patience: 100,
    });

  test('what never ends is ended, and what breaks or leaves is told; the next one is tried all the same', async () => {
    const own = stub();
    const faultsOf = async (text: string) => (await own.tries({ door: 'line', text })).faults;
    expect(await faultsOf('endless')).toEqual(['hangs: 100 ms in a call']);
    expect(await faultsOf('idle')).toEqual(['hangs: 100 ms in a call']);
    expect(await faultsOf('good')).toEqual([]);
    expect(await faultsOf('throws')).toEqual([expect.stringContaining('breaks: Error: broken')]);
    expect(await faultsOf('leaves')).toEqual(['ends: the thread, with 3']);
    expect(await faultsOf('bad')).toEqual(['is bad: bad']);
    await own.end();
  });

  test('what failed is made as small as it can be', async () => {
    const small = await smallest('Ada: 2/2 + 3/3 flying; Nil: 1/1; A1 -> Nil', async (text) =>
      /3\/3.*->/.test(text),
    );
    expect(small).toBe('3/3->');
  });
});
