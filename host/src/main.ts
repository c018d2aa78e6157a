import '@portal/ui/base.css';
import './scripts-notice/scripts-notice.css';

// React creates Errors while it is evaluated. With an inspector attached, as in Lighthouse, each makes the browser parse
// all functions on the stack again: this whole script with a static import, and most of the portal from start.ts.
void import(/* webpackMode: "eager" */ 'react-dom/client').then(
  () => import(/* webpackMode: "eager" */ './start.ts'),
);
