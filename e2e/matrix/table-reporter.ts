import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

type Outcome = TestResult['status'];

/** Prints a Markdown table with the result of each test file in each project. */
export default class TableReporter implements Reporter {
  #outcomes = new Map<string, Map<string, Outcome[]>>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const file = path.basename(test.location.file, '.test.ts');
    const files = this.#outcomes.get(project) ?? new Map<string, Outcome[]>();
    this.#outcomes.set(project, files.set(file, [...(files.get(file) ?? []), status]));
  }

  onEnd(): void {
    console.info(`\n${formatTable(this.#outcomes)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** @param outcomes of the tests, by project and file */
function formatTable(outcomes: ReadonlyMap<string, ReadonlyMap<string, Outcome[]>>): string {
  const files = [...new Set([...outcomes.values()].flatMap((each) => [...each.keys()]))].sort();
  const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [...outcomes].map(([project, each]) =>
    toRow([project, ...files.map((file) => summarise(each.get(file) ?? []))]),
  );
  return [toRow(['Topology', ...files]), toRow(['---', ...files.map(() => '---')]), ...rows].join('\n');
}

function summarise(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter((each) => each !== 'passed' && each !== 'skipped').length;
  const passed = outcomes.filter((each) => each === 'passed').length;
  if (failed > 0) return `**${failed} of ${outcomes.length} failed**`;
  return passed > 0 ? `${passed} passed` : '–';
}
