import type { Course } from '@portal/shared/contract/courses';
import type { Home } from '@portal/shared/contract/home';
import type { Page } from '@portal/shared/contract/pages';
import { fold } from '@portal/shared/format/fold';

/** Open courses that the home page shows (A 9). */
const COURSES = 8;
/** News items kept: the home page shows two. */
const NEWS = 4;

/**
 * Keeps of the home data what shell and home page show: it travels with the HTML of every page, and a server may
 * send its whole catalogue with it. Lists of courses and of contents have calls of their own.
 */
export const condenseHome = (home: Home): Home => ({
  ...home,
  courses: home.courses
    .filter(({ enrollment_open }) => enrollment_open === 1)
    .slice(0, COURSES)
    .map(condenseCourse),
  pages: home.pages.map(condensePage),
});

const condenseCourse = (course: Course): Course => ({ ...course, goals: null, requirements: [] });

const condensePage = ({ name, children, contents }: Page): Page => ({
  name,
  children: children.map((child) => ({ ...child, contents: [] })),
  contents:
    fold(name) === 'noticias'
      ? [...contents]
          .sort((one, other) => Number(other.emphasis === 1) - Number(one.emphasis === 1))
          .slice(0, NEWS)
          .map((content) => ({ ...content, descritive: null }))
      : [],
});
