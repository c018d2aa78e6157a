/** What server rendering and tests need besides the browser's router; chosen by the `node` condition. */
export {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  MemoryRouter,
  StaticRouterProvider,
} from 'react-router-dom';
export * from './router.ts';
