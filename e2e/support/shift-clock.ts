/**
 * Runs in a page before its scripts: shifts its `Date`, as `CLOCK` does for all processes
 * (`shared/tooling/testing/shifted-clock.cjs`). Playwright's own clock starts from that of its process, which is
 * already shifted.
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
