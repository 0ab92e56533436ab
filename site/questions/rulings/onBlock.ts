export { rulingOnBlock } from '../kinds/block/ruling.ts';
