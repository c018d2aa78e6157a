import * as z from 'zod';
import { faults } from '../../contract/fault.ts';

/** What a browser reports, and nothing besides: neither an address nor anything of its visitor. */
export const faultReport = z.strictObject({
  remote: z.string().max(100),
  version: z.string().max(100),
  fault: z.enum(faults),
});
