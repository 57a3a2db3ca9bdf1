/** JSON that is too large to serialize at once, so it's sent page by page. */

/** A JSON array whose elements arrive in pages. Each page is the text of a JSON array. */
export class JsonPages {
  readonly pages: () => AsyncIterable<string>

  constructor(pages: () => AsyncIterable<string>) {
    this.pages = pages
  }
}

/** Serializes a value in pieces. `JsonPages` may be nested in plain objects but not in arrays. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (value instanceof JsonPages) {
    yield* piecesOfPages(value)
  } else if (isPlainObject(value)) {
    yield* piecesOfObject(value)
  } else {
    yield JSON.stringify(value) ?? 'null'
  }
}

async function* piecesOfPages({ pages }: JsonPages): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const page of pages()) {
    const entries = page.slice(page.indexOf('[') + 1, page.lastIndexOf(']'))
    if (entries.trim() !== '') {
      yield separator + entries
      separator = ','
    }
  }
  yield ']'
}

async function* piecesOfObject(value: object): AsyncGenerator<string> {
  let separator = '{'
  for (const [key, entry] of Object.entries(value)) {
    if (entry !== undefined) {
      yield `${separator}${JSON.stringify(key)}:`
      yield* jsonPieces(entry)
      separator = ','
    }
  }
  yield separator === '{' ? '{}' : '}'
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
