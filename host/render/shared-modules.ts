import * as richText from '@portal/shared/rich-text';
import * as forms from 'react-hook-form';
import { modules as inBrowsers } from '../src/federation/shared-modules.ts';

/** The modules that remotes get on the server: besides those of the browser, what it fetches late, and what cleans editors' HTML. */
const modules: Readonly<Record<string, unknown>> = {
  ...inBrowsers,
  'react-hook-form': forms,
  '@portal/shared/rich-text': richText,
};

export default modules;
