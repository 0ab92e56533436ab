/** How a command ends that could not do what it was asked to, and what it says of that. */
export interface Fault {
  /** 0 where nobody listens any more, 2 where what was given can’t be used, 3 where the program is at fault. */
  readonly code: 0 | 2 | 3;
  readonly says: string;
}

/**
 * What was thrown, in words: what is wrong with a file, or else that the program is at fault, with the command to report
 * it with. The place in the code is told where `trace` asks for it.
 */
export function faultOf(
  error: unknown,
  command: readonly string[],
  trace: string | undefined,
): Fault {
  const system = systemErrorIn(error);
  // Whoever reads what is printed may have seen enough.
  if (system?.code === 'EPIPE') return { code: 0, says: '' };
  const where = trace && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  if (system !== undefined) return { code: 2, says: `${ofFile(system)}${where}` };
  return {
    code: 3,
    says: [
      `This is a fault of the program, not of what it was given: ${messageOf(error)}`,
      'Please report it among the issues of the repository that it comes from, with this command and the files that it names:',
      `  npm run ${command.map(quoted).join(' ')}`,
      ...(where === '' ? ['With TRACE=1 before the command it says where it happened.'] : [where]),
    ].join('\n'),
  };
}

interface SystemError {
  readonly code: string;
  readonly path: string | undefined;
}

/** Codes of Node for what the system refuses begin with an E and have no underscore. */
function systemErrorIn(error: unknown): SystemError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string' || !/^E[A-Z0-9]+$/.test(code)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  return 'syscall' in error ? { code, path } : undefined;
}

const OF_FILES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, and a file is expected',
  ENOTDIR: 'this is a file, and a folder is expected',
  EACCES: 'this may not be read or written',
  EPERM: 'this may not be read or written',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no room left to write there',
  ELOOP: 'this leads to itself',
  ENAMETOOLONG: 'this is too long for the name of a file',
};

const ofFile = ({ code, path }: SystemError): string =>
  `${path ?? 'a file that was named'}: ${OF_FILES[code] ?? `the system refuses it (${code})`}.`;

const LONGEST = 200;

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').slice(0, LONGEST);
};

/** As a shell takes it for one word. */
const quoted = (word: string): string =>
  /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
