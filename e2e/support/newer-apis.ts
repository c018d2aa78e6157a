import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';

const { api, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const dataNames: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };
const built: { browsers: string[] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../host/dist/host.json'), 'utf8'),
);
const oldest = built.browsers.map((browser) => {
  const [name = '', version] = browser.split(' ');
  return { name: dataNames[name] ?? name, version: Number(version) };
});

/** Chromium enforces Trusted Types, which the pages' policy requires, even if scripts cannot see the API. */
const kept = /^(Window\.prototype\.)?[tT]rusted/;

/**
 * APIs that at least one of the oldest supported browsers lacks, such as `URL.canParse` and
 * `URLSearchParams.prototype.size`.
 */
export const newerApis = (): string[] => [
  ...listNewer(api, (name, member) =>
    member.endsWith('_static')
      ? [`${name}.${member.replace('_static', '')}`]
      : [`${name}.prototype.${member}`, ...(name === 'Window' ? [member] : [])],
  ),
  // The data do not mark static members of a constructor.
  ...listNewer(javascript.builtins ?? {}, (name, member) => [
    `${name}.${member}`,
    `${name}.prototype.${member}`,
  ]),
];

function listNewer(tree: Identifier, pathsOf: (name: string, member: string) => string[]): string[] {
  return listMembers(tree)
    .flatMap(([name, part]) => [
      ...listMembers(part)
        .filter(([, member]) => isNewer(part) || isNewer(member))
        .flatMap(([member]) => pathsOf(name, member)),
      ...(isNewer(part) ? [name] : []),
    ])
    .filter((path) => !kept.test(path));
}

const listMembers = (part: Identifier) =>
  Object.entries(part as Record<string, Identifier>).filter(
    ([name, { __compat }]) => __compat && /^\w+$/.test(name),
  );

const isNewer = ({ __compat }: Identifier): boolean =>
  oldest.some(({ name, version }) => {
    const support = __compat?.support[name as 'chrome'];
    return support !== undefined && !isSupported(support, version);
  });

const isSupported = (support: SupportStatement, version: number): boolean =>
  [support].flat().some((each) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = each;
    const since = Number.parseFloat(String(added).replace('≤', ''));
    return since <= version && !(Number(removed) <= version) && !flags && !prefix && !alternative_name;
  });

/** Runs in a page before its scripts: removes APIs that older browsers lack. */
export function removeApis(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<unknown>(
      (each, name) => (each as Record<string, unknown> | undefined)?.[name],
      window,
    );
    if (owner) Reflect.deleteProperty(owner as object, last);
  }
}
