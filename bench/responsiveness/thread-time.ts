/** An event of Chromium's trace. */
export interface TraceEvent {
  name: string;
  /** 'X' if it has a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the trace's clock. */
  ts: number;
  /** Microseconds that the thread has worked. */
  tdur?: number;
  args?: { elementCount?: number; data?: { documentLoaderURL?: string } };
}

const BLOCKING_MS = 50;

/**
 * Returns the work of the main thread in one visit, in milliseconds of its own time except for the two counts at the end.
 * @param url of the document
 */
export function summarise(events: readonly TraceEvent[], url: string) {
  const begin = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!begin) throw new Error(`the trace has no visit of ${url}`);
  const own = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === begin.pid && tid === begin.tid && ts >= begin.ts,
  );
  const named = (...names: string[]) => own.filter(({ name }) => names.includes(name));
  const time = (...names: string[]) => sum(named(...names).map(milliseconds));
  const tasks = named('RunTask').map(milliseconds);
  return {
    'all tasks': sum(tasks),
    'tasks beyond 50 ms each': sum(tasks.map((task) => Math.max(0, task - BLOCKING_MS))),
    'longest task': Math.max(0, ...tasks),
    evaluating: time('EvaluateScript'),
    calling: time('FunctionCall'),
    styling: time('UpdateLayoutTree'),
    layout: time('Layout'),
    painting: time('PrePaint', 'Paint', 'Layerize', 'Commit'),
    'elements whose style was computed': sum(
      named('UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0),
    ),
    layouts: named('Layout').length,
  };
}

export type ThreadTime = ReturnType<typeof summarise>;

const milliseconds = ({ tdur = 0 }: TraceEvent): number => tdur / 1_000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
