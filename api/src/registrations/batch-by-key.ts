type NonEmpty<Call> = [Call, ...Call[]];

/**
 * Batches calls by key. Calls made while a batch is in flight join the next one, so a result is never older than its call
 * and load does not multiply queries.
 * @param load returns the results of calls with the same key, in their order
 */
export function batchByKey<Call, Result>(
  toKey: (call: Call) => string,
  load: (calls: NonEmpty<Call>) => Promise<Result[]>,
): (call: Call) => Promise<Result> {
  type Batch = { calls: NonEmpty<Call>; results: Promise<Result[]> };
  /** Batches that calls can still join. */
  const open = new Map<string, Batch>();
  /** End of the newest batch of each key. */
  const ends = new Map<string, Promise<void>>();

  function openBatch(key: string, call: Call): Batch {
    const calls: NonEmpty<Call> = [call];
    const previous = ends.get(key);
    async function run(): Promise<Result[]> {
      await previous;
      open.delete(key);
      return load(calls);
    }
    const batch = { calls, results: run() };
    const forget = () => void (ends.get(key) === end && ends.delete(key));
    const end = batch.results.then(forget, forget);
    ends.set(key, end);
    open.set(key, batch);
    return batch;
  }

  return async (call) => {
    const key = toKey(call);
    const joined = open.get(key);
    const index = joined ? joined.calls.push(call) - 1 : 0;
    const { results } = joined ?? openBatch(key, call);
    return (await results)[index] as Result;
  };
}
