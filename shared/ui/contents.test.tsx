import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { areaSlug } from './area/area.tsx';
import { CourseCard } from './course-card/course-card.tsx';
import { Picture } from './picture/picture.tsx';
import { RichHtml } from './rich-html/rich-html.tsx';
import { TruncatedTitle } from './truncated-title/truncated-title.tsx';
import { WrapText } from './wrap-text/wrap-text.tsx';

it.each([
  [' COMERCIO ', 'comercio'],
  ['saúde'.normalize('NFD'), 'saude'],
  ['Idiomas', undefined],
  [null, undefined],
])('%j is the area %s, whatever the accents, capitals and blanks', (name, slug) => {
  expect(areaSlug(name)).toBe(slug);
});

it('a clipped title names a heading with the whole title, and shows 41 characters of it on phones', async () => {
  const title = 'Qualificação profissional em rotinas de pessoal e administração';
  const { container } = render(
    <h3>
      <TruncatedTitle text={title} max={47} narrowMax={41} />
    </h3>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const words of ['rotinas de pessoal', 'rotinas de']) {
    const part = screen.getByText(`Qualificação profissional em ${words}…`);
    expect(part).toHaveAttribute('aria-hidden', 'true');
  }
  expect(await accessibilityProblems(container)).toEqual([]);
});

describe('a text whose lines end at spaces', () => {
  it.each([
    ['Rua do Porto, 250 - Santana - AP, 68925-000', ['68925-000'], 0],
    ['WhatsApp (96) 99140-0100 ou (96) 3214-0100', ['99140-0100', '3214-0100'], 0],
    ['Inscrição PSG-2026-000001', ['PSG-2026-000001'], 0],
    ['Inscrição 2026-000009', ['2026-000009'], 0],
    ['CPF 529.982.247-25', ['529.982.247-25'], 0],
    ['Carreta-Escola, das 8h às 18h, em 25/11/2026', [], 0],
    ['oiapoque@ap.senac.br', [], 1],
  ])('%j keeps %j together, and has %i breaks of its own', (text, unbroken, breaks) => {
    const { container } = render(<WrapText>{text}</WrapText>);
    expect(container).toHaveTextContent(text);
    const parts = [...container.querySelectorAll('.unbroken')];
    expect(parts.map((part) => part.textContent)).toEqual(unbroken);
    expect(container.querySelectorAll('wbr')).toHaveLength(breaks);
  });
});

describe('a picture', () => {
  it('loads lazily, at its place and size, but at once when it is the largest paint', () => {
    const { rerender } = render(<Picture src="noticias/a.png" alt="Formatura" width={640} height={360} />);
    const image = () => screen.getByRole('img', { name: 'Formatura' });
    const attributes = (...names: string[]) => names.map((name) => image().getAttribute(name));
    expect(attributes('src', 'loading', 'width')).toEqual(['/storage/noticias/a.png', 'lazy', '640']);
    rerender(<Picture src="/a.png" alt="Formatura" width={640} height={360} priority />);
    expect(attributes('loading', 'fetchpriority')).toEqual(['eager', 'high']);
  });

  it('is a scene of the same name when there is no file', async () => {
    const { container } = render(
      <Picture src={null} alt="Unidade Macapá" width={4} height={3} placeholderArea="Saúde" />,
    );
    expect(screen.getByRole('img', { name: 'Unidade Macapá' })).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-area="saude"]')).not.toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('becomes a scene when the file does not arrive, and tries another file', () => {
    const { container, rerender } = render(<Picture src="/a.png" alt="" width={4} height={3} />);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toBeNull();
    rerender(<Picture src="/b.png" alt="" width={4} height={3} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
  });

  it('detects a file that failed before hydration', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { container } = await hydrate(<Picture src="/a.png" alt="" width={4} height={3} />);
    expect(container.querySelector('img')).toBeNull();
  });
});

it("of an editor's HTML takes over what the API sanitised as it is, and later nothing active", async () => {
  const hostile = '<p>Ementa</p><script>1</script><img src="x" onerror="1"><a href="javascript:1">sair</a>';
  const isHarmless = (container: HTMLElement) => {
    expect(container).toHaveTextContent('Ementasair');
    expect(container.querySelector('script, [onerror], [href]')).toBeNull();
  };
  const sanitised = <RichHtml html="<p>Ementa &amp; mais</p>" />;
  expect(serverHtml(sanitised)).toContain('<p>Ementa &amp; mais</p>');
  const served = await hydrate(sanitised);
  expect(served.container).toHaveTextContent('Ementa & mais');
  await served.unmount();
  const { container, rerender } = render(<RichHtml html={hostile} />);
  isHarmless(container);
  rerender(<RichHtml html="<p>Antes</p>" />);
  rerender(<RichHtml html={hostile} />);
  isHarmless(container);
});

describe('a card', () => {
  it('prints date, price, facts, vacancies and area', async () => {
    const course = (
      <CourseCard
        to="/detalhes/7"
        area="Saúde"
        title="Técnico em Enfermagem"
        startDate="2026-04-22"
        price="R$ 9.480,00"
        vacancies="Últimas 3 vagas"
        image={null}
        facts={[{ label: 'Local', value: 'Macapá' }]}
      />
    );
    const { container } = await hydrate(course);
    expect(screen.getByText('22 de abril de 2026').closest('time')).toHaveAttribute('dateTime', '2026-04-22');
    for (const text of ['R$ 9.480,00', 'Macapá', 'Últimas 3 vagas', 'Saúde']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("prints 'Em Breve' for a missing price, date, form or place", () => {
    const facts = [
      { label: 'Forma', value: null },
      { label: 'Local', value: '' },
    ];
    renderAt(<CourseCard to="/detalhes/8" title="Barbeiro" facts={facts} />);
    expect(screen.getAllByText('Em Breve')).toHaveLength(4);
  });
});
