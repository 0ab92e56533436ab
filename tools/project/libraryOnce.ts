import { type Library, loadScenarios } from '../../site/library/scenarios.ts';

/** The scenarios of the project at `root` without their prose, read once for a command, during which files stand still. */
export function scenariosOf(root: string): Library {
  const library = read.get(root) ?? loadScenarios(root, 'ignored');
  read.set(root, library);
  return library;
}

const read = new Map<string, Library>();
