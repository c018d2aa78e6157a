import { afterEach, expect, it } from 'vitest';
import { removeFailedStylesheets } from './load-module.ts';

const styles = (remote: string) => `/portal/remotes/${remote}/web/page.css`;

function addLink(href: string, rules: (() => object) | null, isNameOnly = false): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (isNameOnly) link.type = 'text/plain';
  const sheet = rules && Object.defineProperty({}, 'cssRules', { get: rules });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

const rules = () => ({ length: 3 });
const empty = () => ({ length: 0 });
const unreadable = () => {
  throw new DOMException('Cannot access rules', 'SecurityError');
};

afterEach(() => document.head.replaceChildren());

it('removes failed sheets, and keeps loaded ones, inlined ones, and the host’s', () => {
  const kept = [
    addLink(styles('mf-a'), rules),
    addLink(styles('mf-d'), null, true),
    addLink('/portal/assets/main.css', null),
  ];
  addLink(styles('mf-b'), empty);
  addLink(styles('mf-c'), unreadable);
  removeFailedStylesheets();
  expect([...document.head.querySelectorAll('link')]).toEqual(kept);
});
