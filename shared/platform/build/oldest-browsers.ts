/**
 * Oldest supported browsers, in Browserslist syntax. Scripts and style sheets are compiled for and checked against
 * them.
 */
export const oldestBrowsers = [
  'chrome 106',
  'edge 106',
  'firefox 115',
  'safari 16.0',
  'ios_saf 16.0',
  'samsung 20.0',
];
