/**
 * The words that the contract is written in. Here they make schemas at once; in browsers they come with the first page,
 * without the library behind them (`schema.ts`). Only these names are shipped; add one there when a schema needs it.
 */
import * as schema from '@portal/shared/schema';

export * from '@portal/shared/schema';

export const loadSchemas = async (): Promise<typeof schema> => schema;
