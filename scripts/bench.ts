/** `npm run bench`: see bench/bench.ts. */
import '../bench/bench.ts';
