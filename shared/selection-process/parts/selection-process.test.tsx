import { title } from '@portal/contract/endpoints/fields';
import type { FieldInput, RegistrationField } from '@portal/contract/selection-process/registration-field';
import { anOffer } from '@portal/tooling/testing/builders/offer';
import { InForm } from '@portal/tooling/testing/in-form';
import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplicantField } from './applicant-fields.tsx';
import { useIdentification } from './identification-dialog.tsx';
import { RegistrationButton } from './registration-button.tsx';

describe('a field of an applicant', () => {
  const text: RegistrationField = {
    label: 'Apelido',
    section: 'person',
    input: { kind: 'text' },
    rule: title('Campo obrigatório'),
  };
  const kinds: [kind: string, input: FieldInput, shown: string][] = [
    ['text', { kind: 'text' }, 'input[type=text]'],
    ['masked text', { kind: 'masked', mask: 'cpf-cnpj' }, 'input[type=text]'],
    ['phone', { kind: 'masked', mask: 'phone' }, 'input[inputmode=tel]'],
    ['date', { kind: 'date' }, 'input[type=date]'],
  ];
  it.each(kinds)('asks for a %s on its own control, and says that it may stay empty', (_, input, shown) => {
    const field: RegistrationField = { ...text, input, optional: true };
    const { container } = render(
      <InForm value="">
        <ApplicantField name="field" field={field} today="2026-03-31" fixedBirthdate email={<p>E-mail</p>} />
      </InForm>,
    );
    expect(container.querySelector(shown)).toBeVisible();
    expect(screen.getByText('Apelido').parentElement).toHaveTextContent('Apelido (opcional)');
  });
});

describe('the button to register', () => {
  const dates = { start_date: '2026-11-21T12:00:00-03:00', end_date: '2026-12-31T12:00:00-03:00' };
  const offer = anOffer({ ...dates, registration: 'Inscrições Online' });
  const minute = 60_000;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(new Date('2026-11-21T11:59:00-03:00'));
  });

  const button = () => screen.getByRole('button', { name: 'Inscrições Online' });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('opens and closes by itself while the page is open, is the same button, and acts while open alone', async () => {
    const choose = vi.fn();
    renderAt(<RegistrationButton offer={offer} onChoose={choose} />);
    const before = button();
    expect(before).toHaveAccessibleDescription(
      'As inscrições abrem em 21/11/2026 às 12:00 e vão até 31/12/2026 às 12:00.',
    );
    await pass(minute);
    expect(before).toHaveAttribute('aria-disabled', 'true');
    before.click();
    expect(choose).not.toHaveBeenCalled();
    await pass(1);
    expect(before).not.toHaveAttribute('aria-disabled');
    before.click();
    expect(choose).toHaveBeenCalledOnce();
    vi.setSystemTime(new Date('2026-12-31T12:00:00.001-03:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(before).toHaveAccessibleDescription('As inscrições terminaram em 31/12/2026 às 12:00.');
    expect(button()).toBe(before);
    before.click();
    expect(choose).toHaveBeenCalledOnce();
  });

  it('is the same on the server at any time, and hydrates later without a mismatch', async () => {
    const node = <RegistrationButton offer={offer} onChoose={() => {}} />;
    const html = serverHtml(node);
    expect(html).toContain('Inscrições de 21/11/2026 às 12:00 até 31/12/2026 às 12:00.');
    vi.setSystemTime(new Date('2027-01-01T12:00:00-03:00'));
    expect(serverHtml(node)).toBe(html);
    const { container } = await hydrate(node);
    expect(container).toHaveTextContent('As inscrições terminaram em 31/12/2026');
  });
});

describe('identification', () => {
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
  const open = (search: string) => {
    const address = { pathname: '/psg_cadastro', search, hash: '#dados', state: { from: 'edital' } };
    render(<MemoryRouter initialEntries={[address]} children={<Applicant />} />);
  };
  const carried = () => JSON.parse(screen.getByRole('code').textContent);

  it("moves the CPF of a URL into the navigation's state, and is unknown on the server", async () => {
    expect(serverHtml(<Applicant />, `/psg_cadastro${query}`)).toContain('ninguém');
    open(query);
    expect(await screen.findByText('/psg_cadastro?process=5&course=7#dados')).toBeVisible();
    const word = expect.any(String);
    expect(carried()).toEqual({ from: 'edital', identification: ana, visit: word, visitor: word });
    expect(screen.getByRole('status')).toHaveTextContent('52998224725 1998-04-21');
  });

  it('clears invalid values from the URL as well', async () => {
    open('?cpf=1&date=amanha');
    expect(await screen.findByText('/psg_cadastro#dados')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('ninguém');
  });
});
