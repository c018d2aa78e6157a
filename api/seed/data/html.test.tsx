import { describe, expect, it } from 'vitest';
import { goalsOf } from '../steps/course-texts.ts';
import { courses } from './courses.ts';
import { faqs } from './faqs.ts';
import { news } from './news.ts';
import { menuPages } from './pages.ts';

const pages = Object.values(menuPages).flatMap((children) => children.flatMap((child) => child.contents));
const texts: [name: string, html: string][] = [
  ...[...news, ...pages].map((content): [string, string] => [content.title, content.body.join('')]),
  ...courses.map((course): [string, string] => [course.title, goalsOf(course)]),
  ...Object.values(faqs).flat(),
];

describe('HTML of the demonstration', () => {
  it.each(texts)('is well-formed and says something: %s', (_, html) => {
    const document = new DOMParser().parseFromString(`<div>${html}</div>`, 'application/xhtml+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelector('p, li')?.textContent?.trim()).toBeTruthy();
  });

  it('leads only to paths of the portal', () => {
    const links = texts.flatMap(([, html]) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link).toMatch(/^\/senac-portal\/\w/);
  });
});
