/**
 * For a page before its scripts: its `Date` goes on from another moment, as that of all processes does where `CLOCK` names one
 * (`shared/tooling/testing/shifted-clock.cjs`). Playwright's own clock counts from that of its process, which is moved already.
 * @param offset in milliseconds
 */
export function shiftClock(offset: number): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([RealDate.now() + offset] as const)));
    }

    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
}
