import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptsNotice } from '../../render/shared-head.ts';
import { watchScripts } from './watch-scripts.ts';

function Observer() {
  return { observe() {}, disconnect() {} };
}
const root = document.documentElement;
const main = () => document.querySelector('script') as HTMLScriptElement;
const button = () => screen.getByRole('button', { name: 'Enviar' });
const notice = () => screen.queryByRole('alert');
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const hydrate = () => {
  root.setAttribute('data-hydrated', '');
  return pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  document.head.innerHTML = `${scriptsNotice}<script type="text/plain" defer></script>`;
  document.body.innerHTML =
    '<button data-busy="true" aria-disabled="true" aria-describedby="prazo">Enviar</button><p id="prazo">Até sexta.</p>';
  watchScripts();
});
afterEach(async () => {
  await hydrate();
  root.removeAttribute('data-hydrated');
});

it('shows at once that a script of the document failed, whom to contact, and why the buttons do nothing', async () => {
  expect(button()).toHaveAttribute('data-busy');
  fireEvent.error(main());
  expect(notice()).toHaveTextContent('Parte desta página não carregou');
  expect(screen.getByRole('link', { name: '(96) 3214-0100' })).toHaveAttribute('href', 'tel:+559632140100');
  expect(screen.getByRole('link', { name: /^Unidade Macapá/ })).toHaveAttribute(
    'href',
    '/senac-portal/unidades',
  );
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
  expect(button()).not.toHaveAttribute('data-busy');
  expect(button()).toHaveAccessibleDescription(/ainda não funcionam.*Até sexta\.$/);
});

it('shows the notice if the code of the page’s remote fails to load', async () => {
  root.setAttribute('data-failed', '');
  await pass(0);
  expect(notice()).not.toBeNull();
  root.removeAttribute('data-failed');
});

it('removes the notice once the page has hydrated after all, and shows none from then on', async () => {
  await pass(60);
  expect(notice()).not.toBeNull();
  await hydrate();
  expect(notice()).toBeNull();
  expect(button()).toHaveAccessibleDescription('Até sexta.');
  fireEvent.error(main());
  await pass(60);
  expect(notice()).toBeNull();
});

it('shows the notice again, with the focus, if a button is clicked that does nothing', async () => {
  await pass(60);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  expect(notice()).toBeNull();
  expect(fireEvent.click(button())).toBe(false);
  expect(document.activeElement).toContainElement(notice());
});

it('ignores scripts that the federation adds itself', async () => {
  const added = document.head.appendChild(document.createElement('script'));
  added.type = 'text/plain';
  fireEvent.error(added);
  await pass(2);
  expect(notice()).toBeNull();
});
