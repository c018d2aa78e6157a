import '@portal/ui/base.css';
import './scripts-notice/scripts-notice.css';

// React makes Errors as it is evaluated. Where an inspector listens, as Lighthouse does, each has the browser parse again all
// functions that it was made in: called from here, the whole script; called by start.ts, most of the portal.
void import(/* webpackMode: "eager" */ 'react-dom/client').then(
  () => import(/* webpackMode: "eager" */ './start.ts'),
);
