import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, wholeBrowser } from '../e2e/support/browser.ts';

/** Round trip 150 ms, 1.6 Mbit/s down. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Times that the processor is slower than this machine's. */
const SLOWER = 4;

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: wholeBrowser,
    args: [...browserFlags, '--disable-quic'],
  });

/** What somebody visits with. */
interface Device {
  viewport: { width: number; height: number };
  /** Whether the network is slow, besides the processor. */
  slowNetwork: boolean;
}

/** Does something in a slow browser with an empty cache. */
export async function onSlowDevice<Result>(
  device: Device,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: device.viewport });
    const session = await page.context().newCDPSession(page);
    if (device.slowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowNetwork);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Somebody who has been here before: neither the question about cookies nor the floating banner is in the way. */
export async function asReturningVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('exibiu-banner', 'true');
    localStorage.setItem('cookies-aceitos', 'rejeitado');
  });
}

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };
