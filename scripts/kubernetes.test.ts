import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { ConfigMap, Container, PodSpec, Service } from 'kubernetes-types/core/v1';
import type { LabelSelector } from 'kubernetes-types/meta/v1';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const base = 'deploy/kubernetes/base';
const trial = 'deploy/kubernetes/overlays/trial';

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
const manifestsOf = (file: string) => parseAllDocuments(read(file)).map((each) => each.toJS() as Manifest);
const listed = (folder: string): string[] =>
  parse(read(`${folder}/kustomization.yaml`)).resources.filter((name: string) => name.endsWith('.yaml'));
const manifests = [base, trial].flatMap((folder) =>
  listed(folder).flatMap((file) => manifestsOf(`${folder}/${file}`)),
);
const all = <Kind>(...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind)) as Kind[];

const workloads = new Map(
  all<Deployment>('Deployment', 'Job').map(({ metadata, spec }) => {
    const pod = spec?.template.spec as PodSpec;
    return [
      metadata?.name ?? '',
      { pod, labels: spec?.template.metadata?.labels ?? {}, container: pod.containers[0] as Container },
    ];
  }),
);
const parts = [...workloads];

it('lists every file that is there', () => {
  for (const folder of [base, trial])
    expect([...listed(folder), 'kustomization.yaml'].sort()).toEqual(readdirSync(join(root, folder)).sort());
});

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
  expect(container.resources?.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
});

describe('the parts of docker-compose.scale.yml', () => {
  interface Part {
    build?: { target: string };
    command?: string[];
    environment?: Record<string, string | number | null>;
    mem_limit: string;
  }
  const files = ['docker-compose.yml', 'docker-compose.scale.yml'];
  const [one, several] = files.map((file) => parse(read(file), { merge: true }).services);
  const compose: Record<string, Part> = Object.fromEntries(
    Object.keys({ ...one, ...several }).map((name) => [name, { ...one[name], ...several[name] }]),
  );
  /** One of the same kind stands for three, PostgreSQL is outside of the cluster. */
  const names = Object.keys(compose).filter((name) => !/\d$|^postgres$/.test(name));
  /** What stands in another form: the addresses of the cluster, of its visitors and of its replicas. */
  const otherwise =
    /^(PORTAL_(PORT|BIND)|METRICS_BIND|(HOST|API)_\d|TRUST_PROXY|PORTAL_URL|SMTP_URL|DATABASE_URL)$/;

  it('are all there', () => expect([...workloads.keys()].sort()).toEqual(names.sort()));

  it.each(names)('%s runs as there', (name) => {
    const { build, command, environment = {}, mem_limit } = compose[name] as Part;
    const container = workloads.get(name)?.container as Container;
    const mailImage = /^MAIL_IMAGE=(.+)$/m.exec(read('images.env'))?.[1];
    const image = build?.target === 'remote' ? name : build?.target;
    expect(container.image).toBe(build ? `portal/${image}` : mailImage);
    expect(container.command).toEqual(command);
    expect(container.resources?.limits).toEqual({
      memory: `${mem_limit.slice(0, -1)}${mem_limit.at(-1)?.toUpperCase()}i`,
    });
    const told = new Map(container.env?.map((each) => [each.name, each.value]));
    const defaults = Object.entries(environment)
      .filter(([variable]) => !otherwise.test(variable))
      .map(([variable, value]) => [variable, String(value).replace(/^\$\{\w+:-(.*)\}$/, '$1')] as const);
    for (const [variable, value] of defaults)
      expect([variable, told.get(variable)]).toEqual([variable, value]);
  });

  it.each(parts)(
    '%s is told nothing that is not documented, from settings that are there',
    (_name, { container }) => {
      const [settings] = all<ConfigMap>('ConfigMap');
      const documents = read('docs/environment.md') + read('docs/deploying.md');
      const told = container.env ?? [];
      expect(told.map(({ name }) => name).filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
      const keys = told.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? []);
      expect(Object.keys(settings?.data ?? {})).toEqual(expect.arrayContaining(keys));
    },
  );
});

describe('what leads to what', () => {
  const portsOf = (name: string) => workloads.get(name)?.container.ports?.map((port) => port.name);
  const chosen = ({ matchLabels = {}, matchExpressions = [] }: LabelSelector) =>
    parts
      .filter(([, { labels }]) => Object.entries(matchLabels).every(([key, value]) => labels[key] === value))
      .filter(([, { labels }]) =>
        matchExpressions.every(({ key, values }) => values?.includes(labels[key] ?? '')),
      )
      .map(([name]) => name);

  it('services, at the ports of their parts', () => {
    for (const { metadata, spec } of all<Service>('Service')) {
      if (spec?.type === 'ExternalName') continue;
      for (const { targetPort } of spec?.ports ?? [])
        expect([metadata?.name, portsOf(spec?.selector?.part ?? '')]).toEqual([
          metadata?.name,
          expect.arrayContaining([targetPort]),
        ]);
    }
  });

  it('network policies, at ports that the called part has', () => {
    for (const { metadata, spec } of all<NetworkPolicy>('NetworkPolicy')) {
      const own = chosen(spec?.podSelector ?? {});
      expect(own, metadata?.name).not.toEqual([]);
      for (const { ports, from = [] } of spec?.ingress ?? []) {
        for (const each of from) if (each.podSelector) expect(chosen(each.podSelector)).not.toEqual([]);
        for (const { port } of ports ?? [])
          for (const name of own) expect(portsOf(name), name).toContain(port);
      }
      for (const { ports, to = [] } of spec?.egress ?? [])
        for (const { podSelector } of to)
          for (const { port } of ports ?? [])
            for (const name of chosen(podSelector ?? {})) expect(portsOf(name), name).toContain(port);
    }
  });

  it('probes, at ports and addresses that the part has', () => {
    const answered =
      read('shared/platform/server/keeper/keeper-app.ts') + read('api/src/http/plugins/health.ts');
    for (const [name, { container }] of parts)
      for (const { httpGet } of [
        container.startupProbe,
        container.livenessProbe,
        container.readinessProbe,
      ].flatMap((probe) => probe ?? [])) {
        if (!httpGet) continue;
        expect(portsOf(name)).toContain(httpGet.port);
        if (httpGet.port === 'http' && name !== 'mail') expect(answered).toContain(`'${httpGet.path}'`);
      }
  });

  it('budgets and autoscaling, to a part of at most as many replicas as the edge has servers', () => {
    const servers = [...read('deploy/haproxy/haproxy.cfg').matchAll(/server-template \w+ 1-(\d+)/g)];
    for (const { spec } of all<HorizontalPodAutoscaler>('HorizontalPodAutoscaler')) {
      expect(workloads.has(spec?.scaleTargetRef.name ?? '')).toBe(true);
      for (const [, most] of servers) expect(spec?.maxReplicas).toBe(Number(most));
    }
    for (const { spec } of all<PodDisruptionBudget>('PodDisruptionBudget'))
      expect(chosen(spec?.selector ?? {})).toHaveLength(1);
  });

  it('the overlay, to images and manifests of the base', () => {
    const { images, patches } = parse(read(`${trial}/kustomization.yaml`));
    const used = new Set(
      parts.map(([, { container }]) => container.image).filter((image) => image?.startsWith('portal/')),
    );
    expect(images.map(({ name }: { name: string }) => name).sort()).toEqual([...used].sort());
    for (const { patch } of patches) {
      const { kind, metadata }: Manifest = parse(patch);
      expect(manifests).toContainEqual(expect.objectContaining({ kind, metadata }));
    }
  });
});
