import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY } from '@portal/shared/format/day';
import type { Fault } from '../measure-fault.ts';

/** The preload moves `Date`; unlike in tests the api does not take the moved clock for the database's. */
const movedClock = path.resolve(import.meta.dirname, '../../../shared/tooling/testing/moved-clock.cjs');
const forgetOffset = 'data:text/javascript,delete%20process.env.CLOCK_OFFSET_MS';
/** Longer than the api's first housekeeping takes to begin. */
const SETTLE_MS = 1_000;

/** A second api on the same database has a clock that is wrong; people register at both. */
export const clockMovedBy = (name: string, days: number): Fault => ({
  name: `clock of one api ${name}`,
  async inject({ apis, apiUrls, settings }) {
    settings.api = {
      CLOCK_OFFSET_MS: String(days * DAY),
      NODE_OPTIONS: `--require ${JSON.stringify(movedClock)} --import ${forgetOffset}`,
    };
    await apis.start(1);
    settings.api = {};
    apiUrls.add(apis.url(1));
    await pause(SETTLE_MS);
    return async () => {
      apiUrls.delete(apis.url(1));
      await apis.end(1, 'SIGKILL');
    };
  },
});
