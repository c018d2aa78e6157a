import { type CSSProperties, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RegistrySnapshot } from '../app/boot-data.ts';
import { getPlatformPaths, ORIGIN_COOKIE } from '../contract/names.ts';
import { usePageParts } from './page-parts.ts';
import { describeDocument, describeVitals, followPageVitals, type PageVitals } from './page-vitals.ts';

interface PageOriginOptions {
  basePath: string;
  /** Version of the host. */
  version: string;
  /** Returns the releases of this document. */
  registry(): RegistrySnapshot;
}

/** Shows developers where the parts of the page come from, until they turn it off. */
export function showPageOrigin(options: PageOriginOptions): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const turnOff = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers.
    document.cookie = `${ORIGIN_COOKIE}=; Path=${options.basePath || '/'}; Max-Age=0; SameSite=Lax`;
    root.unmount();
    container.remove();
  };
  root.render(<PageOrigin {...options} onTurnOff={turnOff} />);
}

/** Outlines each region and slot, and lists remote, version, commit, bytes, and web vitals. */
function PageOrigin({
  basePath,
  version,
  registry,
  onTurnOff,
}: PageOriginOptions & { onTurnOff: () => void }) {
  const parts = usePageParts();
  const commits = useCommits(basePath);
  const vitals = useVitals();
  const { assets, filesOf } = getPlatformPaths(basePath);
  const rows = parts.map((part) => {
    const { kind, name } = part;
    const owner = registry().remotes.find((remote) =>
      kind === 'page' ? remote.name === name : remote.slots.includes(name),
    );
    const release = owner ? `${owner.name}@${owner.version}` : 'no remote';
    return {
      ...part,
      label: kind === 'page' ? 'page' : `slot ${name}`,
      release,
      files: owner && filesOf(owner.name),
    };
  });
  return (
    <div lang="en" translate="no" data-page-origin>
      {rows.map(({ label, release, elements }) => (
        <Outline key={label} label={`${label}: ${release}`} elements={elements} />
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <section aria-label="Origin of this page" tabIndex={0} style={styles.panel}>
        <p style={styles.line}>{describeDocument(vitals)}</p>
        <table style={styles.table}>
          <thead>
            <tr>
              {['Part', 'Release', 'Commit', 'KB', 'Vitals'].map((title) => (
                <th key={title} scope="col" style={styles.cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row cells={['host', `host@${version}`, '', countKilobytes(assets), '']} />
            {rows.map(({ label, release, files, elements }) => (
              <Row
                key={label}
                cells={[
                  label,
                  release,
                  commits.get(release) ?? '',
                  files ? countKilobytes(files) : '',
                  describeVitals(vitals, elements),
                ]}
              />
            ))}
          </tbody>
        </table>
        <button type="button" style={styles.off} onClick={onTurnOff}>
          Turn off
        </button>
      </section>
    </div>
  );
}

const Row = ({ cells: [name, ...cells] }: { cells: readonly string[] }) => (
  <tr>
    <th scope="row" style={styles.cell}>
      {name}
    </th>
    {cells.map((cell, index) => (
      <td key={String(index)} style={styles.cell}>
        {cell}
      </td>
    ))}
  </tr>
);

/** Frame around all elements of a part, in coordinates of the document. */
function Outline({ label, elements }: { label: string; elements: readonly Element[] }) {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  return (
    <div aria-hidden style={{ ...styles.outline, left: left + scrollX, top: top + scrollY, width, height }}>
      <span style={styles.label}>{label}</span>
    </div>
  );
}

type Release = { version: string; commit: string | null } | null;
type Status = { name: string } & Record<'current' | 'previous' | 'canary', Release>;

const STATUS_TIMEOUT_MS = 10_000;

/** @throws if the status page is unreachable or not public */
export async function readStatuses(basePath: string): Promise<readonly Status[]> {
  const response = await fetch(`${basePath}/_status?format=json`, {
    signal: AbortSignal.timeout(STATUS_TIMEOUT_MS),
  });
  const { remotes } = await response.json();
  return remotes;
}

/** Returns the commits of the active releases by `name@version`; none if the status page is not public. */
function useCommits(basePath: string): ReadonlyMap<string, string> {
  const [statuses, setStatuses] = useState<readonly Status[]>([]);
  useEffect(() => {
    readStatuses(basePath).then(setStatuses, () => {});
  }, [basePath]);
  return new Map(
    statuses.flatMap(({ name, current, previous, canary }) =>
      [current, previous, canary].flatMap((release) =>
        release ? [[`${name}@${release.version}`, release.commit?.slice(0, 8) ?? 'none'] as const] : [],
      ),
    ),
  );
}

function useVitals(): PageVitals {
  const [vitals, setVitals] = useState<PageVitals>({});
  useEffect(() => followPageVitals((change) => setVitals((known) => ({ ...known, ...change }))), []);
  return vitals;
}

/** Counts the bytes of a folder's files in this document, compressed, from the network or not. */
const countKilobytes = (folder: string): string => {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = resources.filter(({ name }) => new URL(name).pathname.startsWith(folder));
  return (own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000).toFixed(1);
};

const front = 2_000_000_000;
const styles = {
  panel: {
    position: 'fixed',
    zIndex: front,
    insetInline: 0,
    bottom: 0,
    maxHeight: '40vh',
    overflow: 'auto',
    padding: 8,
    boxSizing: 'border-box',
    background: '#111',
    color: '#fff',
    borderTop: '2px solid #f5a',
    font: '0.8125rem/1.5 monospace',
  },
  line: { margin: '0 0 4px' },
  table: { borderCollapse: 'collapse' },
  cell: { padding: '2px 16px 2px 0', textAlign: 'left', whiteSpace: 'nowrap', fontWeight: 'inherit' },
  off: {
    minHeight: 44,
    padding: '0 16px',
    marginTop: 8,
    border: '2px solid',
    font: 'inherit',
    color: 'inherit',
  },
  outline: {
    position: 'absolute',
    zIndex: front - 1,
    pointerEvents: 'none',
    boxSizing: 'border-box',
    border: '2px dashed #c0267e',
  },
  label: { background: '#c0267e', color: '#fff', font: '0.75rem/1.5 monospace', padding: '0 4px' },
} satisfies Record<string, CSSProperties>;
