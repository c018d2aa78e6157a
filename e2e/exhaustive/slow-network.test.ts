import { expect, test } from '../support/portal.ts';

const BYTES_PER_SECOND = 50_000 / 8;

test('a first visit at 50 kbit/s shows no notice, reports no release and hydrates', async ({
  page,
  portal,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_faults')) reports.push(request.postData() ?? '');
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        const notice = document.querySelector('[role=alert]')?.textContent;
        if (notice) Object.assign(window, { notice });
      }).observe(document.body, { childList: true });
    });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${portal.url}psg`, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 240_000 });
  expect(await page.evaluate(() => 'notice' in window && window.notice)).toBe(false);
  expect(reports).toEqual([]);
  const scripts = asked.filter((url) => url.includes('/remotes/mf-psg/'));
  expect(new Set(scripts).size).toBe(scripts.length);
});
