/**
 * Chart colors. Each list has one OKLCH lightness (0.58 and 0.55), so that no slice stands out, and a contrast of at
 * least 3:1 against a white panel. The order was found by search: adjacent colors differ (OKLab distance of at least
 * 0.05) for normal vision, protanopia, deuteranopia and tritanopia. Colors that are not adjacent may look alike to
 * some people, so a slice always has a label too.
 */
export const sliceColors = [
  '#cb454f',
  '#11906b',
  '#98750d',
  '#8a6d9a',
  '#568765',
  '#b2640d',
  '#1088a4',
  '#957346',
  '#766dc0',
  '#108a97',
  '#8b7b0d',
  '#3876dd',
  '#b6576e',
  '#67872b',
  '#4a82a0',
  '#9d687e',
  '#b56033',
  '#307fc0',
  '#b84999',
  '#37911f',
  '#a26a5d',
  '#6c77a7',
  '#3c8887',
  '#8b5dce',
  '#7a7f4a',
  '#118e7d',
  '#a05ea1',
] as const

/** One per spending category, in the order of the engine's category table. */
export const categoryColors = [
  '#5a6fa7',
  '#b9454c',
  '#248371',
  '#846297',
  '#9e5f46',
  '#0d77ba',
  '#76770c',
  '#a44a94',
  '#0f874e',
  '#725ec2',
  '#886e2c',
  '#247d97',
  '#9b5a72',
  '#5d7d44',
  '#0e8186',
  '#a0600b',
] as const

/** Colors repeat after the 27th slice. */
export function sliceColor(index: number): string {
  return sliceColors[index % sliceColors.length] ?? sliceColors[0]
}
