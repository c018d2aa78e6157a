import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('deploy/prometheus/alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.map(({ alert }) => alert).sort();

/** Returns names and labels of the sources' metrics; Prometheus itself provides `up`. */
function exported(): Map<string, string[]> {
  const found = new Map<string, string[]>([['up', []]]);
  for (const file of globSync('{api/src,shared/platform/server,shared/server-kit}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })) {
    const made = read(file).matchAll(/new (Gauge|Counter|Histogram)\(\{([\s\S]*?)registers/g);
    for (const [, kind, options = ''] of made) {
      const name = /name: '(\w+)'/.exec(options)?.[1] ?? '';
      const labels = [...(/labelNames: \[(.*)\]/.exec(options)?.[1] ?? '').matchAll(/\w+/g)].map(String);
      for (const suffix of kind === 'Histogram' ? ['_bucket', '_count', '_sum'] : [''])
        found.set(name + suffix, suffix === '_bucket' ? [...labels, 'le'] : labels);
    }
  }
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name } of register.getMetricsAsArray()) found.set(name, []);
  register.clear();
  return found;
}

const metrics = exported();

/** Texts of the nodes of one kind in an expression. */
function texts(expr: string, kind: string): string[] {
  const all: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ name, from, to }) => void (name === kind && all.push(expr.slice(from, to))),
  });
  return all;
}

it.each(rules)('$alert asks for what is exported, by labels that it has', ({ expr }) => {
  expect(texts(expr, '⚠')).toEqual([]);
  const selectors = texts(expr, 'VectorSelector');
  expect(selectors.length).toBeGreaterThan(0);
  for (const selector of selectors) {
    const labels = metrics.get(texts(selector, 'Identifier')[0] ?? '');
    expect(labels, selector).toBeDefined();
    for (const name of texts(selector, 'LabelName'))
      expect(['job', 'instance', ...(labels ?? [])], selector).toContain(name);
  }
});

it('has a runbook page for each alert, and an alert for each page', () => {
  const pages = readdirSync(join(root, 'docs/runbook')).filter((file) => file !== 'README.md');
  expect(pages.sort()).toEqual(alerts.map((alert) => `${alert}.md`));
});
