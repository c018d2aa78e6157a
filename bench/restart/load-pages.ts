/** Visits pages by turns, after each was asked for once and is kept. @returns what ends it and tells which visits failed */
export async function loadPages(base: string, paths: readonly string[], perSecond: number) {
  for (const path of paths) await (await fetch(base + path)).text();
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  let visit = 0;
  const timer = setInterval(() => {
    const path = paths[visit % paths.length] ?? '';
    visit += 1;
    const asked = fetch(base + path)
      .then(async (answer) => {
        await answer.text();
        if (!answer.ok) failures.push(`/${path} ${answer.status}`);
      })
      .catch((error: Error) => void failures.push(`/${path} ${error.cause ?? error}`))
      .finally(() => open.delete(asked));
    open.add(asked);
  }, 1_000 / perSecond);
  return {
    async stop(): Promise<string[]> {
      clearInterval(timer);
      await Promise.all(open);
      return failures;
    },
  };
}
