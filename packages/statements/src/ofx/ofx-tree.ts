/**
 * OFX as a list of tags. Version 1 is SGML, where values aren't closed; version 2 is XML, where they are.
 * Both are read as tags with an optional value, so a mix of the two works as well.
 */

/** A tag that opens or closes an element, or holds a value. */
export type OfxTag = Readonly<{ name: string; value: string; isClosing: boolean; at: number }>

/** Returns all tags from `<OFX>` on, in file order, with entities in values resolved. */
export function* tagsOf(text: string): Generator<OfxTag> {
  const shape = /<(\/?)([A-Za-z0-9_.]{1,40})(?:\s[^<>]{0,200})?\/?>([^<]*)/g
  shape.lastIndex = Math.max(0, text.search(/<OFX[\s>]/i))
  for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
    const [, closing, name = '', value = ''] = match
    yield {
      name: name.toUpperCase(),
      value: closing === '' ? resolved(value.trim()) : '',
      isClosing: closing !== '',
      at: match.index,
    }
  }
}

function resolved(value: string): string {
  return value.includes('&')
    ? value.replace(
        /&(amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[0-9a-f]{1,5});/gi,
        (whole, name: string) => characterOf(name) ?? whole,
      )
    : value
}

function characterOf(name: string): string | null {
  const named = entities[name.toLowerCase()]
  if (named !== undefined) {
    return named
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : null
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
