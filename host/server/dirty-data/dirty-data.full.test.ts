import { renderDirtyPages } from '../testing/dirty-pages.ts';

/** Another `FUZZ_SEED` makes other answers, `DIRTY_RUNS=1000` more of them: what they find is mended before it is met. */
renderDirtyPages({
  runs: Number(process.env.DIRTY_RUNS ?? 50),
  seed: Number(process.env.FUZZ_SEED ?? 90_306_140),
});
