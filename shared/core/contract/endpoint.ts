import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the contract, known in the same words to the client, the API and the tests. */
export interface Endpoint {
  method: Method;
  /** Under `/api/v1`, parameters as `:name`. */
  path: `/${string}`;
  params?: z.ZodMiniType<Record<string, string | number>>;
  query?: z.ZodMiniType<Record<string, string | number | undefined>>;
  body?: z.ZodMiniType<object>;
  /** Additive: our API uses them, another server ignores them. */
  headers?: z.ZodMiniType<Record<string, string | undefined>>;
  /** The content of the answer, without the `data` around it. */
  answer: z.ZodMiniType;
  /** `candidate`: needs the bearer token of a logged-in candidate. */
  auth?: 'candidate';
  /** Statuses besides 2xx that visitors may meet; every call may answer 400, 429 and 500. */
  errors?: readonly number[];
  /** Not in the bare contract: the client must manage without it. */
  optional?: true;
}

/** Keeps the exact types of a definition, for {@link Answer} and the client's arguments. */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

/** What a call gives: its answer once read. */
export type Answer<Called extends Endpoint> = z.output<Called['answer']>;

/** What a call takes as its body. */
export type Body<Called extends Endpoint> = Called['body'] extends z.ZodMiniType
  ? z.output<Called['body']>
  : never;
