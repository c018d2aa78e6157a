import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addressVariable } from './processes/portal-plan.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { services, networks } = parse(read('docker-compose.yml'), { merge: true });
const { services: added } = parse(read('docker-compose.scale.yml'), { merge: true });
const namesOf = (listed: string[] | object = []) => (Array.isArray(listed) ? listed : Object.keys(listed));
/** Each part as both files have it. */
const whole = Object.fromEntries(
  Object.keys({ ...services, ...added }).map((name) => {
    const all = [...namesOf(services[name]?.networks), ...namesOf(added[name]?.networks)];
    return [name, { ...services[name], ...added[name], networks: [...new Set(all)] }];
  }),
);
const parts = Object.entries(whole);
const remotes = readOwnRemotes(root);
const addresses = Object.fromEntries(remotes.map((name) => [addressVariable(name), `http://${name}:3000`]));
const dockerfile = read('Dockerfile').split('\n');
const stages = dockerfile.flatMap((line) => line.match(/^FROM .* AS (\S+)$/)?.[1] ?? []);
const pinned: Record<string, string> = Object.fromEntries(
  [...read('images.env').matchAll(/^(\w+)=(.*)$/gm)].map((line) => line.slice(1)),
);
/** The images without their digests. */
const tags = Object.fromEntries(Object.entries(pinned).map(([name, image]) => [name, image.split('@')[0]]));
const nodeImage = '$' + '{NODE_IMAGE:-node}';

/** Returns the services that compose starts with profiles. */
const enabled = (...profiles: string[]) =>
  Object.keys(services)
    .filter((name) => services[name].profiles?.some((each: string) => profiles.includes(each)) ?? true)
    .sort();

/** Returns the dependencies that profiles leave out, although compose needs them. */
const missing = (...profiles: string[]) => {
  const started = enabled(...profiles);
  return started.flatMap((name) =>
    Object.entries<{ required?: boolean }>(services[name].depends_on ?? {}).flatMap(
      ([needed, { required }]) =>
        started.includes(needed) || required === false ? [] : `${name}: ${needed}`,
    ),
  );
};

/** Returns the services of each network. */
const members = (of: Record<string, { networks: string[] | object }>) => {
  const all = [...new Set(Object.values(of).flatMap((part) => namesOf(part.networks)))];
  const inside = (network: string) =>
    Object.keys(of).filter((name) => namesOf(of[name]?.networks).includes(network));
  return Object.fromEntries(all.map((network) => [network, inside(network).sort()]));
};

