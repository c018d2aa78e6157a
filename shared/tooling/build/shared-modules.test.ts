import { expect, it } from 'vitest';
import { sharedModules } from './shared-modules.ts';

const provided = {
  web: { react: ['use', 'useState'], router: ['Link'] },
  node: { react: ['use', 'useState'], router: ['Link', 'StaticRouter'], 'rich-text': ['sanitise'] },
};

it('a remote lists the names that it uses of what the host brings, and nothing else', () => {
  const used = {
    web: { react: ['useState', 'unstable_name'] },
    node: { react: ['use'], 'rich-text': ['sanitise'], other: ['thing'] },
  };
  expect(sharedModules(provided, used)).toEqual({
    react: { version: expect.any(String), web: ['useState'], server: ['use'] },
    'rich-text': { version: expect.any(String), web: [], server: ['sanitise'] },
  });
});

it('a module has another version once its exports are others, wherever it runs', () => {
  const versionOf = (web: string[], node: string[]) => {
    const names = { web: { router: web }, node: { router: node } };
    return sharedModules(names, names).router?.version;
  };
  const version = versionOf(['Link'], ['Link']);
  expect(versionOf(['Link'], ['Link'])).toBe(version);
  expect(versionOf(['Link', 'useHref'], ['Link'])).not.toBe(version);
  expect(versionOf(['Link'], ['Link', 'StaticRouter'])).not.toBe(version);
});
