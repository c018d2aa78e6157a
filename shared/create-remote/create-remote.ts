import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

interface RemoteOptions {
  /** Name of the package and of the container, such as `mf-eventos`. */
  name: string;
  team: string;
  /** Path of its first page, below the portal's base path. */
  path: string;
  /** Slot that it fills. */
  slot: string;
}

const usage = 'usage: create-remote mf-NAME [--team TEAM] [--path /PATH] [--slot SLOT]';

const rules: Record<keyof RemoteOptions, { pattern: RegExp; hint: string }> = {
  name: {
    pattern: /^mf(-[a-z0-9]+)+$/,
    hint: 'a name begins with mf- and has lower-case letters, digits and hyphens, such as mf-eventos',
  },
  team: {
    pattern: /^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,59}$/u,
    hint: 'a team has up to 60 letters, digits, spaces, points and hyphens, such as Eventos',
  },
  path: {
    pattern: /^(\/[a-z0-9_-]+)+$/,
    hint: 'a path begins with a slash and has no parameters, such as /eventos',
  },
  slot: {
    pattern: /^[a-z]+(-[a-z0-9]+)*$/,
    hint: 'a slot has lower-case letters, digits and hyphens, such as proximos-eventos',
  },
};

/** Returns the remote's subject as text: `mf-feira-livre` is `Feira livre`. */
function titleOf(name: string): string {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Reads the options of a new remote; those that are missing have defaults derived from its name.
 * @throws Error in one line for an invalid argument
 */
export function readOptions(args: readonly string[]): RemoteOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { team: { type: 'string' }, path: { type: 'string' }, slot: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(usage);
  const subject = name.slice('mf-'.length);
  return {
    name: requireValid('name', name),
    team: requireValid('team', values.team ?? titleOf(name)),
    path: requireValid('path', values.path ?? `/${subject}`),
    slot: requireValid('slot', values.slot ?? `destaque-${subject}`),
  };
}

function requireValid(option: keyof RemoteOptions, value: string): string {
  const { pattern, hint } = rules[option];
  if (!pattern.test(value)) throw new Error(`${option} '${value}': ${hint}`);
  return value;
}

/** Folders of `templates/`: the remote, and what it needs in a repository of its own or in this workspace. */
type Template = 'remote' | 'repository' | 'workspace';

/**
 * Writes the files of a new remote.
 * @param folder absolute path, missing or empty
 * @throws Error if the folder contains files
 */
export function createRemote(options: RemoteOptions, folder: string, templates: readonly Template[]): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const fillIn = createReplacer(options);
  for (const template of templates) {
    const source = path.join(import.meta.dirname, 'templates', template);
    for (const name of listFiles(source)) {
      const target = path.join(folder, fillIn(name).replace(/^gitignore$/, '.gitignore'));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, fillIn(readFileSync(path.join(source, name), 'utf8')));
    }
  }
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Replaces the example's names, which the templates consist of, so that they are checked like other code. */
function createReplacer({ name, team, path, slot }: RemoteOptions): (text: string) => string {
  const names: Record<string, string> = {
    'mf-exemplo': name,
    MF_EXEMPLO: name.toUpperCase().replaceAll('-', '_'),
    'destaque-exemplo': slot,
    '/pagina-exemplo': path,
    'Equipe Exemplo': team,
    Exemplo: titleOf(name),
    exemplo: name.slice('mf-'.length),
  };
  const pattern = new RegExp(Object.keys(names).join('|'), 'g');
  return (text) => text.replace(pattern, (found) => names[found] ?? found);
}
