import { tryDirtyPages } from '../testing/dirty-pages.ts';

/** `DIRTY_RUNS=1000` makes more of them, `FUZZ_SEED` the same again. */
tryDirtyPages({
  runs: Number(process.env.DIRTY_RUNS ?? 50),
  seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31),
});
