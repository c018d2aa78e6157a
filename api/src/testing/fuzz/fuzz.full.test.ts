import { fuzzEndpoints } from './fuzz-endpoints.ts';

/** Another `FUZZ_SEED` sends other requests, `FUZZ_CALLS=20000` more of them. */
await fuzzEndpoints({
  calls: Number(process.env.FUZZ_CALLS ?? 4000),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
});
