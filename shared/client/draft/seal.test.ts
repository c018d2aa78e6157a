import { expect, it } from 'vitest';
import { newSealKey, seal, unseal } from './seal.ts';

it('opens with its own key only, and not once it was changed', async () => {
  const key = await newSealKey();
  const sealed = await seal(key, 'Ana');
  await expect(unseal(await newSealKey(), sealed)).rejects.toThrow();
  const changed = sealed.slice(0, -4) + (sealed.endsWith('AAA=') ? 'BBB=' : 'AAA=');
  await expect(unseal(key, changed)).rejects.toThrow();
  await expect(unseal(key, 'nem base64!')).rejects.toThrow();
});

it('has a key that cannot be taken out of the browser', async () => {
  const key = await newSealKey();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
