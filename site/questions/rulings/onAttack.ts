export { rulingOnAttack } from '../kinds/attack/ruling.ts';