describe('docker compose', () => {
  it('starts the API, its database and the mail catcher only where they are used', () => {
    expect(enabled()).toEqual(['edge', 'host', ...remotes].sort());
    expect(enabled('api')).toEqual(['api', 'edge', 'host', 'migrate', ...remotes].sort());
    expect(services.host.environment.API_URL).toBe('$' + '{API_URL:-http://api:3000}');
    expect(services.host.environment.STORAGE_URL).toBeNull();
    for (const profiles of [[], ['api'], ['all']]) expect(missing(...profiles)).toEqual([]);
  });

  it('publishes the edge alone, to this machine only, and tells the parts that port, for the address that mails name', () => {
    const published = Object.keys(services).filter((name) => services[name].ports);
    expect(published).toEqual(['edge']);
    const [, port] = /^127\.0\.0\.1:(\$\{PORT[^,]*\}):\d+$/.exec(services.edge.ports.join()) ?? [];
    expect(port).toBeDefined();
    for (const name of ['api', 'host']) expect(services[name].environment.PORTAL_PORT).toBe(port);
  });

  it.each(parts)('gives %s no privilege and no more than it needs', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], pids_limit: expect.any(Number) });
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    // Only the database begins as root, to hand its folder over.
    if (name !== 'postgres') expect(service.cap_add).toBeUndefined();
  });

  it('knows no password and no demonstration unless it is told', () => {
    expect(services.postgres.environment.POSTGRES_PASSWORD).toBeNull();
    expect(services.api.environment.SEED).toBe('$' + '{SEED:-none}');
  });

  it('tells the owner of the database to the migration alone; the api waits for it, and knows its own role', () => {
    const knowing = parts.filter(([, { environment }]) =>
      /POSTGRES_PASSWORD|DATABASE_OWNER_URL/.test(JSON.stringify(environment)),
    );
    expect(knowing.map(([name]) => name).sort()).toEqual(['migrate', 'postgres']);
    expect(services.migrate.command).toEqual(['node', 'api/src/migrate.ts']);
    expect(services.api.depends_on.migrate.condition).toBe('service_completed_successfully');
    expect(services.api.environment.DATABASE_URL).toBe(
      '$' + '{DATABASE_URL:-postgres://portal_api@postgres:5432/portal}',
    );
    for (const name of ['api', 'migrate']) {
      expect(services[name].environment.DATABASE_PASSWORD_FILE).toBe('/data/database-password');
      expect(services[name].volumes).toEqual(['api:/data']);
    }
  });

  it('names every image by tag and digest in images.env', () => {
    expect(Object.keys(pinned).sort()).toEqual(['MAIL_IMAGE', 'NODE_IMAGE', 'POSTGRES_IMAGE']);
    for (const image of Object.values(pinned)) expect(image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    // `scratch` is Docker's word for no image at all.
    const own = [...stages, 'scratch'];
    const from = dockerfile.filter((line) => /^FROM /.test(line));
    const foreign = from.filter((line) => !own.includes(line.split(' ')[1] ?? ''));
    expect(foreign).toEqual([`FROM ${tags.NODE_IMAGE} AS node`, `FROM ${nodeImage} AS base`]);
    expect(dockerfile.indexOf('ARG NODE_IMAGE')).toBeLessThan(dockerfile.indexOf(from[0] ?? ''));
    expect(services.postgres.image).toBe(`$\{POSTGRES_IMAGE:-${tags.POSTGRES_IMAGE}}`);
    expect(services.mail.image).toBe(`$\{MAIL_IMAGE:-${tags.MAIL_IMAGE}}`);
  });

  it('keeps apart who has no call to make, and believes of the visitor what comes from the network of api and host', () => {
    expect(members(services)).toEqual({
      public: ['edge', 'host'],
      visits: ['edge', 'host'],
      calls: ['api', 'host', 'migrate'],
      data: ['api', 'mail', 'migrate', 'postgres'],
      files: ['host', ...remotes, ...remotes.map((name) => `build-${name}`)].sort(),
    });
    const { subnet } = networks.calls.ipam.config[0];
    expect(subnet).toMatch(/:-172\.31\.\d+\.\d+\/28\}$/);
    expect(services.api.environment.TRUST_PROXY).toBe(subnet);
    expect(services.host.environment.TRUST_PROXY).toBe(networks.visits.ipam.config[0].subnet);
  });
});

describe('docker compose for several hosts and apis', () => {
  const hosts = ['host', 'host2', 'host3'];
  const apis = ['api', 'api2', 'api3'];

  it('has every host do as the keeper says, which alone knows the remotes, and each api go through the pooler', () => {
    for (const name of hosts)
      expect(whole[name].environment).toMatchObject({
        KEEPER_URL: 'http://keeper:3000',
        API_URL: 'http://edge:4000',
      });
    expect(new Set(hosts.map((name) => whole[name].volumes.join())).size).toBe(3);
    expect(added.keeper.environment).toMatchObject(addresses);
    for (const name of apis) expect(whole[name].environment.DATABASE_URL).toContain('@pooler:6432/');
  });
});

describe('the Dockerfile', () => {
  const copied = dockerfile
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));

  it('copies only what exists and what .dockerignore lets through, with the manifest of every package', () => {
    const admitted = [...read('.dockerignore').matchAll(/^!(.*)$/gm)].map(
      ([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`),
    );
    const packages = globSync(parse(read('pnpm-workspace.yaml')).packages as string[], { cwd: root });
    const manifests = packages
      .map((folder) => `${folder}/package.json`)
      .filter((file) => existsSync(join(root, file)));
    const named = copied.filter((path) => path !== '.');
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(manifests.length).toBeGreaterThan(10);
    expect(
      [...named, ...manifests].filter((path) => !admitted.some((pattern) => pattern.test(path))),
    ).toEqual([]);
  });

  it('installs with the same pnpm as the npm commands', () => {
    const version = read('scripts/bootstrap.mjs').match(/pnpm@[\d.]+/)?.[0];
    const used = read('Dockerfile').match(/pnpm@[\d.]+/g) ?? [];
    expect(new Set(used)).toEqual(new Set([version]));
  });

  it('runs every part as a user without privileges', () => {
    const users = dockerfile.filter((line) => /^(FROM|USER) /.test(line));
    expect(users.slice(users.indexOf('FROM base AS edge'))).toEqual([
      ...['FROM base AS edge', 'USER haproxy', 'FROM base AS pooler', 'USER node', 'FROM base AS bare'],
      ...['FROM scratch AS runtime', 'USER node'],
      ...['FROM runtime AS api', 'FROM runtime AS remote', 'FROM runtime AS host'],
    ]);
  });
});
