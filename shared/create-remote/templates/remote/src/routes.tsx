import { routesOf } from '@portal/platform/remote';
import pages from './pages.ts';

export default routesOf(pages, (name) => import(`./pages/${name}/${name}.page.tsx`));
