/** WCAG 2.2 contrast ratio of two hex colors, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(linearOfHex(one)), luminance(linearOfHex(other))].sort(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

type Linear = readonly [red: number, green: number, blue: number]

const luminance = ([red, green, blue]: Linear) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function linearOfHex(hex: string): Linear {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

type Tone = readonly [lightness: number, chroma: number]

/** Contrast ratio of two OKLCH tones of one hue; out-of-gamut channels are clipped as browsers do at worst. */
export function contrastOfOklch(one: Tone, other: Tone, hue: number): number {
  const [light = 0, dark = 0] = [one, other]
    .map((tone) => luminance(linearOfOklch(tone, hue)))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function linearOfOklch([lightness, chroma]: Tone, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(Math.max(value, 0), 1)
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
