import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given; allowPositionals: true }>>;

/** Part of a command line program, with the arguments after its name. @throws Error whose message is one line */
export type Command = (args: readonly string[]) => Promise<void>;

/** Creates a command. @param run returns false for arguments that do not match the usage */
export function createCommand<const Given extends Options>(
  usage: string,
  options: Given,
  run: (values: Parsed<Given>['values'], positionals: readonly string[]) => Promise<unknown>,
): Command {
  return async (args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if ((await run(values, positionals)) === false) throw new Error(`usage: ${usage}`);
  };
}

/** Runs a command to its end. An error is one line on stderr and exit code 1. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  try {
    await command(args);
  } catch (error) {
    console.error(errorText(error));
    process.exit(1);
  }
}
