import { act } from '@testing-library/react';
import { Suspense, useId, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, expect, it, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

function Field({ type = 'text', initial = '' }: { type?: string; initial?: string }) {
  const id = useId();
  const [value, setValue] = useState(initial);
  return <input id={id} type={type} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const page = (
  <Suspense>
    <form>
      <Field />
      <Field />
      <Field type="email" />
      <Field initial="96" />
      <textarea name="message" />
      <select name="unit" defaultValue="b">
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input type="checkbox" name="news" />
      <input type="radio" name="way" value="phone" />
      <input type="radio" name="way" value="mail" />
    </form>
  </Suspense>
);

async function open() {
  const html = await new Response(await renderToReadableStream(page)).text();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.querySelector<HTMLElement>('#root') as HTMLElement;
}

async function hydrate(element: HTMLElement) {
  const error = vi.fn();
  const restore = keepTyped(element);
  await act(async () => {
    root = hydrateRoot(element, page, {
      onRecoverableError: () => {
        error();
        restore();
      },
    });
  });
  return error;
}

const controls = () => [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')];

it('keeps texts, choices, focus and selection if an extension has inserted elements before hydration', async () => {
  const element = await open();
  const [first, second, email, filled, message, unit, news, , mail] = controls() as HTMLInputElement[];
  for (const [control, text] of [
    [second, 'Iracema'],
    [email, 'a@b.c'],
    [message, 'Olá'],
    [unit, 'c'],
  ] as const)
    if (control) control.value = text;
  news?.click();
  mail?.click();
  second?.focus();
  second?.setSelectionRange(2, 4);
  first?.after(document.createElement('button'));
  filled?.before(document.createElement('input'));

  const error = await hydrate(element);

  expect(error).toHaveBeenCalled();
  expect(second?.isConnected).toBe(false);
  expect(controls().map(({ value }) => value)).toEqual([
    '',
    'Iracema',
    'a@b.c',
    '96',
    'Olá',
    'c',
    'on',
    'phone',
    'mail',
  ]);
  expect(
    controls()
      .map(({ checked }) => checked)
      .slice(-3),
  ).toEqual([true, false, true]);
  expect(document.activeElement).toBe(controls()[1]);
  expect([controls()[1]?.selectionStart, controls()[1]?.selectionEnd]).toEqual([2, 4]);
});

it('leaves the focus where the visitor has moved it', async () => {
  const element = await open();
  const outside = document.createElement('button');
  document.body.append(outside);
  controls()[1]?.focus();
  controls()[0]?.after(document.createElement('div'));
  outside.focus();
  await hydrate(element);
  expect(document.activeElement).toBe(outside);
});
