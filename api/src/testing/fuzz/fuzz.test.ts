import { fuzzEndpoints } from './fuzz-endpoints.ts';

/** A fixed seed keeps the test deterministic. */
await fuzzEndpoints({ calls: 300, seed: 1 });
