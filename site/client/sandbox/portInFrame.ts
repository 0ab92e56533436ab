import { InPage } from './inPage.ts';
import { type EnginePort, inWorker } from './port.ts';

/** Where the engine runs in somebody else's frame, which may be one without an origin. */
export function portInFrame(): EnginePort {
  try {
    return inWorker();
  } catch {
    return new InPage();
  }
}
