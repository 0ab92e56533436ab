import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const having = (...paths: readonly string[]) => {
  return (path: string) => paths.includes(path);
};

test('CHROMIUM_PATH is taken before any other', () => {
  const found = findChromium({ CHROMIUM_PATH: '/opt/c' }, having('/opt/c', '/usr/bin/chromium'));
  expect(found).toBe('/opt/c');
});

test('a CHROMIUM_PATH that leads nowhere is not quietly replaced by another browser', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, having('/usr/bin/chromium'))).toBeUndefined();
});

test('a browser on PATH is found', () => {
  expect(findChromium({ PATH: '/a:/b' }, having('/b/google-chrome'))).toBe('/b/google-chrome');
});

test('the headless shell is taken before a whole browser, wherever on PATH that lies', () => {
  const both = having('/a/chromium', '/b/chromium-headless-shell');
  expect(findChromium({ PATH: '/a:/b' }, both)).toBe('/b/chromium-headless-shell');
});

test('/usr/bin is looked into even when PATH lacks it', () => {
  expect(findChromium({ PATH: '' }, having('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test('without any browser there is none', () => {
  expect(findChromium({ PATH: '/a' }, having())).toBeUndefined();
});
