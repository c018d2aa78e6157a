import { fuzzEndpoints } from './fuzz-endpoints.ts';

/** The same few calls each time: what is tested between two changes must not differ by chance. */
await fuzzEndpoints({ calls: 300, seed: 1 });
