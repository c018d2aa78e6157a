/** `npm run bench`: runs bench/bench.ts. */
import '../bench/bench.ts';
