import { fuzzEndpoints } from './fuzz-endpoints.ts';

/** `FUZZ_CALLS=20000` makes more of them, `FUZZ_SEED` the same again. */
await fuzzEndpoints({
  calls: Number(process.env.FUZZ_CALLS ?? 4000),
  seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31),
});
