import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addressVariable } from './processes/portal-plan.ts';

interface Service {
  image?: string;
  build?: { context: string; target: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  healthcheck?: { test: string[] };
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  networks?: string[];
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
}

const { services, networks }: Compose = parse(read('docker-compose.yml'), { merge: true });
const built = Object.entries(services).filter(([, { build }]) => build);
const remotes: string[] = JSON.parse(read('registry.json')).map(({ name }: { name: string }) => name);
const dockerfile = read('Dockerfile').split('\n');
const stages = dockerfile.flatMap((line) => line.match(/^FROM .* AS (\S+)$/)?.[1] ?? []);
const pinned: Record<string, string> = Object.fromEntries(
  read('images.env')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('=', 2)),
);
/** The images without their digests. */
const tags = Object.fromEntries(Object.entries(pinned).map(([name, image]) => [name, image.split('@')[0]]));
const workspace: string[] = parse(read('pnpm-workspace.yaml')).packages;

describe('docker compose', () => {
  it('has one service for each part of the portal, a database, its migration and a mail catcher', () => {
    const others = ['api', 'host', 'mail', 'migrate', 'postgres'];
    expect(Object.keys(services).sort()).toEqual([...others, ...remotes].sort());
  });

  it('publishes the host alone, to this machine only', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);

    expect(published.map(([name]) => name)).toEqual(['host']);
    expect(services.host?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  });

  it('tells the parts the published port, for the address that mails and links name', () => {
    const port = /^127\.0\.0\.1:(\$\{.+\}):/.exec(services.host?.ports?.[0] ?? '')?.[1];
    expect(port).toContain('PORT');
    for (const name of ['api', 'host']) expect(services[name]?.environment?.PORTAL_PORT).toBe(port);
  });

  it('puts no default value into another, and no empty one, which podman-compose does not understand', () => {
    expect(read('docker-compose.yml') + read('docker-compose.scale.yml')).not.toMatch(/\$\{[^}]*(\$\{|:-\})/);
  });

  it('watches the health of every service, of the built ones by words without spaces: podman divides them there', () => {
    const lasting = Object.entries(services).filter(([name]) => name !== 'migrate');
    for (const [name, { build, healthcheck }] of lasting) {
      const word = build ? /^\S+$/ : /./;
      expect(healthcheck?.test, name).toEqual([
        'CMD',
        ...Array(healthcheck?.test.slice(1).length).fill(expect.stringMatching(word)),
      ]);
    }
  });

  it('tells the host where every remote is', () => {
    for (const name of remotes) {
      expect(services.host?.environment?.[addressVariable(name)]).toBe(`http://${name}:3000`);
    }
  });

  it.each(built)('builds %s from a stage of the one Dockerfile', (name, { build }) => {
    const stage = build?.target ?? '';

    expect(dockerfile).toContainEqual(expect.stringMatching(new RegExp(` AS ${stage}$`)));
    if (stage === 'remote') expect(build?.args?.APP).toBe(name);
    else expect(stage).toBe(name === 'migrate' ? 'api' : name);
  });

  it.each(Object.entries(services))('gives %s no privilege and no more than it needs', (name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    // Only the database begins as root, to hand its folder over.
    if (name !== 'postgres') expect(service.cap_add).toBeUndefined();
  });

  it('knows no password and no demonstration unless it is told', () => {
    const asked = `\${POSTGRES_PASSWORD:?choose a password for the database}`;
    expect(services.postgres?.environment?.POSTGRES_PASSWORD).toBe(asked);
    expect(services.migrate?.environment?.DATABASE_URL).toBe(
      `postgres://portal:${asked}@postgres:5432/portal`,
    );
    expect(services.api?.environment?.SEED).toBe('$' + '{SEED:-none}');
  });

  it('tells the owner of the database to the migration alone; the api waits for it, and knows its own role', () => {
    const knowing = Object.keys(services).filter((name) =>
      JSON.stringify(services[name]?.environment ?? {}).includes('POSTGRES_PASSWORD'),
    );
    expect(knowing.sort()).toEqual(['migrate', 'postgres']);
    expect(services.migrate?.command).toEqual(['node', 'api/src/migrate.ts']);
    expect(services.api?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    expect(services.api?.environment?.DATABASE_URL).toBe('postgres://portal_api@postgres:5432/portal');
    for (const name of ['api', 'migrate'] as const) {
      expect(services[name]?.environment?.DATABASE_PASSWORD_FILE).toBe('/data/database-password');
      expect(services[name]?.volumes).toEqual(['api:/data']);
    }
  });

  it('lets every image be named by its digest', () => {
    // `scratch` is Docker's word for no image at all.
    const own = [...stages, 'scratch'];
    const foreign = dockerfile.filter(
      (line) => /^FROM /.test(line) && !own.includes(line.split(' ')[1] ?? ''),
    );
    expect(foreign).toEqual([`FROM ${tags.NODE_IMAGE} AS node`, 'FROM $' + '{NODE_IMAGE:-node} AS base']);
    expect(dockerfile.indexOf('ARG NODE_IMAGE')).toBeLessThan(
      dockerfile.findIndex((line) => /^FROM /.test(line)),
    );
    for (const [name, { build }] of built)
      expect(build?.args?.NODE_IMAGE, name).toBe('$' + '{NODE_IMAGE:-node}');
    expect(services.postgres?.image).toBe(`$\{POSTGRES_IMAGE:-${tags.POSTGRES_IMAGE}}`);
    expect(services.mail?.image).toBe(`$\{MAIL_IMAGE:-${tags.MAIL_IMAGE}}`);
  });

  it('pins every image by tag and digest in images.env', () => {
    expect(Object.keys(pinned).sort()).toEqual(['MAIL_IMAGE', 'NODE_IMAGE', 'POSTGRES_IMAGE']);
    for (const image of Object.values(pinned)) expect(image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('keeps from the api whoever has no call to make', () => {
    const reach = (name: string) =>
      Object.keys(services).filter((other) =>
        services[other]?.networks?.some((network) => services[name]?.networks?.includes(network)),
      );
    expect(reach('api').sort()).toEqual(['api', 'host', 'mail', 'migrate', 'postgres']);
    expect(reach('postgres').sort()).toEqual(['api', 'mail', 'migrate', 'postgres']);
  });

  it('believes of the visitor what comes from the network that api and host have for themselves', () => {
    const onCalls = Object.keys(services).filter((name) => services[name]?.networks?.includes('calls'));
    expect(onCalls.sort()).toEqual(['api', 'host']);
    const subnet = networks.calls?.ipam?.config[0]?.subnet;
    expect(subnet).toMatch(/:-172\.31\.\d+\.\d+\/28\}$/);
    expect(services.api?.environment?.TRUST_PROXY).toBe(subnet);
    expect(services.host?.environment?.TRUST_PROXY).toBeNull();
  });
});

describe('docker compose for several hosts and apis', () => {
  type Networks = string[] | Record<string, { aliases?: string[] } | null>;
  type Added = Omit<Compose, 'services'> & {
    services: Record<string, Omit<Service, 'networks'> & { networks?: Networks }>;
  };
  const { services: added, networks: more }: Added = parse(read('docker-compose.scale.yml'), {
    merge: true,
  });
  const namesOf = (networks: Networks = []) => (Array.isArray(networks) ? networks : Object.keys(networks));
  const whole = (name: string): Service => ({
    ...services[name],
    ...added[name],
    networks: [...(services[name]?.networks ?? []), ...namesOf(added[name]?.networks)],
  });
  const hosts = ['host', 'host2', 'host3'].map(whole);
  const apis = ['api', 'api2', 'api3'].map(whole);

  it('gives no part a privilege, a published port but the edge’s, or an image of its own', () => {
    for (const name of Object.keys(added)) {
      const part = whole(name);
      expect(part, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(part.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(dockerfile).toContainEqual(expect.stringMatching(new RegExp(` AS ${part.build?.target}$`)));
      expect(part.build?.args?.NODE_IMAGE, name).toBe('$' + '{NODE_IMAGE:-node}');
      if (added[name]?.ports)
        expect([name, ...added[name].ports]).toEqual(['edge', expect.stringMatching(/^127/)]);
    }
  });

  it('has every host do as the keeper says, which alone knows the remotes, and each api go through the pooler', () => {
    for (const { environment, volumes } of hosts) {
      expect(environment).toMatchObject({ KEEPER_URL: 'http://keeper:3000', API_URL: 'http://edge:4000' });
      expect(volumes).toHaveLength(1);
    }
    expect(new Set(hosts.map(({ volumes }) => volumes?.[0]))).toHaveProperty('size', 3);
    for (const name of remotes)
      expect(added.keeper?.environment?.[addressVariable(name)]).toBe(`http://${name}:3000`);
    for (const { environment } of apis) expect(environment?.DATABASE_URL).toContain('@pooler:6432/');
  });

  it('believes of the visitor what the edge says, in networks of its own', () => {
    const on = (network: string) =>
      [...new Set([...Object.keys(services), ...Object.keys(added)])].filter((name) =>
        whole(name).networks?.includes(network),
      );
    expect(on('visits').sort()).toEqual(['edge', 'host', 'host2', 'host3']);
    expect(on('calls').sort()).toEqual(['api', 'api2', 'api3', 'edge', 'host', 'host2', 'host3', 'keeper']);
    expect(on('data')).not.toContain('edge');
    const visits = more.visits?.ipam?.config[0]?.subnet;
    for (const { environment } of hosts) expect(environment?.TRUST_PROXY).toBe(visits);
    for (const { environment } of apis)
      expect(environment?.TRUST_PROXY).toBe(networks.calls?.ipam?.config[0]?.subnet);
  });

  it('has the edge call hosts by names of the network alone that they believe it in', () => {
    for (const [index, name] of ['host', 'host2', 'host3'].entries()) {
      const alias = added.edge?.environment?.[`HOST_${index + 1}`]?.replace(':3000', '');
      expect(added[name]?.networks).toMatchObject({ visits: { aliases: [alias] } });
      expect(Object.values(added[name]?.networks ?? {}).filter(Boolean)).toHaveLength(1);
      expect([...Object.keys(services), ...Object.keys(added)]).not.toContain(alias);
    }
  });
});

describe('the Dockerfile', () => {
  const copied = dockerfile
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));

  it('copies only what exists', () => {
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('knows the manifest of every package of the workspace, as the lock file does', () => {
    for (const name of workspace) expect(copied).toContain(`${name}/package.json`);
  });

  it('lets every file that it copies through .dockerignore', () => {
    const admitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`));

    for (const path of copied) {
      expect(
        admitted.some((pattern) => pattern.test(path)),
        path,
      ).toBe(true);
    }
  });

  it('runs only programs that exist', () => {
    const programs = dockerfile
      .filter((line) => /^(RUN|CMD) /.test(line))
      .flatMap((line) => line.match(/[\w./-]+\.ts/g) ?? []);

    expect(programs).toContain('shared/platform/build/build.ts');
    for (const path of programs) expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('installs with the same pnpm as the npm commands', () => {
    const version = read('scripts/bootstrap.mjs').match(/pnpm@[\d.]+/)?.[0];
    const used = `${read('Dockerfile')} ${read('scripts/security/pnpm.ts')}`.match(/pnpm@[\d.]+/g) ?? [];

    expect(used.length).toBeGreaterThan(1);
    expect(new Set(used)).toEqual(new Set([version]));
  });

  it('gives no remote a library, and the host none that only its build needs', () => {
    const begin = dockerfile.indexOf('FROM runtime AS remote');
    const remote = dockerfile.slice(begin, dockerfile.indexOf('FROM runtime AS host'));
    expect(remote.filter((line) => line.startsWith('COPY '))).toEqual([
      'COPY --from=build /portal/serve-remote.cjs ./',
      'COPY --from=build /portal/$APP/dist $APP/dist',
    ]);
    const { dependencies } = JSON.parse(read('host/package.json'));
    for (const name of ['@portal/tooling', '@portal/ui', 'lucide-react'])
      expect(dependencies).not.toHaveProperty(name);
  });

  it('runs every part as a user without privileges', () => {
    const runtime = dockerfile.indexOf('USER node', dockerfile.indexOf('FROM scratch AS runtime'));

    for (const stage of ['api', 'remote', 'host']) {
      expect(dockerfile).toContain(`FROM runtime AS ${stage}`);
      expect(dockerfile.indexOf(`FROM runtime AS ${stage}`)).toBeGreaterThan(runtime);
    }
    expect(dockerfile.slice(runtime + 1).some((line) => line.startsWith('USER '))).toBe(false);
  });
});
