import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * A new empty folder, which goes with the test that asks for it, or with all tests of the file where none runs yet.
 * @returns its path
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  // A server that is being ended may still write into it.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
