import { expect, it } from 'vitest';
import { findMountedSlots } from './remote-build.ts';

it('finds the slots that pages mount', () => {
  const text = `
    (0, r.jsx)(s.Slot, { name: 'news', pending: null, failed: () => null });
    (0, r.jsx)(s.Slot, { name: "courses", props: { limit: 3 }, pending: (0, r.jsx)(Skeleton, {}), failed(retry) {} });
    (0, r.jsx)(s.Slot, { name: "news", pending: null, failed: () => null });
    (0, r.jsx)(Field, { name: 'email' });
    (0, r.jsx)(Query, { name: name, pending: 1, failed: 2 });
  `;
  expect(findMountedSlots(text)).toEqual(['courses', 'news']);
});
