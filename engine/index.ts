export { playScenario } from './scenario/play.ts';
