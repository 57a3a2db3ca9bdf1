/** Finds colors and pictographs in the code of the pages. Both have a place of their own. */

/** Colors that are data, not styling: tokens, chart palettes, drawn cards, and the meta element of the page color. */
const colorFiles: ReadonlySet<string> = new Set([
  'packages/web/src/cards/face-finish.tsx',
  'packages/web/src/layout/theme.ts',
  'packages/web/src/styles/tokens.css',
  'packages/web/src/ui/charts/palette.ts',
])

/** The API's data has a pictograph for each context (B-DATA-34). Pages show line icons instead. */
const emojiFiles: ReadonlySet<string> = new Set(['packages/web/src/content/landing-contexts.ts'])

const COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/gi
const NAMED_CLASS = /\b(?:bg|text|border|fill|stroke)-(?:white|black)\b/g
const EMOJI = /\p{Extended_Pictographic}/gu
/** Printed as text by every font, and part of the names of countless things. */
const TYPOGRAPHIC = new Set(['©', '®', '™', '↔', '↕'])

type SourceFile = Readonly<{ path: string; text: string }>

/** Each as 'path: color'. */
export function findRawColors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !colorFiles.has(path))
    .flatMap(({ path, text }) => [...matchesOf(text, COLOR), ...matchesOf(text, NAMED_CLASS)].map(at(path)))
}

/** Each as 'path: emoji'. */
export function findEmoji(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !emojiFiles.has(path))
    .flatMap(({ path, text }) =>
      matchesOf(text, EMOJI)
        .filter((sign) => !TYPOGRAPHIC.has(sign))
        .map(at(path)),
    )
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match)
const at = (path: string) => (match: string) => `${path}: ${match}`
