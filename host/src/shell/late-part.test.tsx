import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

const Dialog = ({ title }: { title: string }) => <p>{title}</p>;
const Instead = ({ title }: { title: string }) => <p>em vez de {title}</p>;

it('is fetched before anybody asks for it, and shown only then', async () => {
  const load = vi.fn(async () => ({ default: Dialog }));
  const Part = latePart(load, Instead);
  const { rerender } = render(<Part shown={false} title="Portal" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByText('Portal')).toBeNull();
  rerender(<Part shown title="Portal" />);
  expect(await screen.findByText('Portal')).toBeVisible();
});

it('gives way to what is named for it where it cannot be had', async () => {
  const load = async (): Promise<{ default: typeof Dialog }> => {
    throw new Error('offline');
  };
  const Part = latePart(load, Instead);
  render(<Part shown title="Portal" />);
  expect(await screen.findByText('em vez de Portal')).toBeVisible();
});
