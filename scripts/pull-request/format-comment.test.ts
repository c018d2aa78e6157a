import { expect, it } from 'vitest';
import { formatComment, type PullRequest } from './format-comment.ts';

const audit = (performance: number) => ({
  performance,
  accessibility: 100,
  blocking: 120.4,
  largestPaint: 1_900,
});

const pull: PullRequest = {
  portal: 'https://portal.example/base',
  remotes: [
    {
      name: 'mf-psg',
      version: '1a2b',
      claims: ['- new path `/psg/x`'],
      sizes: ['All files have the same sizes.'],
      pages: ['/psg'],
    },
  ],
  contract: { lines: ['mf-psg 1a2b (PSG): fits'], broken: [] },
  api: { breaking: [], added: [] },
  preview: { name: 'pr-42', link: 'https://portal.example/base/_preview?token=x' },
  pages: [{ path: '/psg', before: audit(92), after: audit(95), screenshots: ['psg-360-before.png'] }],
  folder: 'pull-request',
};

it('shows link, verdict, sizes, measurements and screenshots', () => {
  const text = formatComment(pull);
  for (const part of [
    '## mf-psg 1a2b\n',
    '**[Preview pr-42](https://portal.example/base/_preview?token=x)**',
    'The portal would mount all of them.',
    'mf-psg 1a2b (PSG): fits',
    'mf-psg:\n\n- new path `/psg/x`\n\n### API',
    '### API\n\nUnchanged.',
    'All files have the same sizes.',
    '| /psg | 92 → 95 | 100 → 100 | 120 → 120 ms | 1900 → 1900 ms |',
    'Screenshots, in `pull-request`: psg-360-before.png.',
  ])
    expect(text).toContain(part);
});

it('shows who breaks whom, changes of the API, and what was left out', () => {
  const added = Array.from({ length: 22 }, (_, index) => `GET /${index}`);
  const text = formatComment({
    ...pull,
    contract: { lines: ['  it claims /psg, which belongs to mf-b'], broken: ['mf-psg'] },
    api: { breaking: ['GET /old is removed'], added },
    preview: null,
    pages: 'No browser is installed: Lighthouse and screenshots are left out.',
  });
  for (const part of [
    '**The portal would reject mf-psg.**',
    'which belongs to mf-b',
    'Active releases may break with this API:\n\n- GET /old is removed',
    '- GET /19\n- and 2 more\n',
    'No preview: `--preview` names none.',
    'No browser is installed',
  ])
    expect(text).toContain(part);
  expect(formatComment({ ...pull, api: null })).toContain('Not compared');
});
