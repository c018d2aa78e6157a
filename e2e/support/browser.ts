/** Executable of the complete browser, including features such as the back-forward cache. */
export const wholeBrowser = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** The headless shell, if installed, needs two thirds of the processor time. */
export const usualBrowser = process.env.HEADLESS_SHELL_PATH || wholeBrowser;

/** Disables features that a test machine lacks, and connections to third parties. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
