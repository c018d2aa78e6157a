import { renderDirtyPages } from '../testing/dirty-pages.ts';

/** A fixed seed, so that results do not vary between changes. */
renderDirtyPages({ runs: 3, seed: Number(process.env.FUZZ_SEED ?? 1) });
