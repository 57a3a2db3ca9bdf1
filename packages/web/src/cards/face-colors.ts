/** Colors on every drawn card. Like a card's own colors, they're the same in both themes. */
export const chipColors = { ground: '#ddd6bf', contacts: '#8f8455' } as const

const LIGHT = '#ffffff'
const DARK = '#000000'

/** The color of the light on a card's surface: the opposite of its lettering, so that shading raises the contrast. */
export function shadeFor(ink: string): string {
  return ink === LIGHT ? DARK : LIGHT
}
