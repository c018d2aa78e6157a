import { namesOf } from '@portal/platform/contract/names-of';
import { portalApp } from '../src/portal-app.tsx';

export default namesOf(portalApp.modules);
