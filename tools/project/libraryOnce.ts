import { rememberedByKey } from '../../engine/vocabulary/remembered.ts';
import { exerciseFilesAt } from '../../site/library/files.ts';
import { type Library, loadScenarios } from '../../site/library/scenarios.ts';

/** The scenarios of the project at `root` without their prose, read once for a command, during which files stand still. */
export const scenariosOf: (root: string) => Library = rememberedByKey((root: string) =>
  loadScenarios(root, 'ignored'),
);

/** Likewise its exercises. */
export const exercisesOf: (root: string) => Library = rememberedByKey((root: string) =>
  loadScenarios(root, 'ignored', exerciseFilesAt(root), { kind: 'exercise' }),
);
