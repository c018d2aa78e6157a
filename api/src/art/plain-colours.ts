/**
 * Replaces the custom properties of a scene by its day colours, for SVG renderers that do not support them. Returns
 * other drawings unchanged.
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
