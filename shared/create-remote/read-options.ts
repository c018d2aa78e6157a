import { parseArgs } from 'node:util';

export interface RemoteOptions {
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
export function titleOf(name: string): string {
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
