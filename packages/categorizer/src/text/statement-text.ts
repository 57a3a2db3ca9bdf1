/** Normalizes the text of statement lines for comparison. */

/** No statement line is longer. Bounds the work for any input. */
export const MAX_TEXT_LENGTH = 200

/**
 * Uppercase words and digits separated by single spaces: "McDonald's #123" becomes 'MCDONALDS 123'. Drops accents and
 * apostrophes, spells out a plus sign, and treats all other characters as separators.
 */
export function plainText(text: string): string {
  const decoded = withoutEntities(text.slice(0, MAX_TEXT_LENGTH))
  const plain = /[^ -~]/.test(decoded) ? decoded.normalize('NFKD').replace(/[\u0300-\u036f’]/g, '') : decoded
  return plain
    .toUpperCase()
    .replace(/['`]/g, '')
    .replaceAll('+', ' PLUS ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

/** Decodes HTML entities, which some files contain. */
export function withoutEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|#39|apos|lt;br\/&gt);/g, (entity) => entities[entity] ?? ' ')
    : text
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&apos;': "'" }
