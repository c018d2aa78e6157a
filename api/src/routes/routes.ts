import { changePasswordRoutes } from './auth/change-password.ts';
import { loginRoutes } from './auth/login.ts';
import { myDataRoutes } from './auth/my-data.ts';
import { passwordRecoveryRoutes } from './auth/password-recovery.ts';
import { profileRoutes } from './auth/profile.ts';
import { sessionsRoutes } from './auth/sessions.ts';
import { filesRoutes } from './candidate/files.ts';
import { myProcessesRoutes } from './candidate/my-processes.ts';
import { psgDocumentsRoutes } from './candidate/psg-documents.ts';
import { pssDocumentsRoutes } from './candidate/pss-documents.ts';
import { calendarsRoutes } from './public/calendars.ts';
import { courseCardsRoutes } from './public/course-cards.ts';
import { coursesRoutes } from './public/courses.ts';
import { galleriesRoutes } from './public/galleries.ts';
import { homeRoutes } from './public/home.ts';
import { institutionRoutes } from './public/institution.ts';
import { pagesRoutes } from './public/pages.ts';
import { peopleRoutes } from './public/people.ts';
import { processCardsRoutes } from './public/process-cards.ts';
import { questionsRoutes } from './public/questions.ts';
import { registrationsRoutes } from './public/registrations.ts';
import { searchRoutes } from './public/search.ts';
import { selectionProcessesRoutes } from './public/selection-processes.ts';
import { socialRoutes } from './public/social.ts';
import { ticketsRoutes } from './public/tickets.ts';
import type { RouteGroup } from './route-group.ts';

/** Every group of endpoints, by name: there is no other way for a route to exist. */
export const routes: readonly RouteGroup[] = [
  loginRoutes,
  sessionsRoutes,
  profileRoutes,
  changePasswordRoutes,
  passwordRecoveryRoutes,
  myDataRoutes,
  myProcessesRoutes,
  psgDocumentsRoutes,
  pssDocumentsRoutes,
  filesRoutes,
  homeRoutes,
  institutionRoutes,
  coursesRoutes,
  courseCardsRoutes,
  calendarsRoutes,
  pagesRoutes,
  galleriesRoutes,
  questionsRoutes,
  searchRoutes,
  selectionProcessesRoutes,
  processCardsRoutes,
  peopleRoutes,
  registrationsRoutes,
  ticketsRoutes,
  socialRoutes,
];
