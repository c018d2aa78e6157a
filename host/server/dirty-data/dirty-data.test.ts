import { renderDirtyPages } from '../testing/dirty-pages.ts';

/** The same few each time: what is tested between two changes must not differ by chance. */
renderDirtyPages({ runs: 3, seed: Number(process.env.FUZZ_SEED ?? 1) });
