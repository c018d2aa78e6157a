import { chromium, type Page } from '@playwright/test';
import { browserFlags, wholeBrowser } from '../e2e/support/browser.ts';

/** Round trip 150 ms, 1.6 Mbit/s down. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

interface Device {
  viewport: { width: number; height: number };
  /** Whether the network is slow, in addition to the processor. */
  slowNetwork: boolean;
}

/** Calls a function with a page of a slow browser with an empty cache. */
export async function onSlowDevice<Result>(
  device: Device,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: wholeBrowser,
    args: [...browserFlags, '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ viewport: device.viewport });
    const session = await page.context().newCDPSession(page);
    if (device.slowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowNetwork);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Hides the question about cookies and the floating banner, as for returning visitors. */
export async function asReturningVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('exibiu-banner', 'true');
    localStorage.setItem('cookies-aceitos', 'rejeitado');
  });
}

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** A demo candidate with applications to both programmes. */
export const candidate = { email: 'jaciara@candidata.example', password: 'Equador-2026' };

/** An applicant without an account. */
export const applicant = { cpf: '33000010130', birthdate: '1998-05-05' };

const READING_PAUSE_MS = 1_000;

/** Waits between two interactions, so that the effects of the first one do not count for the second. */
export const pauseToRead = (page: Page): Promise<void> => page.waitForTimeout(READING_PAUSE_MS);
