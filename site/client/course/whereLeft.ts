// At which stop somebody was last: boards that two stops ask do not tell. Where it is not kept, the log has to do.
const KEY = 'course';

export function whereLeft(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepWhere(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Then the log has to do.
  }
}
