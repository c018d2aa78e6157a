import { chromium } from '@playwright/test';
import { browserFlags, usualBrowser } from '../e2e/support/browser.ts';
import { startDevelopedPortal } from '../e2e/support/developed-portal.ts';
import { atMost, type Measured } from './goals.ts';
import { median } from './median.ts';
import type { Bench } from './start-bench.ts';

/** A text of a source, which gets a number behind it, and how one sees that it has come. */
interface Change {
  file: string;
  text: string;
  shows(text: string): Promise<unknown>;
}

/** How soon a change of a source shows while one works on the portal (`npm run dev`). */
export async function measureDevelopment({ runs }: Bench): Promise<Measured[]> {
  const portal = await startDevelopedPortal();
  const browser = await chromium.launch({ executablePath: usualBrowser, args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('exibiu-banner', 'true'));
    await page.goto(`${portal.url}psg`);
    await page.locator('html[data-hydrated]').waitFor();

    /** @returns the middle time until the change shows, in milliseconds; the first change is not counted */
    async function timeOf({ file, text, shows }: Change): Promise<number> {
      const times: number[] = [];
      let now = text;
      for (let run = 0; run <= runs; run += 1) {
        const next = `${text} ${run}`;
        const begun = performance.now();
        await portal.change(file, now, next);
        await shows(next);
        if (run > 0) times.push(performance.now() - begun);
        now = next;
      }
      return median(times);
    }

    /** Asks until the answer of an address holds a text. */
    const answers = (path: string) => async (text: string) => {
      const address = new URL(path, portal.url);
      const answer = () =>
        fetch(address).then(
          (response) => response.text(),
          () => '',
        );
      while (!(await answer()).includes(text)) await page.waitForTimeout(20);
    };

    const component = await timeOf({
      file: 'mf-psg/src/pages/programme/income-calculator.tsx',
      text: 'Adicionar pessoa',
      shows: (text) => page.getByRole('button', { name: text, exact: true }).waitFor(),
    });
    const rendered = await timeOf({
      file: 'mf-psg/src/pages/programme/programme-cards.tsx',
      text: "title: 'O programa",
      shows: (text) => answers('psg')(text.replace("title: '", '')),
    });
    const host = await timeOf({
      file: 'host/server/discovery/robots-txt.ts',
      text: 'User-agent: *',
      shows: answers('/robots.txt'),
    });
    const api = await timeOf({
      file: 'api/src/http/plugins/errors.ts',
      text: 'Endereço não encontrado',
      shows: answers('/api/v1/nada'),
    });
    return [
      atMost('a changed component, in the open page', component, 1_000, 'ms'),
      atMost('a changed component, in what the server renders', rendered, 3_000, 'ms'),
      atMost("a changed module of the host's server", host, 3_000, 'ms'),
      atMost('a changed module of the api', api, 3_000, 'ms'),
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}
