import '@portal/ui/base.css';

// React makes Errors as it is evaluated. Where an inspector listens, as Lighthouse does, each has the browser parse again the
// functions that it was made in; from here, the whole script would be one of them.
void import(/* webpackMode: "eager" */ './start.ts');
