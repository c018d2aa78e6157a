/**
 * What the contract's schemas are written with. Here they are made at once; in browsers when the first of them is used
 * (`schema.ts`). Only these names are shipped; add one there when a schema needs it.
 */
import * as schema from '@portal/shared/schema';

export * from '@portal/shared/schema';

export const loadSchemas = async (): Promise<typeof schema> => schema;
