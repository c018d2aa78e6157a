import type { FastifyInstance } from 'fastify';
import { changePasswordRoutes } from './auth/change-password.ts';
import { loginRoutes } from './auth/login.ts';
import { myDataRoutes } from './auth/my-data.ts';
import { passwordRecoveryRoutes } from './auth/password-recovery.ts';
import { profileRoutes } from './auth/profile.ts';
import { filesRoutes } from './candidate/files.ts';
import { myProcessesRoutes } from './candidate/my-processes.ts';
import { psgDocumentsRoutes } from './candidate/psg-documents.ts';
import { pssDocumentsRoutes } from './candidate/pss-documents.ts';

/** Registers endpoints on the instance. */
export type Routes = (app: FastifyInstance) => void;

/** Every group of endpoints, by name: there is no other way for a route to exist. */
export const routes: readonly Routes[] = [
  loginRoutes,
  profileRoutes,
  changePasswordRoutes,
  passwordRecoveryRoutes,
  myDataRoutes,
  myProcessesRoutes,
  psgDocumentsRoutes,
  pssDocumentsRoutes,
  filesRoutes,
];
