/** `npm run chaos`: runs bench/chaos/chaos.ts. */
import '../bench/chaos/chaos.ts';
