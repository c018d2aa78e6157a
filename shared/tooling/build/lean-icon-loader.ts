/**
 * Takes out of an icon of Lucide what the portal's `createIcon` does not use: its name, its size, and the keys of its lines.
 * @param source a module of `lucide-react/dist/esm/icons/`
 */
export default function leanIcon(source: string): string {
  return source
    .replace(/^\s*(name: "[^"]*"|size: 24),$/gm, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^__iconData\.node;$/m, '');
}
