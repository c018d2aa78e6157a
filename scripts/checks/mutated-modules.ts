/** A module whose tests are measured by what they notice. */
export interface MutatedModule {
  name: string;
  /** Files that are changed. */
  mutate: readonly string[];
  /** Folders or files of the tests that must notice. */
  tests: readonly string[];
}

/** The modules where a mistake costs most. */
export const mutatedModules: readonly MutatedModule[] = [
  {
    name: 'admission',
    mutate: [
      'shared/platform/contract/admit-release.ts',
      'shared/platform/contract/path-pattern.ts',
      'shared/platform/contract/descriptor.ts',
    ],
    tests: ['shared/platform/contract'],
  },
  {
    name: 'router of remotes',
    mutate: [
      'shared/platform/browser/next-attempt.ts',
      'shared/platform/browser/module-loader.ts',
      'shared/platform/browser/page-at.ts',
      'shared/platform/browser/live-registry.ts',
      'shared/platform/browser/remotes.ts',
      'shared/platform/browser/router-pages.tsx',
      'shared/platform/contract/owner.ts',
      'shared/platform/app/portal-routes.tsx',
    ],
    tests: [
      'shared/platform/browser',
      'shared/platform/contract/owner.test.ts',
      'shared/platform/app/portal-routes.test.ts',
    ],
  },
  {
    name: 'release choice',
    mutate: [
      'shared/platform/server/releases/active/decide-active-releases.ts',
      'shared/platform/server/releases/active/eligible-releases.ts',
    ],
    tests: ['shared/platform/server/releases/active'],
  },
  {
    name: 'release files',
    mutate: [
      'shared/platform/server/releases/store/check-files.ts',
      'shared/platform/server/releases/store/release-retention.ts',
    ],
    tests: [
      'shared/platform/server/releases/store/check-files.test.ts',
      'shared/platform/server/releases/store/release-retention.test.ts',
      'shared/platform/server/releases/pipeline.test.ts',
    ],
  },
  {
    name: 'announced releases',
    mutate: ['shared/platform/server/releases/ingest/evaluate-announcement.ts'],
    tests: ['shared/platform/server/releases/ingest/evaluate-announcement.test.ts'],
  },
  {
    name: 'caching policy',
    mutate: [
      'shared/platform/server/pages/caching-policy.ts',
      'shared/platform/server/pages/canonical-address.ts',
      'shared/platform/server/pages/micro-cache.ts',
    ],
    tests: [
      'shared/platform/server/pages/caching-policy.test.ts',
      'shared/platform/server/pages/canonical-address.test.ts',
      'shared/platform/server/pages/micro-cache.test.ts',
    ],
  },
  {
    name: 'wizard',
    mutate: [
      'mf-pss/src/domain/wizard.ts',
      'mf-pss/src/domain/steps.ts',
      'mf-pss/src/domain/application-fields.ts',
      'mf-pss/src/domain/restore-application.ts',
      'mf-pss/src/domain/resolve-cities.ts',
    ],
    tests: ['mf-pss/src/domain'],
  },
  {
    name: 'calculator',
    mutate: ['mf-psg/src/domain/eligibility.ts', 'mf-psg/src/domain/registration-link.ts'],
    tests: ['mf-psg/src/domain'],
  },
  {
    name: 'candidate area',
    mutate: [
      'mf-candidate/src/domain/application.ts',
      'mf-candidate/src/domain/application-rows.ts',
      'mf-candidate/src/domain/mark-cancelled.ts',
      'mf-candidate/src/domain/next-step.ts',
      'mf-candidate/src/domain/return-path.ts',
      'mf-candidate/src/domain/tracker.ts',
    ],
    tests: ['mf-candidate/src/domain'],
  },
  {
    name: 'validators',
    mutate: [
      'shared/core/validators/cnpj.ts',
      'shared/core/validators/consent.ts',
      'shared/core/validators/cpf.ts',
      'shared/core/validators/curriculum.ts',
      'shared/core/validators/email.ts',
      'shared/core/validators/one-line.ts',
      'shared/core/validators/phone.ts',
      'shared/core/validators/unmasked.ts',
    ],
    tests: ['shared/core/validators'],
  },
  {
    name: 'session',
    mutate: ['shared/core/session/session.ts', 'shared/core/session/session-keys.ts'],
    tests: ['shared/core/session'],
  },
  {
    name: 'sanitiser',
    mutate: ['shared/core/rich-text/rules.ts', 'shared/core/rich-text/sanitise.server.ts'],
    tests: ['shared/core/rich-text'],
  },
  {
    name: 'catalogue search',
    mutate: [
      'shared/core/catalogue/search-catalogue.ts',
      'shared/core/catalogue/filter-courses.ts',
      'shared/core/catalogue/facets.ts',
      'shared/core/catalogue/order.ts',
      'shared/core/catalogue/price-bands.ts',
      'shared/core/catalogue/shifts.ts',
      'shared/core/catalogue/class-times.ts',
      'shared/core/catalogue/suggest.ts',
    ],
    tests: ['shared/core/catalogue'],
  },
  {
    name: 'enrolment',
    mutate: [
      'shared/core/catalogue/enrolment-state.ts',
      'mf-courses/src/domain/closed-enrolment.ts',
      'shared/core/catalogue/is-over.ts',
      'mf-courses/src/domain/next-closing.ts',
      'mf-courses/src/domain/card-action.ts',
      'mf-courses/src/domain/chosen-class.ts',
      'mf-courses/src/domain/discount.ts',
      'mf-courses/src/domain/instalments.ts',
      'mf-courses/src/domain/schedule-shortlist.ts',
      'mf-courses/src/domain/schedule-comparison.ts',
      'mf-courses/src/domain/schedule-filters.ts',
    ],
    tests: ['mf-courses/src/domain', 'shared/core/catalogue'],
  },
  {
    name: 'content rules',
    mutate: [
      'mf-content/src/domain/banners.ts',
      'mf-content/src/domain/faq-data.ts',
      'mf-content/src/domain/faq-tabs.ts',
      'mf-content/src/domain/listed-contents.ts',
      'mf-content/src/domain/news.ts',
      'mf-content/src/domain/page-contents.ts',
      'mf-content/src/domain/poll-results.ts',
      'mf-content/src/domain/search-groups.ts',
      'mf-content/src/domain/unit-map.ts',
    ],
    tests: ['mf-content/src/domain'],
  },
];
