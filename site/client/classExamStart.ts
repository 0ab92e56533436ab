// Before an exam of a class: what sits it comes at once, since its address says which exam that is.
import { startLater } from './startLater.ts';

startLater({ tag: 'r509-exam', load: () => import('./classExam.ts'), isWanted: () => true });
