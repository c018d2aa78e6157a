import { expect, it } from 'vitest';
import { findBootData } from './boot-data.ts';

const block = (version: string, type = 'application/json') =>
  `<script type="${type}" id="boot">{"version":"${version}"}</script>`;

/** Server HTML whose content has escaped from its element. */
const pageWith = (content: string) =>
  new DOMParser().parseFromString(
    `<!doctype html><html><head></head><body><div id="root"><main>${content}</main></div>${block('true')}</body></html>`,
    'text/html',
  );

it.each([
  ['nothing', ''],
  ['a block of its own', block('false')],
  ['a block that leaves its place', `</main></div>${block('false')}<div><main>`],
  ['a block after the end of the page', `</main></div></body></html>${block('false')}`],
  ['an element of the same name', '<p id="boot">{"version":"false"}</p>'],
  ['another body', `<body id="boot"><frameset>${block('false')}</frameset></body>`],
])('the boot data is the server’s if content brings %s', (_, content) => {
  expect(findBootData(pageWith(content))).toEqual({ version: 'true' });
});

it('a page without boot data has none', () => {
  expect(findBootData(new DOMParser().parseFromString('<p id="boot">{}</p>', 'text/html'))).toBeNull();
});
