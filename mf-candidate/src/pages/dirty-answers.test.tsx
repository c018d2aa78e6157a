import { bodyOf, type DirtyAnswers, dirtyResponses } from '@portal/tooling/testing/dirty-responses';
import { openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import remote from '../../portal.remote.ts';
import { logInAsCandidate } from '../testing/log-in-as-candidate.ts';

/** `DIRTY_RUNS=200` runs more cases, another `FUZZ_SEED` other ones. */
const numRuns = Number(process.env.DIRTY_RUNS ?? 2);
const seed = Number(process.env.FUZZ_SEED ?? 1);

logInAsCandidate();

function answerWith(answers: DirtyAnswers) {
  let open = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    open += 1;
    try {
      const body = bodyOf(answers, new URL(address, 'http://portal.test').pathname.replace(/^\/api\/v1/, ''));
      return body === null ? Response.json({}, { status: 404 }) : new Response(body);
    } finally {
      open -= 1;
    }
  });
  return () => open;
}

/** Artefacts of unexpected values in a page. */
const mishaps = /\b(NaN|undefined|Infinity|Invalid Date|TypeError|RangeError|URIError)\b|\[object |∞/;

it.each(remote.paths.map((path) => path.replace(/:\w+/g, '1')))(
  '%s stays a page with any response',
  async (address) => {
    await fc.assert(
      fc.asyncProperty(dirtyResponses, async (answers) => {
        const open = answerWith(answers);
        const page = await openRoute(routes, address);
        await waitFor(() =>
          expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).not.toBe(''),
        );
        await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
        expect(open()).toBe(0);
        expect(mishaps.exec(page.container.textContent ?? '')?.[0]).toBeUndefined();
        cleanup();
      }),
      { numRuns, seed, endOnFailure: true },
    );
  },
);
