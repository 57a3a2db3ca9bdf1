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
