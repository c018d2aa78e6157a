/** A module whose tests are measured by what they notice. */
export interface MutatedModule {
  name: string;
  /** Files that are changed. */
  mutate: readonly string[];
  /** Folder of the tests that must notice. */
  tests: string;
}

/** The modules where a mistake costs most. */
export const mutatedModules: readonly MutatedModule[] = [
  {
    name: 'admission',
    mutate: [
      'shared/runtime/federation/admit-release.ts',
      'shared/runtime/federation/path-pattern.ts',
      'shared/runtime/federation/descriptor.ts',
    ],
    tests: 'shared/runtime/federation',
  },
  {
    name: 'router of remotes',
    mutate: [
      'host/src/browser/next-step.ts',
      'host/src/browser/part-loader.ts',
      'host/src/browser/page-at.ts',
      'host/src/browser/live-registry.ts',
      'host/src/browser/remotes.ts',
      'host/src/browser/router-pages.ts',
      'host/src/app/owner.ts',
      'host/src/app/portal-routes.tsx',
    ],
    tests: 'host/src',
  },
  {
    name: 'release choice',
    mutate: [
      'host/server/registry/in-force/choose-releases.ts',
      'host/server/registry/in-force/in-force-state.ts',
    ],
    tests: 'host/server/registry/in-force',
  },
  {
    name: 'release files',
    mutate: ['host/server/registry/store/check-files.ts', 'host/server/registry/store/kept-releases.ts'],
    tests: 'host/server/registry/store',
  },
  {
    name: 'announced releases',
    mutate: ['host/server/registry/intake/judge-announcement.ts'],
    tests: 'host/server/registry/intake',
  },
  {
    name: 'caching policy',
    mutate: [
      'host/server/pages/caching-policy.ts',
      'host/server/pages/canonical-address.ts',
      'host/server/pages/micro-cache.ts',
    ],
    tests: 'host/server/pages',
  },
  {
    name: 'wizard',
    mutate: [
      'mf-pss/src/domain/wizard.ts',
      'mf-pss/src/domain/steps.ts',
      'mf-pss/src/domain/application-fields.ts',
      'mf-pss/src/domain/resumed-application.ts',
      'mf-pss/src/domain/with-cities.ts',
    ],
    tests: 'mf-pss/src/domain',
  },
  {
    name: 'calculator',
    mutate: [
      'mf-psg/src/domain/eligibility.ts',
      'mf-psg/src/domain/process-facts.ts',
      'mf-psg/src/domain/registration-link.ts',
    ],
    tests: 'mf-psg/src/domain',
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
    tests: 'mf-candidate/src/domain',
  },
  {
    name: 'validators',
    mutate: [
      'shared/core/validators/calendar-day.ts',
      'shared/core/validators/cnpj.ts',
      'shared/core/validators/consent.ts',
      'shared/core/validators/cpf.ts',
      'shared/core/validators/curriculum.ts',
      'shared/core/validators/email.ts',
      'shared/core/validators/one-line.ts',
      'shared/core/validators/phone.ts',
    ],
    tests: 'shared/core/validators',
  },
  {
    name: 'session',
    mutate: ['shared/core/session/session.ts', 'shared/core/session/session-keys.ts'],
    tests: 'shared/core/session',
  },
  {
    name: 'sanitiser',
    mutate: ['shared/core/rich-text/rules.ts', 'shared/core/rich-text/sanitise.server.ts'],
    tests: 'shared/core/rich-text',
  },
  {
    name: 'catalogue search',
    mutate: [
      'shared/core/catalogue/search-catalogue.ts',
      'shared/core/catalogue/narrow.ts',
      'shared/core/catalogue/facets.ts',
      'shared/core/catalogue/order.ts',
      'shared/core/catalogue/price-bands.ts',
      'shared/core/catalogue/shifts.ts',
      'shared/core/catalogue/class-times.ts',
      'shared/core/catalogue/suggest.ts',
    ],
    tests: 'shared/core/catalogue',
  },
  {
    name: 'enrolment',
    mutate: [
      'mf-courses/src/domain/enrolment-state.ts',
      'mf-courses/src/domain/closed-enrolment.ts',
      'mf-courses/src/domain/is-over.ts',
      'mf-courses/src/domain/next-closing.ts',
      'mf-courses/src/domain/card-action.ts',
      'mf-courses/src/domain/chosen-class.ts',
      'mf-courses/src/domain/discount.ts',
      'mf-courses/src/domain/instalments.ts',
      'mf-courses/src/domain/schedule-shortlist.ts',
      'mf-courses/src/domain/schedule-comparison.ts',
      'mf-courses/src/domain/schedule-filters.ts',
    ],
    tests: 'mf-courses/src/domain',
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
    tests: 'mf-content/src/domain',
  },
];
