/**
 * Loaded by the API of `npm run dev`: resolves imports within drizzle-orm without its package.json, whose 180 kB Node
 * parses again for each of hundreds of modules. In watch mode, that takes most of a restart.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isWithin = specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/');
    if (!isWithin || !specifier.endsWith('.js') || !parentURL.endsWith('.js'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
