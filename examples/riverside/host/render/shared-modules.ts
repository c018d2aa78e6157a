import { portalApp } from '../src/portal-app.tsx';

export default portalApp.modules;
