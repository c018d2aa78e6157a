import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Violations of the content security policy in this document. */
    violations: string[];
  }
}

/** Lets every document of a context note what offends its content security policy. */
export const watchPolicy = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

/** What has offended the page's policy so far. */
export const violationsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);
