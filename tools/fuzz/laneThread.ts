// Goes through the doors for a lane, one text after the other: see `lane.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { faultsAt } from './door.ts';
import { doorsAt } from './doors.ts';
import type { ThreadSaid, ToTry } from './lane.ts';

const longest: number | undefined = workerData?.longest;
const doors = doorsAt(process.cwd());
const tell = (told: ThreadSaid): void => parentPort?.postMessage(told);

parentPort?.on('message', async ({ door: name, ...from }: ToTry) => {
  const door = await doors(name);
  const text = 'text' in from ? from.text : door.textFrom(from.seed);
  // What never ends is told by what was begun.
  tell({ begun: text });
  tell({ text, faults: await faultsAt(door, text, (calls) => tell({ calls }), longest) });
});
parentPort?.postMessage('ready');
