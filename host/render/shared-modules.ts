import * as richText from '@portal/contract/rich-text';
import * as forms from 'react-hook-form';
import { modules as inBrowsers } from '../src/federation/shared-modules.ts';

/** Shared modules on the server: those of the browser, lazily loaded ones too, and the sanitiser of editors' HTML. */
const modules: Readonly<Record<string, unknown>> = {
  ...inBrowsers,
  'react-hook-form': forms,
  '@portal/contract/rich-text': richText,
};

export default modules;
