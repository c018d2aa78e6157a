import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Expressions to avoid. Columns: where it applies (`m` Markdown, `c` comments, `l` changelog entries), regular expression, what to
 * write instead.
 */
const table = String.raw`
mcl  (?:^|[.:;] |\*\* ?|\* |// )Who(?:ever)? (?!imports)[a-z]+ [^?.]*(?:[.:;]|$)  =>  users who, applicants who, if you
mc   [:;] who (?:has|is|asks?|comes?|wants?|sends?|needs?|waits?|gives?)\b  =>  name the subject: the caller, applicants who
mc   \bwhoever\b  =>  anyone who; or name the role
mc   \b[Nn]obody (?:is|has|sees|knows|needs|asks|waits|owns|reads|gets|can|may|will)\b|\bof nobody\b  =>  no client, no user; unused
mc   \b[Ss]omebody\b  =>  a user, another user, another process
mc   \banew\b|\bafresh\b  =>  again; or a re- verb: reload, retry, re-render, rebuild
mcl  (?<!keep-)\balive\b|\b(?:comes?|came|brings?|brought|bringing) to life\b|\banswers? to clicks\b  =>  hydrated; running
mcl  \b(?:tells?|told|telling) (?:of|nobody|somebody|everybody|that)\b  =>  reports, lists, logs, shows, notifies
mcl  \b(?:is|are|was|were|be) told\b(?! apart)  =>  receives, sees, is notified; gets the error
mc   \bhears? (?:of|from)\b|\bheard (?:of|from)\b|\bunheard\b  =>  is notified of, receives; unhandled
mc   \bsays? (?:so|of|nothing of)\b  =>  reports, declares, returns
mc   \bg(?:ives?|iving|ave) way\b  =>  is evicted; yields; falls back to
mcl  \b(?:stands?|waits?|waited|are|is|stays?|seconds) in line\b|\bwaiting line\b  =>  is queued
mcl  \b[Tt]he (?:release|one|build|page|commit) before\b(?=[.,:;)]|$| (?:is|it|that|was)\b)  =>  the previous release, build, page
mc   \b(?:in|at) hand\b|\bunder way\b  =>  in flight, in progress; cached, available
mcl  \b(?:taken|takes?|took|taking) back\b  =>  rolled back, reverted, revoked
mcl  \b(?:takes?|took|in) (?:the|its|their) place\b|\bin place of\b  =>  replaces; instead of; falls back to
mc   \bstands? (?:for|in|behind|beside|before|above|below|on|there|directly)\b  =>  is, represents, is stored in
mcl  \b(?:in|into) force\b  =>  active; becomes active
mc   \b(?:two|next|between|each) looks?\b|\blooks? (?:again|ahead|once)\b  =>  refresh, refresh interval, check
mc   (?<![/\w-]|(?:meeting|reading|computer) )(?:doors?|rooms)(?![/\w-])  =>  entry point; module, layer
mcl  (?<!key |[\w-])press(?:es|ed)?\b(?! (?:release|a key|the key|Enter|Escape|Space|Tab))  =>  click; key press
mc   \b(?:all|everything) goes well\b|\bwithout number\b|\bbe it\b|\bfor want of\b  =>  normally; unbounded; whether; without
mc   \bin words\b(?! of \d)  =>  as text, formatted
mc   (?:^|[.:;] |\*\* ?|\* |// )What (?:is|was|are|were|has|have|had|the|a|an|it|they|others?|people|cannot|can|must|goes|comes|came) [^?.]*(?:[.:;]|$)  =>  name the thing: unused exports, cached pages
mc   \bsurroundings\b|\b(?:processes|others?|pool|workers?) at work\b  =>  environment; running; under load
m    \bfigures\b  =>  metrics, measurements, results
mc   \bcosts? (?:itself|its own|that|only)\b  =>  affects only, fails only
mc   \bbesides\b  =>  also, in addition
mc   \bgo(?:es)? on\b|\bwent on\b  =>  continues, keeps working
mc   \bjudg(?:e|es|ed|ing)\b  =>  validates, evaluates, checks
m    \b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b  =>  no dates of runs
mcl  (?<!\b[Oo]n )\bpapers?\b(?! size)  =>  printout, receipt, sheet, PDF
mc   (?<!\b(?:the|next|this|that|each|other|no|only|any|every) )\bone (?:can|may|applies|enrols|asks|opens)\b|\bone's own\b  =>  users can, you can; their own
mc   \b(?:can(?:not)?|could(?: not)?) be had\b  =>  is (not) available, failed to load
mc   \b(?:is|are|was|were|comes?|stays?) whole\b  =>  is complete
mc   \b(?:is|are|be|was) of (?:a|the|no|one|another|other|its|two) (?:\w+ )?(?:release|build|commit|remote|page|process|session)s?\b  =>  belongs to, comes from
c    ^/\*\* (?:Of|By|As|With|To|It|They|Its|Those|The same)\b  =>  start with a verb or a noun phrase
l    ^(?!(?:Added|Changed|Deprecated|Fixed|Removed|Security): )\S  =>  start with Added:, Changed:, Fixed:, Removed: or Security:
`;

