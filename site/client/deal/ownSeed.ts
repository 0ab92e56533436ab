import { newSeed } from './chance.ts';

/** By which this browser shuffles; another where it keeps nothing. */
export function ownSeed(): string {
  const made = newSeed();
  try {
    const kept = localStorage.getItem('own seed') ?? made;
    localStorage.setItem('own seed', kept);
    return kept;
  } catch {
    return made;
  }
}
