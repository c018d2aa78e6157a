/**
 * `node scripts/count-paths.ts` counts what a reader opens to follow a path through the code: modules, and their lines.
 *
 * A path starts at named functions or at whole modules. A function reaches the top-level declarations that it names: those of
 * its own module, and others through static imports of values. These reach others in the same way. Every module with such a
 * declaration counts, with all its lines. Types, methods of objects that a function receives, dynamic imports and packages
 * of other authors do not count.
 */
import { join } from 'node:path';
import {
  isNamespaceImport,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  isSourceFile,
  isVariableStatement,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Symbol as NamedSymbol, type Project } from 'typescript/unstable/sync';

/** A path through the code. */
export interface CodePath {
  name: string;
  /** Where it starts: `file#function`, or a file. */
  entries: readonly string[];
  /** Modules that count: without it, all of the repository. */
  counted?: RegExp;
}

/** The paths that stay short. */
export const codePaths: readonly CodePath[] = [
  {
    name: 'a. GET of a page: from the request to its HTML, in host and platform',
    entries: [
      'shared/platform/server/pages/pages.ts#registerPages',
      'shared/platform/server/workers/page-pool.ts#createPageRenderer',
      'host/render/worker.ts',
    ],
    counted: /^(shared\/platform|host\/(server|render|config))\//,
  },
  {
    name: 'b. release of a remote: from `npm run release` to the announcement',
    entries: ['shared/platform/cli/release.ts', 'mf-psg/rspack.config.ts'],
  },
  {
    name: 'b. release of a remote: in the host, until it is active',
    entries: [
      'shared/platform/server/releases/keeper.ts#openKeeper',
      'shared/platform/server/releases/in-force.ts#followDecision',
    ],
  },
  {
    name: 'g. POST of a PSG registration: the API without its tables',
    entries: ['api/src/registrations/registrations.routes.ts#registrationsRoutes'],
    counted: /^api\/src\/(?!db\/schema\/)/,
  },
];

/**
 * Counts the modules of paths.
 * @param root absolute path of the folder with the `tsconfig.json`
 * @returns for each path the number of lines by module
 * @throws Error if an entry does not exist
 */
export function countPaths(root: string, paths: readonly CodePath[]): Map<string, number>[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    return paths.map((path) => countPath(project, root, path));
  } finally {
    api.close();
  }
}

function countPath(project: Project, root: string, { entries, counted = /^/ }: CodePath) {
  const reached = new Set(entries.flatMap((entry) => findEntry(project, root, entry)));
  const lines = new Map<string, number>();
  // The loop also visits what it adds.
  for (const declaration of reached) {
    const { fileName, text } = declaration.getSourceFile();
    const file = fileName.slice(root.length + 1);
    if (counted.test(file)) lines.set(file, text.trimEnd().split('\n').length);
    for (const next of findReferences(project, declaration)) reached.add(next);
  }
  return lines;
}

function findEntry({ program }: Project, root: string, entry: string): Node[] {
  const [file = '', name] = entry.split('#');
  const statements = program.getSourceFile(join(root, file))?.statements ?? [];
  const found = statements.filter((statement) => !name || namesOf(statement).includes(name));
  if (found.length === 0) throw new Error(`there is no ${entry}`);
  return found;
}

function namesOf(statement: Node): (string | undefined)[] {
  const declared = isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  return declared.map((each) => (each as { name?: { text?: string } }).name?.text);
}

/** Nodes without values. */
const isWithoutValues = ({ kind }: Node) =>
  (kind >= SyntaxKind.FirstTypeNode && kind <= SyntaxKind.LastTypeNode) ||
  kind === SyntaxKind.InterfaceDeclaration ||
  kind === SyntaxKind.TypeAliasDeclaration ||
  kind === SyntaxKind.ImportDeclaration;

/** Finds the top-level declarations that a statement names. */
function findReferences(project: Project, statement: Node): Node[] {
  const identifiers: Node[] = [];
  function visit(node: Node): void {
    if (isWithoutValues(node)) return;
    if (node.kind === SyntaxKind.Identifier) identifiers.push(node);
    node.forEachChild(visit);
  }
  visit(statement);
  const symbols = identifiers.length > 0 ? project.checker.getSymbolAtLocation(identifiers) : [];
  return identifiers.flatMap((node, index) => findDeclaration(project, node, symbols[index]) ?? []);
}

function findDeclaration(project: Project, node: Node, symbol?: NamedSymbol): Node | undefined {
  const { checker, program } = project;
  const { parent } = node;
  const named = isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : symbol;
  const declared = named?.declarations[0]?.resolve(project);
  if (!named || !declared) return;
  const isProperty = isPropertyAccessExpression(parent) && parent.name === node;
  const isImported = importKinds.has(declared.kind);
  const isOwn = isImported || declared.getSourceFile() === node.getSourceFile();
  if (isProperty ? !isNamespace(project, parent.expression) : !isOwn) return;
  const target = isImported ? checker.getAliasedSymbol(named) : named;
  let declaration = target.valueDeclaration?.resolve(project);
  if (!declaration || isSourceFile(declaration)) return;
  if (program.isSourceFileFromExternalLibrary(declaration.getSourceFile())) return;
  while (!isSourceFile(declaration.parent)) declaration = declaration.parent;
  return declaration;
}

const importKinds = new Set([
  SyntaxKind.ImportSpecifier,
  SyntaxKind.ImportClause,
  SyntaxKind.ExportSpecifier,
]);

function isNamespace(project: Project, expression: Node): boolean {
  const symbol = project.checker.getSymbolAtLocation(expression);
  const declaration = symbol?.declarations[0]?.resolve(project);
  return declaration !== undefined && isNamespaceImport(declaration);
}

if (import.meta.main) {
  const isListing = process.argv.includes('list');
  const counts = countPaths(join(import.meta.dirname, '..'), codePaths);
  for (const [index, { name }] of codePaths.entries()) {
    const modules = [...(counts[index] ?? [])];
    const lines = modules.reduce((sum, [, each]) => sum + each, 0);
    console.log(`${String(modules.length).padStart(4)} modules ${String(lines).padStart(6)} lines  ${name}`);
    if (isListing)
      for (const [file, each] of modules.sort()) console.log(`${String(each).padStart(19)}  ${file}`);
  }
}
