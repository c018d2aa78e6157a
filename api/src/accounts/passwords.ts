import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { fold } from '@portal/contract/format/text';
import { institution } from '@portal/contract/institution';
import { capital } from '@portal/contract/institution/names';
import PQueue from 'p-queue';
import { HttpError } from '../http/http-error.ts';

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
export async function verifyPassword(password: string, hash: string | null | undefined, cost = passwordCost) {
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
async function derive(password: string, nonce: Buffer, price: PasswordCost, tagLength: number) {
  const message = password.normalize('NFKC');
  const came = performance.now();
  return hashQueue.add(() => {
    if (performance.now() - came > MAX_WAIT_MS) throw new HttpError(503);
    return argon2Async('argon2id', { message, nonce, tagLength, ...price });
  });
}

/**
 * The 3,000 most common passwords of eight characters and more, the most common first, from 10 million leaked ones
 * counted in `@zxcvbn-ts/language-common` 4.1.3 (MIT licence, Copyright 2012–2016 Dan Wheeler and Dropbox, Inc., 2021
 * @zxcvbn-ts).
 */
const internationalPasswords = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(
  '\n',
);

/** Passwords common in Portuguese, mostly missing from that list. */
const localPasswords =
  `12345678910 10203040 102030405060 senha123 senha1234 senha12345 minhasenha mudar123 mudarsenha trocarsenha
  testando brasil123 brasil2024 brasil2025 brasil2026 flamengo flamengo1 corinthians palmeiras saopaulo vasco123
  gremio123 cruzeiro santos123 jesus123 jesuscristo deuseamor deusefiel deus1234 familia1
  felicidade estrela1 gabriela fernanda rodrigo1 juliana1 eduardo1 leticia1 carolina mariana1 beatriz1 teamo123
  teamomuito amorzinho meuamor1 princesa primavera borboleta chocolate computador professor estudante aluno123
  aluno2025 aluno2026 curso123 secretaria`.split(/\s+/);

const common = new Set([...internationalPasswords, ...localPasswords].filter(Boolean).map(fold));

const contextWords = [...fold(`${institution.name} ${capital}`).split(' '), 'portal', 'candidato'];

/**
 * Returns why a new password is refused: its length, a common one, or the owner's or institution's words; else null.
 */
export function getPasswordError(password: string, owner: { full_name: string; email: string }) {
  if (password.length < 8) return 'A nova senha deve ter no mínimo 8 caracteres';
  if (password.length > 128) return 'A nova senha deve ter no máximo 128 caracteres';
  const folded = fold(password);
  if (common.has(folded) || /^(.?)\1*$/.test(folded)) return 'Escolha uma senha menos comum';
  const ownWords = [...fold(owner.full_name).split(' '), fold(owner.email).split('@')[0] ?? ''];
  const words = [...contextWords, ...ownWords.filter((word) => word.length >= 4)];
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded).replace(/[\d\W_]/g, '');
  const usesWord = words.some((word) => folded.includes(word));
  return usesWord && rest.length < 4
    ? 'A senha não pode conter seu nome, seu e-mail ou o nome da instituição'
    : null;
}
