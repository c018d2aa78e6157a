/** `npm run chaos`: see bench/chaos/chaos.ts. */
import '../bench/chaos/chaos.ts';
