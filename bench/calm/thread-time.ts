/** An event of Chromium's trace, as far as it is read. */
export interface TraceEvent {
  name: string;
  /** 'X' where it has a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the trace's clock. */
  ts: number;
  /** Microseconds that the thread has worked. */
  tdur?: number;
  args?: { elementCount?: number; data?: { documentLoaderURL?: string } };
}

const BLOCKS = 50;

/**
 * What the main thread of one visit has done, in milliseconds of its own time but for the two counts at the end.
 * @param address of the document whose main thread is meant
 */
export function summarise(events: readonly TraceEvent[], address: string) {
  const begin = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!begin) throw new Error(`the trace has no visit of ${address}`);
  const own = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === begin.pid && tid === begin.tid && ts >= begin.ts,
  );
  const named = (...names: string[]) => own.filter(({ name }) => names.includes(name));
  const tasks = named('RunTask').map(milliseconds);
  const styles = named('UpdateLayoutTree');
  return {
    'all tasks': sum(tasks),
    'tasks beyond 50 ms each': sum(tasks.map((task) => Math.max(0, task - BLOCKS))),
    'longest task': Math.max(0, ...tasks),
    evaluating: sum(named('EvaluateScript').map(milliseconds)),
    calling: sum(named('FunctionCall').map(milliseconds)),
    styling: sum(styles.map(milliseconds)),
    layout: sum(named('Layout').map(milliseconds)),
    painting: sum(named('PrePaint', 'Paint', 'Layerize', 'Commit').map(milliseconds)),
    'elements whose style was computed': sum(styles.map(({ args }) => args?.elementCount ?? 0)),
    layouts: named('Layout').length,
  };
}

export type ThreadTime = ReturnType<typeof summarise>;

const milliseconds = ({ tdur = 0 }: TraceEvent): number => tdur / 1_000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
