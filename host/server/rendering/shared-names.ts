import { sharedModules } from './render.tsx';

/** The names that remotes get of each module that the host brings: the build asks for them, to describe the host. */
export default Object.fromEntries(
  Object.entries(sharedModules).map(([name, module]) => [name, Object.keys(module as object).toSorted()]),
);
