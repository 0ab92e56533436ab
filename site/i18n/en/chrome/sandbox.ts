import { sandboxBook } from '../../books/sandbox.ts';
import type { SandboxWords } from '../../sandboxWords.ts';
import { grammar } from '../grammar.ts';
import words from './sandbox.json' with { type: 'json' };

export const sandbox: SandboxWords = sandboxBook(words, grammar);
