/** Unique tokens of browsers. The order matters: most browsers also contain Chrome and Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/CrOS/, 'no Chromebook'],
  [/Windows/, 'no Windows'],
  [/Macintosh/, 'no Mac'],
  [/Linux/, 'no Linux'],
];

/** Returns a display name of a device ("Chrome no Windows"), or null if the User-Agent is unknown. */
export function deviceName(userAgent: string | undefined): string | null {
  const findName = (table: [RegExp, string][]) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [findName(browsers), findName(systems)];
  if (!browser && !system) return null;
  return [browser ?? 'Navegador', system].filter(Boolean).join(' ');
}
