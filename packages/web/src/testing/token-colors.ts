import source from '../styles/tokens.css?raw'

const DECLARATION = /--color-([a-z-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g

type Colors = Readonly<Record<string, string>>

/** The opaque colors of the tokens by name, in both themes. */
export const tokenColors: Readonly<Record<'light' | 'dark', Colors>> = {
  light: readColors(2),
  dark: readColors(3),
}

function readColors(group: 2 | 3): Colors {
  return Object.fromEntries(
    [...source.matchAll(DECLARATION)].map((match) => [match[1], match[group] ?? match[4]]),
  )
}

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
