import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

const owner = { fullName: 'Ana Maria Lima', email: 'anamaria@exemplo.br' };

describe('a new password', () => {
  it.each([
    ['curta12', 'A nova senha deve ter no mínimo 8 caracteres'],
    ['a'.repeat(129), 'A nova senha deve ter no máximo 128 caracteres'],
    ['12345678', 'Escolha uma senha menos comum'],
    ['1qaz2wsx', 'Escolha uma senha menos comum'],
    ['Trustno1', 'Escolha uma senha menos comum'],
    ['slipknot', 'Escolha uma senha menos comum'],
    [' '.repeat(9), 'Escolha uma senha menos comum'],
    ['  password  ', 'Escolha uma senha menos comum'],
    ['SENHA123', 'Escolha uma senha menos comum'],
    ['zzzzzzzzzz', 'Escolha uma senha menos comum'],
    ['senac2026', 'A senha não pode conter seu nome, seu e-mail ou o nome da instituição'],
    ['Anamaria!1', 'A senha não pode conter seu nome, seu e-mail ou o nome da instituição'],
    ['tucumã no almoço', null],
    ['no senac aprendi a cozinhar', null],
  ])('%j: %j', (password, fault) => {
    expect(passwordFault(password, owner)).toBe(fault);
  });
});

it('refuses the 3,000 most common passwords, each of them', () => {
  const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(new Set(list).size).toBe(3000);
  expect(list.slice(0, 3)).toEqual(['password', '12345678', '123456789']);
  expect(list.filter((password) => passwordFault(password, owner) === null)).toEqual([]);
});

describe('a hash', () => {
  it('belongs to its password alone', async () => {
    const hash = await hashPassword('tucumã no almoço');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await verifyPassword('tucumã no almoço', hash)).toBe(true);
    expect(await verifyPassword('tucuma no almoço', hash)).toBe(false);
    expect(needsRehash(hash)).toBe(false);
  });

  it('is missed without being noticed by time or error', async () => {
    expect(await verifyPassword('tucumã no almoço', null)).toBe(false);
    expect(await verifyPassword('tucumã no almoço', 'no hash at all')).toBe(false);
  });

  it('is made for many at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 9 }, () => hashPassword('o mesmo para todos')));
    expect(new Set(hashes).size).toBe(9);
  });
});
