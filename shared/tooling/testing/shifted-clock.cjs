/** Preloaded in every process of a suite with `CLOCK`: shifts `Date` to that start. */
const offset = Number(process.env.CLOCK_OFFSET_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  static name = 'Date';

  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + offset]));
  }

  static now() {
    return RealDate.now() + offset;
  }
};
