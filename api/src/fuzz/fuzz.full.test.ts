import { fuzzEndpoints } from './fuzz-endpoints.ts';

/** Another `FUZZ_SEED` makes other calls, `FUZZ_CALLS=20000` more of them: what they find is mended before it is met. */
await fuzzEndpoints({
  calls: Number(process.env.FUZZ_CALLS ?? 4000),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
});
