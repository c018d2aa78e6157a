import { identificationState } from '@portal/runtime/selection-process/identification';
import { serverHtml } from '@portal/tooling/testing/render';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useIdentification } from './use-identification.ts';

const ana = { cpf: '52998224725', birthdate: '1998-04-21' };
const query = '?process=5&cpf=529.982.247-25&date=1998-04-21&course=7';

function Applicant() {
  const identified = useIdentification();
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <output>{identified ? `${identified.cpf} ${identified.birthdate}` : 'ninguém'}</output>
      <address>{pathname + search + hash}</address>
      <code>{JSON.stringify(state)}</code>
    </>
  );
}
const open = (search: string, state: unknown = null) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/psg_cadastro', search, hash: '#dados', state }]}>
      <Applicant />
    </MemoryRouter>,
  );
const carried = () => JSON.parse(screen.getByRole('code').textContent);

it('knows who applies from what the navigation carried', () => {
  open('?process=5', identificationState(ana));
  expect(screen.getByRole('status')).toHaveTextContent('52998224725 1998-04-21');
});

it('moves the CPF of an address into what the navigation carries, and is nobody on the server', async () => {
  expect(serverHtml(<Applicant />, `/psg_cadastro${query}`)).toContain('ninguém');
  open(query, { from: 'edital' });
  expect(await screen.findByText('/psg_cadastro?process=5&course=7#dados')).toBeVisible();
  expect(carried()).toEqual({ from: 'edital', identification: ana });
  expect(screen.getByRole('status')).toHaveTextContent('52998224725 1998-04-21');
});

it('clears nonsense from the address as well', async () => {
  open('?cpf=1&date=amanha');
  expect(await screen.findByText('/psg_cadastro#dados')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('ninguém');
});
