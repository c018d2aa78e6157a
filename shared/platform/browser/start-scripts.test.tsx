import { expect, it } from 'vitest';
import { startScripts } from './start-scripts.ts';

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

it('opens the last template of the document once the HTML is parsed, and none within the page', () => {
  const template = (type: string) =>
    `<template id="scripts"><script type="text/${type}"></script></template>`;
  document.body.innerHTML = `<div>${template('one')}</div>${template('two')}<p>Texto</p>${template('three')}`;
  startScripts();
  expect(document.querySelector('script')).toBeNull();
  parsed();
  expect([...document.querySelectorAll('script')].map(({ type }) => type)).toEqual(['text/three']);
});
