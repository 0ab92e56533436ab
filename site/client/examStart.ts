// Before an exam there is only its start: all else comes when that is touched.
import { sittingsKept } from './exam/sitting.ts';
import { startLater } from './startLater.ts';

startLater({
  tag: 'r509-exam',
  load: () => import('./exam.ts'),
  // One that was left can be gone on with, and the address may be that of one.
  isWanted: () => sittingsKept().length > 0 || location.hash.length > 1,
});
