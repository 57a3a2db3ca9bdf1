/** Contrast of colors, by the formulas of WCAG 2.2. Colors are `#rrggbb`. */

/** More than WCAG's 4.5, because a pattern in the color of the lettering covers the face. */
const MIN_CONTRAST = 5.5

/** Returns the color, darkened or lightened until text in `ink` is readable on it. */
export function readableOn(color: string, ink: string): string {
  const target = luminance(ink) > 0.5 ? 0 : 255
  let channels = channelsOf(color)
  while (contrast(toHex(channels), ink) < MIN_CONTRAST) {
    channels = channels.map(
      (channel) => channel + Math.sign(target - channel) * Math.ceil(Math.abs(target - channel) / 20),
    )
  }
  return toHex(channels)
}

/** Returns the contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
