import { hydrate } from '@portal/tooling/testing/render';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StructuredData, scriptText } from './structured-data.tsx';

const data = { '@type': 'Course', name: 'Corte & costura </script><script>alert(1)</script>' };

it('is a block of data in the HTML of the server, and stays there', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(<StructuredData data={data} />);
  expect(recoveredErrors).toEqual([]);
  const blocks = container.querySelectorAll('script');
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.type).toBe('application/ld+json');
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual(data);
  await unmount();
});

it('inserts nothing in a page that the browser makes', () => {
  expect(render(<StructuredData data={data} />).container).toBeEmptyDOMElement();
});

it('never ends its element, and reads back as it was', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', ']]>', '<script'));
  fc.assert(
    fc.property(fc.dictionary(text, text), (each) => {
      expect(scriptText(each)).not.toContain('<');
      expect(JSON.parse(scriptText(each))).toEqual(JSON.parse(JSON.stringify(each)));
    }),
  );
});
