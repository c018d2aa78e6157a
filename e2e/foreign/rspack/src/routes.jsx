import { EventsPage, findEvents } from './events-page.jsx';

export default [
  { path: '/eventos', loader: findEvents, element: <EventsPage /> },
  { path: '/eventos/:id', lazy: () => import('./event-page.jsx') },
];
