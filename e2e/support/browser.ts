/** Program of the browser that has all that visitors' browsers have, such as pages kept for the way back. */
export const wholeBrowser = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** The one without windows takes two thirds of the processor, where there is one. */
export const usualBrowser = process.env.HEADLESS_SHELL_PATH || wholeBrowser;

/** Without what a test machine has not, and without what speaks to strangers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
