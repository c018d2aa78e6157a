import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteOptions, titleOf } from './read-options.ts';

/** Folders of `templates/`: the remote, and what it needs in a repository of its own or in this workspace. */
type Template = 'remote' | 'repository' | 'workspace';

/**
 * Writes the files of a new remote.
 * @param folder absolute path, missing or empty
 * @throws Error if the folder contains files
 */
export function createRemote(options: RemoteOptions, folder: string, templates: readonly Template[]): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const fillIn = createReplacer(options);
  for (const template of templates) {
    const source = path.join(import.meta.dirname, 'templates', template);
    for (const name of listFiles(source)) {
      const target = path.join(folder, fillIn(name).replace(/^gitignore$/, '.gitignore'));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, fillIn(readFileSync(path.join(source, name), 'utf8')));
    }
  }
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Replaces the example's names, which the templates consist of, so that they are checked like other code. */
function createReplacer({ name, team, path, slot }: RemoteOptions): (text: string) => string {
  const names: Record<string, string> = {
    'mf-exemplo': name,
    MF_EXEMPLO: name.toUpperCase().replaceAll('-', '_'),
    'destaque-exemplo': slot,
    '/pagina-exemplo': path,
    'Equipe Exemplo': team,
    Exemplo: titleOf(name),
    exemplo: name.slice('mf-'.length),
  };
  const pattern = new RegExp(Object.keys(names).join('|'), 'g');
  return (text) => text.replace(pattern, (found) => names[found] ?? found);
}