const rules = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, kinds = '', expression = '', instead = ''] = /^(\w+) +(.+?) +=> +(.+)$/.exec(line) ?? [];
    return { kinds, expression: new RegExp(expression), instead };
  });

type Kind = 'Markdown' | 'comment' | 'entry';
const kindsOf: Record<Kind, RegExp> = { Markdown: /m/, comment: /c/, entry: /[ml]/ };

/** Quotations and code may contain any word. */
const exempt = /`[^`]*`|"[^"\n]*"|“[^”]*”|\]\([^)]*\)/g;

/** Returns what a paragraph should say instead, with the expression that it uses. */
const findWords = (kind: Kind, paragraph: string): string[] =>
  rules
    .filter(({ kinds }) => kindsOf[kind].test(kinds))
    .flatMap(({ expression, instead }) => {
      const found = expression.exec(paragraph.replaceAll(exempt, '``'))?.[0];
      return found === undefined ? [] : [`${found.slice(0, 60)} => ${instead}`];
    });

/** Splits Markdown into paragraphs, list items and table rows of one line each. */
const toParagraphs = (markdown: string): string[] =>
  markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#>]|\d+\.) ?)/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean);

const script = /(?<=^|[\s{(,])\/\*(?!\*\/).*?\*\/|(?<=^|\s)\/\/ [^\n]*(?:\n\s*\/\/ [^\n]*)*/gs;
const hash = /(?<=^|\s)# [^\n]*(?:\n\s*# [^\n]*)*/g;

/** Returns the comments of a source, each on one line. */
const toComments = (file: string, source: string): string[] =>
  (source.match(/\.(?:[cm]?[jt]sx?|css)$/.test(file) ? script : hash) ?? []).map((comment) =>
    comment.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' '),
  );

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const below = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|\.git|\.cache|\.data|pnpm-lock\.yaml)$/.test(name),
  });

it('documents are in plain English', () => {
  const files = below('{*,.*/**/*,*/**/*}.md').filter((file) => !/CHANGELOG\.md$/.test(file));
  const found = files.flatMap((file) =>
    toParagraphs(read(file)).flatMap((paragraph) =>
      findWords(file.startsWith('.changeset/') ? 'entry' : 'Markdown', paragraph).map(
        (words) => `${file}: ${words}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});

it('comments are in plain English', () => {
  const files = below(
    '{{*,.*,.*/**/*,*/**/*}.{ts,tsx,js,jsx,mjs,cjs,css,yml,yaml,cfg,conf,sh,env},.githooks/*,Dockerfile}',
  );
  const found = files.flatMap((file) =>
    toComments(file, read(file)).flatMap((comment) =>
      findWords('comment', comment).map((words) => `${file}: ${words}`),
    ),
  );
  expect(found).toEqual([]);
});

describe('the check', () => {
  it.each<[Kind, string]>([
    ['Markdown', 'Who has a receipt opens it.'],
    ['Markdown', '**Who has none** says that.'],
    ['Markdown', 'It is told once.'],
    ['Markdown', 'The one before is used.'],
    ['Markdown', 'Measured on 26 November.'],
    ['comment', '// What is left over.'],
    ['comment', '/** By name. */'],
    ['comment', '// Kept while nobody asks.'],
    ['entry', 'Pages are faster.'],
  ])('finds words in %s %j', (kind, text) => {
    expect(findWords(kind, text)).toHaveLength(1);
  });

  it.each<[Kind, string]>([
    ['Markdown', 'Who may apply? What is needed?'],
    ['Markdown', 'See the page before the deadline, and the one before noon.'],
    ['Markdown', 'Typos in words of 4 letters; no one may publish, only one can.'],
    ['Markdown', 'The event `release-taken-back` and “somebody” are quoted.'],
    ['Markdown', 'A keep-alive connection; press Escape; a key press.'],
    ['Markdown', 'Two reading rooms can be told apart on paper.'],
    ['comment', '/** Returns the figures of a table. */'],
    ['entry', 'Fixed: pages load faster.'],
  ])('accepts %s %j', (kind, text) => {
    expect(findWords(kind, text)).toEqual([]);
  });

  it('reads paragraphs, not code', () => {
    const text = '---\nx: y\n---\n# Title\n\nOne\nline.\n\n```sh\nanew\n```\n\n- a\n  b\n- c\n| d |\n| e |\n';
    expect(toParagraphs(text)).toEqual(['# Title', 'One line.', '- a b', '- c', '| d |', '| e |']);
  });

  it('reads comments, not code', () => {
    const text =
      "/**\n * One\n * line.\n */\nconst a = 'x/**/y'; // two\n// three\n// four\nf('//x'); {/* five */}";
    expect(toComments('a.ts', text)).toEqual(['/** One line. */', '// two three four', '/* five */']);
    expect(toComments('a.yml', 'a: b # one\n# two\nc: d#e')).toEqual(['# one two']);
  });
});
