import { namesOf } from '@portal/platform/contract/names-of';
import { renderedModules } from './rendered-modules.ts';

export default namesOf(renderedModules);
