import { errorText } from '../../shared/core/server/error-text.ts';
import { type Counts, oneCheck } from './counts.ts';
import { run } from './run.ts';

/** A part of `npm test`. */
export interface Step {
  title: string;
  /** @param show told what was printed, where it may not be shown as it comes because another step runs beside */
  work: (show?: (text: string) => void) => Promise<Counts>;
}

/** Result of a step. */
export interface StepResult {
  title: string;
  counts: Counts;
  seconds: number;
}

/** A step that one program decides. */
export const check = (title: string, program: string, ...args: string[]): Step =>
  checkWith({}, title, program, ...args);

/** The same, with variables for the program's environment. */
export const checkWith = (
  env: Record<string, string>,
  title: string,
  program: string,
  ...args: string[]
): Step => ({
  title,
  work: async (show) => oneCheck(await run(program, args, show ? { env, printed: show } : { env })),
});

/**
 * Runs rows of steps side by side, the steps of a row one after the other, all of them even when one fails. A step that
 * cannot even run, for want of a browser or of its report, has failed.
 */
export async function runRows(rows: Step[][]): Promise<StepResult[]> {
  const isAlone = rows.length === 1;
  const results = await Promise.all(
    rows.map(async (steps) => {
      const done: StepResult[] = [];
      for (const step of steps) {
        // The end was requested (Ctrl-C).
        if (process.exitCode) break;
        done.push(await resultOf(step, isAlone));
      }
      return done;
    }),
  );
  return results.flat();
}

async function resultOf({ title, work }: Step, isAlone: boolean): Promise<StepResult> {
  const head = `\n── ${title}`;
  if (isAlone) console.log(head);
  const started = performance.now();
  const counts = await work(isAlone ? undefined : (text) => console.log(`${head}\n${text.trimEnd()}`)).catch(
    (error: unknown) => {
      console.error(errorText(error));
      return oneCheck(false);
    },
  );
  return { title, counts, seconds: (performance.now() - started) / 1000 };
}
