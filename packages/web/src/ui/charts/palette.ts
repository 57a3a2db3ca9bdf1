/**
 * Chart colors as pairs, for the light and the dark theme. Each list has one OKLCH lightness per theme (0.58 or 0.55
 * in the light one, 0.70 in the dark one, with the same hues), so that no slice stands out, and a contrast of at least
 * 3:1 against a panel. The order was found by search: adjacent colors differ (OKLab distance of at least 0.05, or 0.048
 * in the dark theme) for normal vision, protanopia, deuteranopia and tritanopia. Colors that are not adjacent may look
 * alike to some people, so a slice always has a label too.
 */
type ColorPair = readonly [light: string, dark: string]

export const sliceColorPairs: readonly ColorPair[] = [
  ['#cb454f', '#f56c72'],
  ['#11906b', '#47b58e'],
  ['#98750d', '#bd993f'],
  ['#8a6d9a', '#af91c0'],
  ['#568765', '#7aac89'],
  ['#b2640d', '#da883f'],
  ['#1088a4', '#46adca'],
  ['#957346', '#bb986a'],
  ['#766dc0', '#9992e8'],
  ['#108a97', '#47afbd'],
  ['#8b7b0d', '#b0a040'],
  ['#3876dd', '#629dfe'],
  ['#b6576e', '#df7b92'],
  ['#67872b', '#8aac52'],
  ['#4a82a0', '#6ea7c6'],
  ['#9d687e', '#c38ca2'],
  ['#b56033', '#dd8458'],
  ['#307fc0', '#57a5e8'],
  ['#b84999', '#e16fbf'],
  ['#37911f', '#5eb74a'],
  ['#a26a5d', '#c98e80'],
  ['#6c77a7', '#8f9bce'],
  ['#3c8887', '#63adac'],
  ['#8b5dce', '#af82f7'],
  ['#7a7f4a', '#9ea46d'],
  ['#118e7d', '#47b3a1'],
  ['#a05ea1', '#c782c7'],
]

/** One per spending category, in the order of the engine's category table. */
export const categoryColorPairs: readonly ColorPair[] = [
  ['#5a6fa7', '#869dd8'],
  ['#b9454c', '#ed7477'],
  ['#248371', '#59b19d'],
  ['#846297', '#b28ec6'],
  ['#9e5f46', '#cf8c71'],
  ['#0d77ba', '#4ba6ec'],
  ['#76770c', '#a3a547'],
  ['#a44a94', '#d678c3'],
  ['#0f874e', '#4fb67a'],
  ['#725ec2', '#9e8cf5'],
  ['#886e2c', '#b69b5a'],
  ['#247d97', '#58abc6'],
  ['#9b5a72', '#cc879f'],
  ['#5d7d44', '#89ab70'],
  ['#0e8186', '#4eb0b4'],
  ['#a0600b', '#d18e47'],
]

/** Browsers pick the color of the theme. */
const toCss = ([light, dark]: ColorPair) => `light-dark(${light}, ${dark})`

export const sliceColors = sliceColorPairs.map(toCss)
export const categoryColors = categoryColorPairs.map(toCss)

/** Colors repeat after the 27th slice. */
export function sliceColor(index: number): string {
  return sliceColors[index % sliceColors.length] ?? ''
}
