/**
 * A scene by day, its colours written out: for readers of SVG that know neither custom properties nor the visitor's
 * theme. Any other drawing stays as it is.
 */
export function plainColours(svg: string): string {
  const [, day = ''] = /<style>svg\{([^}]*)\}/.exec(svg) ?? [];
  const colours = new Map(
    day.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.trim(), value.trim()];
    }),
  );
  return svg.replace(/var\((--\w+)\)/g, (call, name) => colours.get(name) ?? call);
}
