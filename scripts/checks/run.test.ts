import { expect, it, vi } from 'vitest';
import { run } from './run.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => {});
const node = (source: string) => {
  const said: string[] = [];
  return run(process.execPath, ['-e', source], { printed: (text) => said.push(text) }).then((succeeded) => ({
    succeeded,
    said: said.join(''),
  }));
};

it('tells whether a program succeeded, and what it printed', async () => {
  expect(await node('console.log("fine")')).toEqual({ succeeded: true, said: 'fine\n' });
  expect(await node('console.log("broken"); process.exit(2)')).toEqual({
    succeeded: false,
    said: 'broken\n',
  });
});

it('says when a program could not be started', async () => {
  expect(await run('there-is-no-such-program', [])).toBe(false);
  expect(error).toHaveBeenCalledWith(
    expect.stringMatching(/^there-is-no-such-program could not be started: /),
  );
});
