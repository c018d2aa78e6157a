import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';
import { type Fixtures, remoteNames, type WorkerFixtures } from './support/portal.ts';
import { listTopologies, topologyName } from './support/topology.ts';

/**
 * The pages of every remote, and journeys across remotes, in each topology (`npm run matrix`). Each topology is a
 * project with its own portal.
 */
export default defineConfig<Fixtures, WorkerFixtures>({
  ...usual,
  testMatch: ['matrix/*.test.ts', 'journeys/*-by-clicks.test.ts'],
  // Each worker starts a portal.
  workers: 1,
  projects: listTopologies(remoteNames).map((topology) => ({
    name: topologyName(topology),
    use: { topology, failsOnConsoleError: topology.kind !== 'throws in the browser' },
  })),
});
