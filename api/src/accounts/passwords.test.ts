import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { getPasswordError, hashPassword, needsRehash, verifyPassword } from './passwords.ts';

/** Minimum cost, for fast tests. */
const testPasswordCost = { memory: 8, passes: 1, parallelism: 1 };
const owner = { full_name: 'Ana Maria Lima', email: 'girassol@exemplo.br' };

describe('a new password', () => {
  const short = 'A nova senha deve ter no mínimo 8 caracteres';
  const long = 'A nova senha deve ter no máximo 128 caracteres';
  const common = 'Escolha uma senha menos comum';
  const own = 'A senha não pode conter seu nome, seu e-mail ou o nome da instituição';

  it.each([
    ['xi8tyq7', short],
    ['xi8tyq7b', null],
    ['xi8tyq7b'.repeat(16), null],
    [`${'xi8tyq7b'.repeat(16)}c`, long],
    ['1qaz2wsx', common],
    ['  password  ', common],
    ['SENHA123', common],
    ['Felicidade', common],
    [' '.repeat(9), common],
    ['zzzzzzzzzz', common],
    ['senac2026', own],
    ['amapá-Macapá', own],
    ['Girassol!1', own],
    ['SenacSenac1', own],
    ['2026 LIMA abc', own],
    ['2026 LIMA abcd', null],
    ['senac 2026-07-30 abc', own],
    // The owner's words of fewer than four letters appear in too many others.
    ['ana 12345', null],
    ['tucumã no almoço', null],
    ['no senac aprendi a cozinhar', null],
  ])('%j: %j', (password, fault) => {
    expect(getPasswordError(password, owner)).toBe(fault);
  });

  it('is none of the 3,000 most common ones', () => {
    const file = join(import.meta.dirname, 'common-passwords.txt');
    const list = readFileSync(file, 'utf8').trim().split('\n');
    expect(new Set(list).size).toBe(3000);
    expect(list.filter((password) => getPasswordError(password, owner) !== common)).toEqual([]);
  });
});

describe('a hash', () => {
  const password = 'tucumã no almoço';

  it('costs 46 MB of memory, and belongs to its password alone, however its letters are composed', async () => {
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await verifyPassword(password.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword('tucuma no almoço', hash)).toBe(false);
    expect([needsRehash(hash), needsRehash(hash, testPasswordCost)]).toEqual([false, true]);
  });

  it('is missed without being noticed', async () => {
    expect(await verifyPassword(password, null, testPasswordCost)).toBe(false);
    expect(await verifyPassword(password, 'no hash at all', testPasswordCost)).toBe(false);
  });

  it('is made for many at once, each with a salt of its own', async () => {
    const many = Array.from({ length: 9 }, () => hashPassword(password, testPasswordCost));
    expect(new Set(await Promise.all(many)).size).toBe(9);
  });

  it('is not started after too long in the queue, and always finished once started', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const many = Array.from({ length: 9 }, () => hashPassword(password, testPasswordCost));
    now = 10_001;
    const answers = await Promise.allSettled(many);
    clock.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(5).fill('rejected'),
    ]);
    const last = answers.at(-1);
    expect(last?.status === 'rejected' && last.reason).toMatchObject({ status: 503 });
  });
});
