/** The text of a statement line in the one form in which it is compared. */

/** No statement line is longer; whatever comes is work for this many characters and no more. */
export const LONGEST_TEXT = 200

/**
 * Capitals and digits in words with one space between: "McDonald's #123" becomes 'MCDONALDS 123'. Accents and
 * apostrophes are dropped, a plus is the word, and whatever else is no letter and no digit parts two words.
 */
export function plainText(text: string): string {
  const decoded = withoutEntities(text.slice(0, LONGEST_TEXT))
  const plain = /[^ -~]/.test(decoded) ? decoded.normalize('NFKD').replace(/[\u0300-\u036f’]/g, '') : decoded
  return plain
    .toUpperCase()
    .replace(/['`]/g, '')
    .replaceAll('+', ' PLUS ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

/** Some files carry names as they stood in a web page. */
export function withoutEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|#39|apos|lt;br\/&gt);/g, (entity) => entities[entity] ?? ' ')
    : text
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&apos;': "'" }
