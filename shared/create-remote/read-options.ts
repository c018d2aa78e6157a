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

/** Asks on a terminal; an empty input selects the proposal. */
export type Ask = (question: string, proposal: string) => Promise<string>;

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

/** Returns why an option is invalid, or null. */
const findError = (option: keyof RemoteOptions, value: string): string | null =>
  rules[option].pattern.test(value) ? null : `${option} '${value}': ${rules[option].hint}`;

/** Returns the remote's subject as text: `mf-feira-livre` is `Feira livre`. */
export function titleOf(name: string): string {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Reads the options of a new remote.
 * @param ask asks for missing options; without it, they have their defaults
 * @throws Error in one line for an invalid argument
 */
export async function readOptions(args: readonly string[], ask: Ask | null): Promise<RemoteOptions> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { team: { type: 'string' }, path: { type: 'string' }, slot: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length > 1 || (positionals.length === 0 && !ask)) throw new Error(usage);
  const read = async (option: keyof RemoteOptions, given: string | undefined, proposal: string) => {
    if (given !== undefined || !ask) return requireValid(option, given ?? proposal);
    return askUntilValid(ask, option, proposal);
  };
  const name = await read('name', positionals[0], 'mf-eventos');
  const subject = name.slice('mf-'.length);
  return {
    name,
    team: await read('team', values.team, titleOf(name)),
    path: await read('path', values.path, `/${subject}`),
    slot: await read('slot', values.slot, `destaque-${subject}`),
  };
}

function requireValid(option: keyof RemoteOptions, value: string): string {
  const error = findError(option, value);
  if (error) throw new Error(error);
  return value;
}

async function askUntilValid(ask: Ask, option: keyof RemoteOptions, proposal: string): Promise<string> {
  let question: string = option;
  for (;;) {
    const value = (await ask(question, proposal)).trim() || proposal;
    const error = findError(option, value);
    if (!error) return value;
    question = `${error}\n${option}`;
  }
}
