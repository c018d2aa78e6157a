import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { HttpError, statusTexts } from '../http/http-error.ts';

const argon2Async = promisify(argon2);

/** Cost of a hash: KiB of memory, passes, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

export const passwordCost: PasswordCost = { memory: 47_104, passes: 1, parallelism: 1 };
const KEY_BYTES = 32;
const formatParameters = ({ memory, passes, parallelism }: PasswordCost) =>
  `m=${memory},t=${passes},p=${parallelism}`;
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes a password with argon2id in PHC format. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, KEY_BYTES);
  return `$argon2id$v=19$${formatParameters(cost)}$${encodeUnpadded(salt)}$${encodeUnpadded(key)}`;
}

/** Returns whether a password matches the hash. Takes as long without a hash, so that unknown accounts stay hidden. */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  cost = passwordCost,
): Promise<boolean> {
  const parts = phcPattern.exec(hash ?? dummyHash(cost));
  if (!parts) return false;
  const [, memory, passes, parallelism, salt = '', key = ''] = parts;
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  );
  return timingSafeEqual(actual, expected) && hash != null;
}

/** Returns whether a hash has an outdated cost and should be renewed while the password is known. */
export const needsRehash = (hash: string, cost = passwordCost): boolean =>
  !hash.includes(`$${formatParameters(cost)}$`);

const encodeUnpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const dummyHash = (cost: PasswordCost) =>
  `$argon2id$v=19$${formatParameters(cost)}$${encodeUnpadded(Buffer.alloc(16))}$${encodeUnpadded(Buffer.alloc(KEY_BYTES))}`;

/** Each hash takes 46 MB. */
const hashQueue = new PQueue({ concurrency: 4 });
/** Maximum milliseconds in the queue: later the client has gone. */
const MAX_WAIT_MS = 10_000;

/** @throws HttpError 503 after too long in the queue; a started hash always finishes */
async function derive(
  password: string,
  nonce: Buffer,
  price: PasswordCost,
  tagLength: number,
): Promise<Buffer> {
  const message = password.normalize('NFKC');
  const came = performance.now();
  return hashQueue.add(() => {
    if (performance.now() - came > MAX_WAIT_MS) throw new HttpError(503, statusTexts[503]);
    return argon2Async('argon2id', { message, nonce, tagLength, ...price });
  });
}
