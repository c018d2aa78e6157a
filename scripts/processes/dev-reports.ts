type OnLine = (line: string, stream: 'stdout' | 'stderr') => void;

/**
 * Creates the reports of `npm run dev`: errors of builds, and of servers that failed to start. Everything else stays in
 * the logs.
 * @param print receives text for the terminal
 */
export function createDevReports(print: (text: string) => void) {
  /** Current report of each build. */
  const builds = new Map<string, string>();
  const isReported = (text: string) => [...builds.values()].includes(text);

  return {
    /** A shared module breaks the builds of several apps, which report the same errors: they are printed once. */
    ofBuild(name: string): OnLine {
      let lines: string[] = [];
      return (line, stream) => {
        if (stream === 'stdout') return;
        lines.push(line);
        if (!/^compilation failed|is built again$/.test(line)) return;
        const text = lines.join('\n');
        if (!isReported(text)) print(text);
        builds.set(name, text);
        lines = [];
      };
    },
    /** Node's watch mode waits for a change after a failed start. */
    ofServer(): OnLine {
      let errors: string[] = [];
      let hasFailed = false;
      return (line, stream) => {
        if (stream === 'stderr') {
          // The streams may arrive in another order.
          if (hasFailed) print(line);
          else errors.push(line);
        } else if (line.includes('Failed running')) {
          hasFailed = true;
          print([...errors, line].join('\n'));
        } else if (line.includes('Restarting') || line.startsWith('{"event":"listening"')) {
          hasFailed = false;
          errors = [];
        }
      };
    },
  };
}
