import { afterEach, expect, it } from 'vitest';
import { giveUpStyles, takeOutMissingStyles } from './styles-to-come.ts';

const styles = (remote: string) => `/senac-portal/remotes/${remote}/web/page.css`;

/** A link in the head, with what a browser knows of its sheet. */
function addLink(
  href: string,
  sheet: (() => { length: number }) | null,
  rel = 'stylesheet',
): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  const known = sheet && {
    get cssRules() {
      return sheet();
    },
  };
  Object.defineProperty(link, 'sheet', { get: () => known });
  document.head.append(link);
  return link;
}

const rules = () => ({ length: 3 });
const empty = () => ({ length: 0 });
const unreadable = () => {
  throw new DOMException('Cannot access rules', 'SecurityError');
};

afterEach(() => document.head.replaceChildren());

it('takes out what did not come, and leaves what did and what is the host’s', () => {
  const kept = [addLink(styles('mf-a'), rules), addLink('/senac-portal/assets/main.css', null)];
  addLink(styles('mf-b'), empty);
  addLink(styles('mf-c'), unreadable);
  expect(takeOutMissingStyles()).toEqual([
    { remote: 'mf-b', isLate: false },
    { remote: 'mf-c', isLate: false },
  ]);
  expect([...document.head.querySelectorAll('link')]).toEqual(kept);
});

it('tells what was given up from what is missing', () => {
  addLink(styles('mf-a'), null);
  giveUpStyles();
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
  expect(takeOutMissingStyles()).toEqual([{ remote: 'mf-a', isLate: true }]);
  expect(document.head.querySelector('link')).toBeNull();
});
