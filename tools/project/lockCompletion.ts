/**
 * The optional packages of other platforms that npm left out of a lock file.
 *
 * npm 11 omits an optional package that it could not fetch while locking, and `npm ci` then
 * refuses the lock with "Missing: X from lock file".
 */
/** One package of the lock; only the fields that are read or written here. */
export interface LockEntry {
  readonly version?: string;
  readonly optional?: boolean;
  /** The hash of what is to be installed. */
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A lock file of version 3: entries by their place in the tree, '' being the project itself. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const systems: readonly string[] = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];

const processors: readonly string[] = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The platform that a package's name speaks of: `@x/y-linux-arm64-gnu` is linux, arm64, glibc. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name
    .replace(/linuxmusl/, 'linux-musl')
    .replace(/(\W)win-/, '$1win32-')
    .split(/[-/]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => {
    if (word.startsWith('musl')) return ['musl'];
    return word.startsWith('gnu') ? ['glibc'] : [];
  });
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  };
}

/** Where the package `name`, wanted by the entry at `owner`, is found: nearest folder upwards. */
function placeOf(lock: Lock, owner: string, name: string): string | undefined {
  const steps = owner === '' ? [] : owner.split('/node_modules/');
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const folder = steps.slice(0, depth).join('/node_modules/');
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in lock.packages) return place;
  }
  return undefined;
}

function missingOf(lock: Lock, owner: string, entry: LockEntry): [string, LockEntry][] {
  return Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, version]) => {
    if (!exactVersion.test(version)) return [];
    const place = placeOf(lock, owner, name);
    if (place !== undefined && lock.packages[place]?.version === version) return [];
    const added = place === undefined ? `node_modules/${name}` : `${owner}/node_modules/${name}`;
    return [[added, { version, ...platformOf(name), optional: true }]];
  });
}

/** The same lock with every missing optional package added, entries sorted by place. */
export function completeLock<L extends Lock>(lock: L): L {
  const added = Object.entries(lock.packages).flatMap(([owner, entry]) =>
    missingOf(lock, owner, entry),
  );
  const sorted = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Packages of the lock, as `name@version` by their place, of which it has no hash: what comes is not checked. */
export const unhashed = ({ packages }: Lock): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(packages)
      .filter(([place, { integrity }]) => place !== '' && integrity === undefined)
      .map(([place, { version }]) => [
        place,
        `${place.replace(/^.*node_modules\//, '')}@${version}`,
      ]),
  );

/** The same lock with these hashes, by place. */
export const withHashes = <L extends Lock>(lock: L, hashes: ReadonlyMap<string, string>): L => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([place, entry]) => {
      const integrity = entry.integrity ?? hashes.get(place);
      return [place, integrity === undefined ? entry : { ...entry, integrity }];
    }),
  ),
});
