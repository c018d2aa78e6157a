/** Colours of a mail by element: the portal's light and dark colours. */
export const emailColours = {
  ground: { light: '#F6ECDD', dark: '#0B1A26' },
  sheet: { light: '#FFFBF5', dark: '#10283A' },
  panel: { light: '#F6ECDD', dark: '#0B1A26' },
  ink: { light: '#14202B', dark: '#F3EDE3' },
  soft: { light: '#4A5A66', dark: '#B7C3CC' },
  link: { light: '#004A8D', dark: '#8FC1FF' },
  button: { light: '#004A8D', dark: '#8FC1FF' },
  onButton: { light: '#FFFFFF', dark: '#0B1A26' },
  border: { light: '#7A8791', dark: '#7A8791' },
  river: { light: '#004A8D', dark: '#1B4FA8' },
  line: { light: '#F7941D', dark: '#F7941D' },
} as const;

export type EmailColour = keyof typeof emailColours;

/** Pairs of text and background colours in use. */
export const colourPairs: readonly (readonly [text: EmailColour, ground: EmailColour])[] = [
  ['ink', 'sheet'],
  ['soft', 'sheet'],
  ['link', 'sheet'],
  ['ink', 'panel'],
  ['soft', 'panel'],
  ['soft', 'ground'],
  ['link', 'ground'],
  ['onButton', 'button'],
];
