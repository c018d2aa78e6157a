import { renderAt } from '@portal/tooling/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/form.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { KeepPlace } from './keep-place.tsx';

const schema = z.object({ full_name: z.string(), phone: z.string(), email: z.string() });

const Letter = ({ withName = true, withPhone = true }: { withName?: boolean; withPhone?: boolean }) => (
  <Form schema={schema} defaultValues={{ full_name: '', phone: '', email: '' }} onSubmit={() => {}}>
    <KeepPlace />
    {withName && <TextField name="full_name" label="Nome" />}
    {withPhone && <TextField name="phone" label="Celular" />}
    <TextField name="email" label="E-mail" />
  </Form>
);

/** Leaves the form scrolled, with the focus in the second field, as a reload does. */
function reload() {
  const { unmount } = renderAt(<Letter />);
  vi.stubGlobal('scrollY', 840);
  screen.getByLabelText('Celular').focus();
  fireEvent(window, new Event('pagehide'));
  unmount();
}

it('a form that is loaded again is scrolled as it was, with the focus where it was, once', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  reload();
  const { unmount } = renderAt(<Letter />);
  expect(screen.getByLabelText('Celular')).toHaveFocus();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 840);
  unmount();
  renderAt(<Letter />);
  expect(document.body).toHaveFocus();
  expect(scroll).toHaveBeenCalledOnce();
});

it('a field gets the focus back at another position in the form', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  reload();
  renderAt(<Letter withName={false} />);
  expect(screen.getByLabelText('Celular')).toHaveFocus();
});

it('a form that has changed meanwhile gives no other field the focus', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  reload();
  renderAt(<Letter withPhone={false} />);
  expect(document.body).toHaveFocus();
});
