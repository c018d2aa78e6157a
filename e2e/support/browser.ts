/** Program of the browser that has all that visitors' browsers have, such as pages kept for the way back. */
export const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
