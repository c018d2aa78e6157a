import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { openRoute } from '@portal/tooling/testing/open-route';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { Skeleton } from '@portal/ui/skeleton';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Alert } from './alert/alert.tsx';
import { AsyncRegion, type RegionQuery } from './async-region/async-region.tsx';
import { MissingPage } from './missing-page/missing-page.tsx';
import { PrintOrigin } from './print-origin/print-origin.tsx';
import { StructuredData } from './structured-data/structured-data.tsx';

it.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', null],
  ['warning', null],
] as const)('an alert of tone %s is announced as %s', async (tone, role) => {
  const { container } = render(<Alert tone={tone}>E-mail já existente.</Alert>);
  const announced = ['alert', 'status'].filter((each) => screen.queryByRole(each) !== null);
  expect(announced).toEqual(role ? [role] : []);
  expect(container).toHaveTextContent('E-mail já existente.');
  expect(await accessibilityProblems(container)).toEqual([]);
});

describe('a region whose data comes later', () => {
  const refetch = vi.fn();
  const show = (query: Partial<RegionQuery<string[]>>) =>
    render(
      <AsyncRegion<string[]>
        query={{ data: undefined, isError: false, fetchStatus: 'idle', refetch, ...query }}
        loading={<Skeleton kind="card" count={4} label="Carregando notícias…" />}
        emptyState={<p>Não há notícias no momento.</p>}
      >
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </AsyncRegion>,
    );

  it.each<[Partial<RegionQuery<string[]>>, string]>([
    [{ data: ['Formatura'] }, 'Formatura'],
    [{ data: ['Formatura'], isError: true }, 'Formatura'],
    [{ data: ['Formatura'], fetchStatus: 'paused' }, 'Formatura'],
    [{ data: [] }, 'Não há notícias no momento.'],
    [{ fetchStatus: 'paused' }, 'Você está sem conexão'],
  ])('of %j shows "%s"', (query, text) => {
    show(query);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('announces that it is loading', async () => {
    const { container } = show({ fetchStatus: 'fetching' });
    expect(screen.getByRole('status')).toHaveTextContent('Carregando notícias…');
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("offers 'Tentar de novo' after a failure, and keeps the keyboard's place", async () => {
    const { container } = show({ isError: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(refetch).toHaveBeenCalledOnce();
    expect(container.firstElementChild).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

it('a missing page rethrows every error but 404', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const loader = () => Promise.reject(new Error('broken'));
  const ErrorBoundary = () => <MissingPage lead="O edital saiu do ar." />;
  await openRoute([{ path: '/', Component: () => null, ErrorBoundary, loader }], '/');
  expect(await screen.findByText('Error: broken')).toBeVisible();
  expect(screen.queryByText('Página não encontrada')).toBeNull();
});

it('structured data are one block in the HTML of the server, and nothing in a page that the browser makes', async () => {
  const course = { '@type': 'Course', name: 'Corte & costura </script><!--<script>' };
  const { container, unmount } = await hydrate(<StructuredData data={course} />);
  const blocks = [...container.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent));
  expect(blocks).toEqual([course]);
  await unmount();
  expect(render(<StructuredData data={course} />).container).toBeEmptyDOMElement();
});

it('a printout shows its institution, URL and time of printing', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00-03:00') });
  renderAt(<PrintOrigin />, '/ficha/1?fbclid=x');
  vi.setSystemTime(new Date('2026-03-05T08:30:00-03:00'));
  fireEvent(window, new Event('beforeprint'));
  const origin = screen.getByText('Senac Amapá').parentElement;
  expect(origin).toHaveTextContent(`${window.location.origin}/ficha/1Impresso`);
  expect(origin).toHaveTextContent('Impresso em 05/03/2026 - 08:30');
});
