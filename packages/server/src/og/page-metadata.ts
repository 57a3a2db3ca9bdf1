/** Reads the sharing metadata of a page from its HTML. */

export type PageMetadata = Readonly<{ title: string; description: string; picture: string }>

/** Returns null if one of the three is missing. Expects markup from React. */
export function readPageMetadata(html: string): PageMetadata | null {
  const title = contentOf(html, 'og:title')
  const description = contentOf(html, 'og:description')
  const picture = contentOf(html, 'og:image')
  return title === null || description === null || picture === null ? null : { title, description, picture }
}

function contentOf(html: string, property: string): string | null {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? null : decode(content)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
