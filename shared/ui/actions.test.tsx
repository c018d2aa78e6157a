import { dismissToast, useToasts } from '@portal/client/toasts';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button/button.tsx';
import { Disclosure } from './disclosure/disclosure.tsx';
import { PaginatedList } from './paginated-list/paginated-list.tsx';
import { ShareBar } from './share-bar/share-bar.tsx';
import { ShowMoreList } from './show-more-list/show-more-list.tsx';

describe('a list without bound', () => {
  const items = Array.from({ length: 130 }, (_, index) => index + 1);
  const list = (
    <PaginatedList items={items} parameter="pagina">
      {(shown) => <p>{shown.join(' ')}</p>}
    </PaginatedList>
  );

  it('is a page of itself, with links that keep the rest of the address', () => {
    renderAt(list, '/lista?busca=a&pagina=3');
    expect(screen.getByText(/^121 .* 130$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Página ?2$/ })).toHaveAttribute(
      'href',
      '/lista?busca=a&pagina=2#pagina',
    );
  });
});

describe('a button', () => {
  it('acts on a click, but keeps the focus and does nothing while busy', async () => {
    const act = vi.fn();
    const { rerender } = render(<Button onClick={act}>Enviar</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Button busy onClick={act} children="Enviando" />);
    await userEvent.click(screen.getByRole('button', { name: 'Enviando' }));
    expect(act).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it.each([
    ['that its own press has moved away', 0, 1],
    ['unless the pointer has left it', 40, 0],
  ])('acts on a click %s', (_when, movedBy, times) => {
    const act = vi.fn();
    render(<Button onClick={act}>Adicionar</Button>);
    fireEvent.mouseDown(screen.getByRole('button'), { clientX: 10, clientY: 10 });
    // If the button has moved, browsers send the mouseup to the element now below the pointer, and no click.
    fireEvent.mouseUp(document.body, { clientX: 10, clientY: 10 + movedBy });
    expect(act).toHaveBeenCalledTimes(times);
  });

  it('says why it is disabled, stays reachable and sends no form', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (reason?: string) => (
      <form onSubmit={submit}>
        <Button type="submit" disabledReason={reason}>
          Inscrever-se
        </Button>
      </form>
    );
    const { container, rerender } = render(form());
    await userEvent.tab();
    rerender(form('As inscrições terminaram.'));
    const button = screen.getByRole('button', { description: 'As inscrições terminaram.' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('announces that an external URL opens in a new tab, which cannot access this one', () => {
    render(<ButtonLink href="https://www.senac.br" external children="Portal do aluno" />);
    const outside = screen.getByRole('link', { name: 'Portal do aluno (abre em nova aba)' });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the bar to share by', () => {
  function Toasts() {
    return useToasts().map(({ id, text, duration }) => (
      <button key={id} type="button" onClick={() => dismissToast(id)}>
        {text} {duration}
      </button>
    ));
  }

  const bar = (
    <>
      <ShareBar title="Gestão & Vendas" parameters={['a', 'b', 'c']} />
      <Toasts />
    </>
  );

  it('shares the URL with the parameters of the page on the three networks, in a new tab', async () => {
    const given = '?a=1&fbclid=x&gclid=x&utm_source=x&mibextid=x&b=2';
    const { container } = await hydrate(bar, `/detalhes/7${given}`);
    const shared = ['WhatsApp', 'Facebook', 'LinkedIn'].map((network) => {
      const name = `Compartilhar no ${network} (abre em nova aba)`;
      const link = screen.getByRole<HTMLAnchorElement>('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      return [...new URL(link.href).searchParams];
    });
    const href = `${window.location.origin}/detalhes/7?a=1&b=2`;
    expect(shared).toEqual([[['text', `Gestão & Vendas ${href}`]], [['u', href]], [['url', href]]]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('sends a message to people instead of the title', async () => {
    const message = 'Oi! Olha este curso do Senac: Barbeiro.';
    await hydrate(<ShareBar title="Barbeiro" message={message} />, '/detalhes/7?utm_campaign=x');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    expect(new URL(link.href).searchParams.get('text')).toBe(
      `${message}\nVeja aqui: ${window.location.origin}/detalhes/7`,
    );
  });

  it.each([
    ["copies the link and says 'Link copiado para área de transferência.' for 1500 ms", true],
    ['says so when the address cannot be copied', false],
  ])('%s', async (_what, canCopy) => {
    const user = userEvent.setup();
    await navigator.clipboard.writeText('another');
    if (!canCopy) vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderAt(bar, '/detalhes/7?a=1&fbclid=x');
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    const said = canCopy ? 'Link copiado para área de transferência. 1500' : /Não foi possível copiar/;
    await user.click(await screen.findByText(said));
    expect(await navigator.clipboard.readText()).toBe(
      canCopy ? `${window.location.origin}/detalhes/7?a=1` : 'another',
    );
  });
});

describe('a list that shows more', () => {
  const list = (count: number) => (
    <ShowMoreList
      label="Processos"
      items={Array.from({ length: count }, (_, place) => `Processo ${place + 1}`)}
      keyOf={(name) => name}
      renderItem={(name) => name}
      empty="Não há processos seletivos"
    />
  );

  it("shows 4 entries, all after 'ver mais...' and 4 again after 'ver menos...', keeping the focus", async () => {
    render(list(6));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'ver mais...' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'ver menos...' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('has no toggle for 4 entries, and says when there is nothing', () => {
    const { rerender } = render(list(4));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(list(0));
    expect(screen.getByText('Não há processos seletivos')).toBeVisible();
  });

  it('sends every entry in sight from the server, for visitors without JavaScript, and hides the rest later', async () => {
    const { container } = await hydrate(list(6), '/', (served) => {
      expect(served.querySelectorAll('li')).toHaveLength(6);
      expect(served.querySelectorAll('[hidden]')).toHaveLength(0);
    });
    expect(container.querySelectorAll('li[hidden]')).toHaveLength(2);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

it.each([false, true])(
  'a disclosure whose initial state is open=%s is open on printouts of older browsers',
  (open) => {
    vi.stubGlobal('CSS', { supports: () => false });
    renderAt(<Disclosure summary="Quanto custa?" open={open} children="É gratuito." />);
    const disclosure = screen.getByRole('group');
    expect(disclosure).toHaveProperty('open', open);
    fireEvent(window, new Event('beforeprint'));
    expect(disclosure).toHaveProperty('open', true);
    fireEvent(window, new Event('afterprint'));
    expect(disclosure).toHaveProperty('open', open);
  },
);
