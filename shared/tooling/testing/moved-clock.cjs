/** Loaded before anything else by every process of a suite for which `CLOCK` names a moment: `Date` goes on from there. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  static name = 'Date';

  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
