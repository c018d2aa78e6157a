import { expect, it } from 'vitest';
import { userName } from './user-name.ts';

it('a user without a name is identified by number', () => {
  expect(userName(() => ({ username: 'ana' }))).toBe('ana');
  const nameless = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };
  expect(userName(nameless)).toMatch(/^uid \d+$/);
});
