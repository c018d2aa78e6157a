import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './portal.ts';

/** Waits for a mail and returns the code in the newest one to a recipient. */
export async function newestCode(outbox: string, recipient: string): Promise<string> {
  let code = '';
  const findCode = async () => {
    const names = await readdir(outbox).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(outbox, name);
        return { text: await readFile(file, 'utf8'), time: (await stat(file)).mtimeMs };
      }),
    );
    const [newest] = files
      .filter(({ text }) => text.includes(`To: ${recipient}`) && parseCode(text))
      .sort((one, other) => other.time - one.time);
    code = parseCode(newest?.text ?? '');
    return code;
  };
  await expect.poll(findCode).not.toBe('');
  return code;
}

/** Mails are quoted-printable: "Código: ABCD1234". */
const parseCode = (text: string): string => /=C3=B3digo: ([0-9A-Z]{8})/.exec(text)?.[1] ?? '';
