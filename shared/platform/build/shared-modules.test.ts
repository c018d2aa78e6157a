import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT_VERSION } from '../contract/release-manifest.ts';
import { sharedVersion } from './shared-modules.ts';

const file = import.meta.filename;

it('a library has its own version, a package of the portal that of the contract', () => {
  const react = JSON.parse(readFileSync(new URL(import.meta.resolve('react/package.json')), 'utf8')).version;
  expect(sharedVersion('react', file)).toBe(react);
  expect(sharedVersion('react/jsx-runtime', file)).toBe(react);
  expect(sharedVersion('@portal/platform/remote', file)).toBe(`${CONTRACT_VERSION}.0.0`);
});
