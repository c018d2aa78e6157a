/** A module whose tests are evaluated by mutations. */
export interface MutatedModule {
  name: string;
  /** Files that are changed. */
  mutate: readonly string[];
  /** Folders or files of the tests that must detect the changes, if they are not in the same folder. */
  tests?: readonly string[];
}

/** Lists files of a folder by their names, separated by spaces. */
const files = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name.includes('.') ? name : `${name}.ts`}`);

/** The modules in which faults are most expensive. */
export const mutatedModules: readonly MutatedModule[] = [
  {
    name: 'admission',
    mutate: files('shared/platform/contract', 'admit-release descriptor'),
  },
  {
    name: 'router of remotes',
    mutate: [
      ...files('shared/platform/browser', 'fall-back load-module live-registry remotes router-pages.tsx'),
      ...files('shared/platform/contract', 'owner'),
      ...files('shared/platform/app', 'portal-routes.tsx'),
    ],
    tests: [
      'shared/platform/browser',
      'shared/platform/contract/owner.test.ts',
      'shared/platform/app/portal-routes.test.ts',
    ],
  },
  {
    name: 'release choice',
    mutate: files('shared/platform/server/releases', 'decide-active-releases'),
  },
  {
    name: 'redacted messages and budgets',
    mutate: files('shared/platform/contract', 'redact budget'),
    tests: files('shared/platform/contract', 'redact.test.ts budget.test.ts'),
  },
  {
    name: 'release files',
    mutate: files('shared/platform/server/releases', 'release-record'),
    tests: files('shared/platform/server/releases', 'release-record.test.ts keeper.test.ts'),
  },
  {
    name: 'announced releases',
    mutate: files('shared/platform/server/releases', 'publish'),
    tests: ['shared/platform/server/releases/publish.test.ts'],
  },
  {
    name: 'caching policy',
    mutate: files('shared/platform/server/pages', 'page-address micro-cache'),
    tests: files('shared/platform/server/pages', 'page-address.test.ts micro-cache.test.ts'),
  },
  {
    name: 'wizard',
    mutate: files('mf-pss/src/domain', 'wizard application'),
  },
  {
    name: 'calculator',
    mutate: files('mf-psg/src/domain', 'eligibility psg'),
  },
  {
    name: 'candidate area',
    mutate: files('mf-candidate/src/domain', 'next-step return-path'),
  },
  {
    name: 'validators',
    mutate: files('shared/contract/validators', 'consent cpf curriculum email phone text'),
  },
  {
    name: 'session',
    mutate: files('shared/client/session', 'session session-keys'),
  },
  {
    name: 'sanitiser',
    mutate: files('shared/contract/rich-text', 'rules sanitise.server.ts'),
  },
  {
    name: 'catalogue search',
    mutate: files(
      'shared/contract/catalogue',
      'search-catalogue filter-courses price-bands shifts class-times',
    ),
  },
  {
    name: 'enrolment',
    mutate: [
      ...files('shared/contract/catalogue', 'enrolment-state'),
      ...files(
        'mf-courses/src/domain',
        'class-enrolment offered-class payments schedule-shortlist schedule-comparison schedule-filters',
      ),
    ],
    tests: ['mf-courses/src/domain', 'shared/contract/catalogue'],
  },
  {
    name: 'content rules',
    mutate: files('mf-content/src/domain', 'contents faq search units'),
  },
];
