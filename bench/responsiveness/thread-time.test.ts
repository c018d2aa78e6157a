import { expect, it } from 'vitest';
import { summarise, type TraceEvent } from './thread-time.ts';

const address = 'http://127.0.0.1/senac-portal/';
const visit: TraceEvent = {
  name: 'navigationStart',
  ph: 'R',
  pid: 1,
  tid: 2,
  ts: 100,
  args: { data: { documentLoaderURL: address } },
};
const work = (name: string, milliseconds: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 2,
  ts: 200,
  tdur: milliseconds * 1_000,
  ...more,
});

it("counts the work of the visit's own main thread, each task beyond 50 ms", () => {
  const seen = summarise(
    [
      work('RunTask', 900, { ts: 50 }),
      visit,
      work('RunTask', 40),
      work('RunTask', 70),
      work('RunTask', 250),
      work('RunTask', 800, { tid: 3 }),
      work('EvaluateScript', 200),
      work('UpdateLayoutTree', 20, { args: { elementCount: 30 } }),
      work('UpdateLayoutTree', 5, { args: { elementCount: 12 } }),
      work('Layout', 8),
    ],
    address,
  );
  expect(seen).toEqual({
    'all tasks': 360,
    'tasks beyond 50 ms each': 220,
    'longest task': 250,
    evaluating: 200,
    calling: 0,
    styling: 25,
    layout: 8,
    painting: 0,
    'elements whose style was computed': 42,
    layouts: 1,
  });
});

it('refuses a trace of another page', () => {
  expect(() => summarise([visit], `${address}psg`)).toThrow('no visit');
});
