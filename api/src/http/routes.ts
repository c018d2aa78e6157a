import { changePasswordRoutes } from '../accounts/change-password.routes.ts';
import { loginRoutes } from '../accounts/login.routes.ts';
import { myDataRoutes } from '../accounts/my-data.routes.ts';
import { passwordRecoveryRoutes } from '../accounts/password-recovery.routes.ts';
import { peopleRoutes } from '../accounts/people.routes.ts';
import { profileRoutes } from '../accounts/profile.routes.ts';
import { sessionsRoutes } from '../accounts/sessions.routes.ts';
import { galleriesRoutes } from '../contents/galleries.routes.ts';
import { homeRoutes } from '../contents/home.routes.ts';
import { pagesRoutes } from '../contents/pages.routes.ts';
import { questionsRoutes } from '../contents/questions.routes.ts';
import { socialRoutes } from '../contents/social.routes.ts';
import { calendarsRoutes } from '../courses/calendars.routes.ts';
import { courseCardsRoutes } from '../courses/course-cards.routes.ts';
import { coursesRoutes } from '../courses/courses.routes.ts';
import { institutionRoutes } from '../institution/institution.routes.ts';
import { supportTicketsRoutes } from '../institution/support-tickets.routes.ts';
import { cancelRoutes } from '../registrations/cancel.routes.ts';
import { filesRoutes } from '../registrations/documents/files.routes.ts';
import { myProcessesRoutes } from '../registrations/documents/my-processes.routes.ts';
import { psgDocumentsRoutes } from '../registrations/documents/psg-documents.routes.ts';
import { pssDocumentsRoutes } from '../registrations/documents/pss-documents.routes.ts';
import { receiptCheckRoutes } from '../registrations/receipt-check/receipt-check.routes.ts';
import { receiptCopiesRoutes } from '../registrations/receipt-copies/receipt-copies.routes.ts';
import { registrationsRoutes } from '../registrations/registrations.routes.ts';
import { switchOfferRoutes } from '../registrations/switch-offer.routes.ts';
import { searchRoutes } from '../search/search.routes.ts';
import { offerCalendarsRoutes } from '../selection/offer-calendars.routes.ts';
import { processCardsRoutes } from '../selection/process-cards.routes.ts';
import { selectionProcessesRoutes } from '../selection/selection-processes.routes.ts';
import { stopLinksRoutes } from '../stop-links/stop-links.routes.ts';
import type { RouteGroup } from './route-group.ts';

/** All groups of endpoints; every route is registered through one of them. */
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
  cancelRoutes,
  switchOfferRoutes,
  offerCalendarsRoutes,
  receiptCheckRoutes,
  receiptCopiesRoutes,
  stopLinksRoutes,
  supportTicketsRoutes,
  socialRoutes,
];
