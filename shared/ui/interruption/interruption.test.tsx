import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/form.tsx';
import { mayInterrupt, noInterruption } from './interruption.tsx';

const form = <Form key="form" schema={z.object({})} defaultValues={{}} onSubmit={() => {}} children={null} />;

// What is on the page or has the focus, and whether a dialog may open by itself.
it.each([
  [
    'a text',
    <a key="link" href="/cursos" data-focus="">
      Cursos
    </a>,
    true,
  ],
  ['a button', <button key="button" type="button" data-focus />, true],
  ['a form', form, false],
  ['a part that says so', <p key="part" {...noInterruption} />, false],
  ['an open dialog', <dialog key="dialog" open />, false],
  ['a field', <input key="field" data-focus />, false],
  ['a long answer', <textarea key="text" data-focus />, false],
  ['a choice', <select key="choice" data-focus />, false],
])('of who is at %s', (_, page, expected) => {
  const { container } = render(page);
  container.querySelector<HTMLElement>('[data-focus]')?.focus();
  expect(mayInterrupt(document)).toBe(expected);
});
