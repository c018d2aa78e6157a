type NonEmpty<Call> = [Call, ...Call[]];

/**
 * Asks together for all who call about one thing while it is being asked for others: each call is answered by a question that
 * began after it, so that no answer is older than its call, and a rush asks no more often than it is answered.
 * @param aboutOf calls with the same text are about one thing
 * @param ask gives an answer to each call, in their order
 */
export function batchByKey<Call, Answer>(
  aboutOf: (call: Call) => string,
  ask: (calls: NonEmpty<Call>) => Promise<Answer[]>,
): (call: Call) => Promise<Answer> {
  type Round = { calls: NonEmpty<Call>; answers: Promise<Answer[]> };
  /** Of each thing the round that a call can still join. */
  const open = new Map<string, Round>();
  /** Of each thing the end of the round that was opened last. */
  const ends = new Map<string, Promise<void>>();

  function openRound(about: string, call: Call): Round {
    const calls: NonEmpty<Call> = [call];
    const before = ends.get(about);
    async function run(): Promise<Answer[]> {
      await before;
      open.delete(about);
      return ask(calls);
    }
    const round = { calls, answers: run() };
    const forget = () => void (ends.get(about) === end && ends.delete(about));
    const end = round.answers.then(forget, forget);
    ends.set(about, end);
    open.set(about, round);
    return round;
  }

  return async (call) => {
    const about = aboutOf(call);
    const joined = open.get(about);
    const index = joined ? joined.calls.push(call) - 1 : 0;
    const { answers } = joined ?? openRound(about, call);
    return (await answers)[index] as Answer;
  };
}
