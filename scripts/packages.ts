/** `npm run packages`: compiles the packages of `shared/` for other repositories (docs/another-repository.md). */
import './processes/exit-with-parent.ts';
import '../shared/platform/build/pack.ts';
