import { accountRoutes } from '../accounts/account.routes.ts';
import { loginRoutes } from '../accounts/login.routes.ts';
import { peopleRoutes } from '../accounts/people.routes.ts';
import { recoveryRoutes } from '../accounts/recovery.routes.ts';
import { contentsRoutes } from '../contents/contents.routes.ts';
import { coursesRoutes } from '../courses/courses.routes.ts';
import { institutionRoutes } from '../institution/institution.routes.ts';
import { documentsRoutes } from '../registrations/documents/documents.routes.ts';
import { registrationsRoutes } from '../registrations/registrations.routes.ts';
import { selectionProcessesRoutes } from '../selection/processes.routes.ts';
import type { RouteGroup } from './route.ts';

/** All groups of endpoints; every route is registered through one of them. */
export const routes: readonly RouteGroup[] = [
  loginRoutes,
  accountRoutes,
  recoveryRoutes,
  documentsRoutes,
  contentsRoutes,
  institutionRoutes,
  coursesRoutes,
  selectionProcessesRoutes,
  peopleRoutes,
  registrationsRoutes,
];
