/** Process that runs remotes' code, started by the host with restricted permissions. */
import process from 'node:process';
import { createBirpc } from 'birpc';
import { createThreadRenderer } from './create-thread-renderer.ts';
import type { PageProcess } from './protocol.ts';
import type { HostCalls, PageProcessCalls } from './start-page-process.ts';
import { withSerialisableErrors } from './with-serialisable-errors.ts';

let renderer: PageProcess;

const host = createBirpc<HostCalls, PageProcessCalls>(
  {
    begin(settings) {
      renderer = createThreadRenderer({
        ...settings,
        questions: host,
        report: (line) => void host.report.asEvent(line),
      });
    },
    render: (...given) => renderer.render(...given),
    list: (...given) => renderer.list(...given),
    prepare: (...given) => renderer.prepare(...given),
    evaluate: (...given) => renderer.evaluate(...given),
    renderForSmokeTest: (...given) => renderer.renderForSmokeTest(...given),
  },
  {
    post: (message) => void process.send?.(message),
    on: (listener) => void process.on('message', listener),
    resolver: withSerialisableErrors,
    timeout: -1,
  },
);

// The host decides when to end the process, after open requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
