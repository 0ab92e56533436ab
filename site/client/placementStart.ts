// Before a placement test there is only its start: all else comes when that is touched.
import { recallPlacement } from './placement/sitting.ts';
import { startLater } from './startLater.ts';

startLater({
  tag: 'r509-placement',
  load: () => import('./placement.ts'),
  // One that was left can be gone on with, and one that is over is shown.
  isWanted: () => recallPlacement().kind !== 'none',
});
