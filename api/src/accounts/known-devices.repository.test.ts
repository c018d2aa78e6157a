import { expect, it } from 'vitest';
import { deviceName } from './known-devices.repository.ts';

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/148.0.0.0 Safari/537.36`;
const samsung = 'SamsungBrowser/29.0 Chrome/136.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

it.each([
  [windows, 'Chrome no Windows'],
  [`${windows} Edg/148.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/148.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Linux; Android 13) ${kit} ${samsung}`, 'Samsung Internet no Android'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox no Linux'],
  [`${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [`${iPhone} CriOS/148.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari no Mac'],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
