import { chromium, type Page } from '@playwright/test';
import { browserFlags, wholeBrowser } from '../e2e/support/browser.ts';

const CPU_SLOWDOWN = 4;

export const phone = { width: 360, height: 740 };

/** Calls a function with a page of a browser with a slow processor and an empty cache. */
export async function onSlowProcessor<Result>(
  viewport: { width: number; height: number },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: wholeBrowser,
    args: [...browserFlags, '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ viewport });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Gives a page a network with a round trip of 150 ms and 1.6 Mbit/s down. */
export async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}
