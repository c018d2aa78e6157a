import * as z from '@portal/shared/schema';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Form } from '../form/form.tsx';
import { mayInterrupt, noInterruption } from './interruption.tsx';

it('may interrupt somebody who reads', () => {
  render(
    <main>
      <a href="/cursos">Cursos</a>
    </main>,
  );
  expect(mayInterrupt(document)).toBe(true);
});

it.each([
  [
    'a form',
    <Form key="form" schema={z.object({})} defaultValues={{}} onSubmit={() => {}} children={null} />,
  ],
  ['a part that says so', <p key="part" {...noInterruption} />],
  ['an open dialog', <dialog key="dialog" open />],
])('does not open over %s', (_, page) => {
  render(page);
  expect(mayInterrupt(document)).toBe(false);
});

it.each([
  ['a field', <input key="field" data-testid="focus" />],
  ['a text', <textarea key="text" data-testid="focus" />],
  ['a choice', <select key="choice" data-testid="focus" />],
])('takes the focus from nobody who is at %s', (_, field) => {
  const { getByTestId } = render(field);
  getByTestId('focus').focus();
  expect(mayInterrupt(document)).toBe(false);
});

it('minds no button', () => {
  const { getByText } = render(<button type="button">Menu</button>);
  getByText('Menu').focus();
  expect(mayInterrupt(document)).toBe(true);
});
