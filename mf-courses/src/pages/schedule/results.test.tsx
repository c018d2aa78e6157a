import { hydrate } from '@portal/tooling/testing/render';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useDeferredRender } from './results.tsx';

describe('a page that is complete soon', () => {
  let seen: boolean[] = [];
  beforeEach(() => {
    seen = [];
  });

  function Page() {
    const whole = useDeferredRender();
    seen.push(whole);
    return <p>{whole ? 'whole' : 'beginning'}</p>;
  }

  it('shows the beginning first, and the rest immediately afterwards', () => {
    render(<Page />);
    expect(seen).toEqual([false, true]);
  });

  it('shows everything on back navigation', () => {
    document.documentElement.setAttribute('data-restoring', '');
    onTestFinished(() => document.documentElement.removeAttribute('data-restoring'));
    render(<Page />);
    expect(seen).not.toContain(false);
  });

  it('is complete on the server and during hydration', async () => {
    const { container } = await hydrate(<Page />, '/', (served) => expect(served).toHaveTextContent('whole'));
    expect(container).toHaveTextContent('whole');
    expect(seen).not.toContain(false);
  });
});
