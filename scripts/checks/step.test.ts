import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneCheck } from './counts.ts';
import { check, runRows, type Step } from './step.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const node = (title: string, source: string) => check(title, process.execPath, '-e', source);
const results = async (rows: Step[][]) =>
  (await runRows(rows)).map(({ title, counts }) => [title, counts.passed, counts.failed]);

describe('the steps of npm test', () => {
  it('all run, also after one that fails or cannot run', async () => {
    const broken: Step = { title: 'report', work: () => Promise.reject(new Error('No report.')) };
    const fine: Step = { title: 'fine', work: async () => oneCheck(true) };

    expect(await results([[node('fails', 'process.exit(1)'), broken, fine]])).toEqual([
      ['fails', 0, 1],
      ['report', 0, 1],
      ['fine', 1, 0],
    ]);
    expect(error).toHaveBeenCalledWith('No report.');
  });

  it('run side by side, each row in its order, with what each prints in one piece', async () => {
    const rows = [
      [node('one', 'console.log("built"); console.error("warned")'), node('two', '')],
      [node('three', '')],
    ];

    expect(await results(rows)).toEqual([
      ['one', 1, 0],
      ['two', 1, 0],
      ['three', 1, 0],
    ]);
    expect(log.mock.calls.flat()).toContainEqual(
      expect.stringMatching(/^\n── one\n(built\nwarned|warned\nbuilt)$/),
    );
  });
});
