import { hydrate } from '@portal/tooling/testing/render';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StructuredData, scriptText } from './structured-data.tsx';

const data = { '@type': 'Course', name: 'Corte & costura </script><script>alert(1)</script>' };

it('is one block of data in the HTML of the server, and nothing in a page that the browser makes', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(<StructuredData data={data} />);
  expect(recoveredErrors).toEqual([]);
  const blocks = [...container.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent));
  expect(blocks).toEqual([data]);
  await unmount();
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
