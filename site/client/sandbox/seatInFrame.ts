import { InPage } from './inPage.ts';
import { inWorker, type Seat } from './seat.ts';

/** Where the engine runs in somebody else's frame, which may be one without an origin. */
export function seatInFrame(): Seat {
  try {
    return inWorker();
  } catch {
    return new InPage();
  }
}
