/** Compressed downloads of a visitor, by the manifests of the last build: files of earlier releases do not count. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { budgets } = require('./host/portal.config.ts').portalConfig;

const read = (file) => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));
const remotes = read('registry.json')
  .filter(({ url, manifest }) => !url && !manifest)
  .map(({ name }) => read(`${name}/dist/portal.json`));
const named = (name) => remotes.find((remote) => remote.name === name);
const files = (folder, names) => names.map((name) => `${folder}/dist/web/${name}`);

const content = named('mf-content');
const courses = named('mf-courses');

module.exports = [
  {
    name: 'Home page, first load',
    path: [
      // The early script is inline in the HTML.
      ...files('host', read('host/dist/host.json').js),
      ...files('mf-content', [content.entry, ...content.routes.js, ...content.pages.home.js]),
      ...files('mf-courses', [
        courses.entry,
        ...courses.slots['open-courses'].js,
        ...courses.slots['picked-courses'].js,
      ]),
    ],
    limit: budgets.homePage,
  },
  ...remotes.map(({ name, entry }) => ({
    name: `${name}, entry`,
    path: files(name, [entry]),
    limit: budgets.remoteEntry,
  })),
];
