import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { ContainerPort, EnvVar } from 'kubernetes-types/core/v1';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const base = 'deploy/kubernetes/base';
const trial = 'deploy/kubernetes/overlays/trial';

const listed = (folder: string): string[] =>
  parse(read(`${folder}/kustomization.yaml`)).resources.filter((name: string) => name.endsWith('.yaml'));
const manifests = [base, trial].flatMap((folder) =>
  listed(folder).flatMap((file) => parseAllDocuments(read(`${folder}/${file}`)).map((each) => each.toJS())),
);
const all = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));

const workloads = new Map(
  all('Deployment', 'Job').map(({ metadata, spec: { template } }) => {
    const pod = template.spec;
    const labels = template.metadata?.labels ?? {};
    return [metadata.name as string, { pod, labels, container: pod.containers[0] }] as const;
  }),
);
const parts = [...workloads];

it('has the form that Kubernetes gives each kind, without a field that it does not know', async () => {
  const folder = temporaryFolder();
  const moduleOf = (version: string) => (version === 'v1' ? 'core/v1' : version.replace('.k8s.io', ''));
  const lines = manifests.map(
    (each) =>
      `(${JSON.stringify(each)}) satisfies import('kubernetes-types/${moduleOf(each.apiVersion)}').${each.kind};`,
  );
  writeFileSync(join(folder, 'manifests.ts'), `export {};\n${lines.join('\n')}\n`);
  const paths = { 'kubernetes-types/*': [join(root, 'node_modules/kubernetes-types/*')] };
  const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [], paths };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const { stdout } = await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root, reject: false });
  expect(stdout).toBe('');
});

it.each(parts)('gives %s no privilege and no more than it needs', (_name, { pod, container }) => {
  expect(pod.containers).toHaveLength(1);
  expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
});

describe('the parts of docker-compose.scale.yml', () => {
  const files = ['docker-compose.yml', 'docker-compose.scale.yml'];
  const [one, several] = files.map((file) => parse(read(file), { merge: true }).services);
  const compose = Object.fromEntries(
    Object.keys({ ...one, ...several }).map((name) => [name, { ...one[name], ...several[name] }]),
  );
  /** One replica represents three; PostgreSQL is outside of the cluster. */
  const names = Object.keys(compose).filter((name) => !/\d$|^postgres$|^build-/.test(name));
  /** Settings with another form: addresses of the cluster, its visitors and its replicas. */
  const otherwise =
    /^(PORTAL_(PORT|BIND)|METRICS_BIND|(HOST|API)_\d|TRUST_PROXY|(PORTAL|STORAGE|SMTP|DATABASE)_URL|PGPASSWORD)$/;

  it('are all there', () => expect([...workloads.keys()].sort()).toEqual(names.sort()));

  it.each(names)('%s runs as there', (name) => {
    const { build, command, environment = {}, mem_limit } = compose[name];
    const container = workloads.get(name)?.container;
    const mailImage = /^MAIL_IMAGE=(.+)$/m.exec(read('images.env'))?.[1];
    const image = build?.target === 'remote' ? name : build?.target;
    expect(container.image).toBe(build ? `portal/${image}` : mailImage);
    expect(container.command).toEqual(command);
    expect(container.resources.limits).toEqual({ memory: `${mem_limit.toUpperCase()}i` });
    const told = container.env?.map((each: EnvVar) => [each.name, each.value]);
    const defaults = Object.entries(environment)
      // A variable without a value is passed on from compose's environment.
      .filter(([variable, value]) => value !== null && !otherwise.test(variable))
      .map(([variable, value]) => [variable, String(value).replace(/^\$\{\w+:-(.*)\}$/, '$1')]);
    expect(told ?? []).toEqual(expect.arrayContaining(defaults));
  });
});

describe('what leads to what', () => {
  const portsOf = (name: string) =>
    workloads.get(name)?.container.ports?.map((port: ContainerPort) => port.name);
  const chosen = ({ matchLabels = {}, matchExpressions = [] }: LabelSelector) =>
    parts
      .filter(([, { labels }]) => Object.entries(matchLabels).every(([key, value]) => labels[key] === value))
      .filter(([, { labels }]) => matchExpressions.every(({ key, values }) => values?.includes(labels[key])))
      .map(([name]) => name);

  it('services, at the ports of their parts', () => {
    for (const { metadata, spec } of all('Service').filter(({ spec }) => spec.type !== 'ExternalName'))
      for (const { targetPort } of spec.ports)
        expect(portsOf(spec.selector.part), metadata.name).toContain(targetPort);
  });

  it('network policies, at ports that the called part has', () => {
    for (const { metadata, spec } of all('NetworkPolicy')) {
      const own = chosen(spec.podSelector);
      expect(own, metadata.name).not.toEqual([]);
      for (const { ports = [], from = [] } of spec.ingress ?? []) {
        for (const each of from) if (each.podSelector) expect(chosen(each.podSelector)).not.toEqual([]);
        for (const { port } of ports) for (const name of own) expect(portsOf(name), name).toContain(port);
      }
      for (const { ports = [], to = [] } of spec.egress ?? [])
        for (const { podSelector = {} } of to)
          for (const { port } of ports)
            for (const name of chosen(podSelector)) expect(portsOf(name), name).toContain(port);
    }
  });
});
