import type { RouteObject } from '@portal/runtime/router';
import { describe, expect, it, vi } from 'vitest';
import { pageAt } from './page-at.ts';

const Component = () => null;

describe('the page at a path', () => {
  it('comes alone, with its module in place', async () => {
    const other = vi.fn();
    const routes: RouteObject[] = [
      { id: 'a', path: '/cursos', lazy: async () => ({ Component }) },
      { id: 'b', path: '/detalhes/:id', lazy: other },
    ];
    expect(await pageAt(routes, '/cursos')).toEqual([
      { id: 'a', path: '/cursos', lazy: undefined, Component },
    ]);
    expect(other).not.toHaveBeenCalled();
  });

  it('asks again for a module that did not arrive', async () => {
    const lazy = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ Component });
    const routes: RouteObject[] = [{ id: 'a', path: '/cursos', lazy }];
    await expect(pageAt(routes, '/cursos')).rejects.toThrow('chunk');
    expect(await pageAt(routes, '/cursos')).toMatchObject([{ Component }]);
  });

  it.each([{}, { Component: 'p' }, { Component: null }, { default: Component }])(
    'is none where its module is %o',
    async (module) => {
      const routes = [{ path: '/cursos', lazy: async () => module }] as RouteObject[];
      await expect(pageAt(routes, '/cursos')).rejects.toThrow('exports no component');
    },
  );

  it('is nothing where no page matches', async () => {
    expect(await pageAt([{ path: '/cursos' }], '/psg')).toEqual([]);
  });
});
