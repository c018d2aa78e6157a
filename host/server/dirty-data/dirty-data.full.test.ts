import { renderDirtyPages } from '../testing/dirty-pages.ts';

/** `FUZZ_SEED` selects other responses, and `DIRTY_RUNS=1000` more of them. */
renderDirtyPages({
  runs: Number(process.env.DIRTY_RUNS ?? 50),
  seed: Number(process.env.FUZZ_SEED ?? 90_306_140),
});
