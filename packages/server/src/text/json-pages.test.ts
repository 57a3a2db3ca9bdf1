import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonPages, jsonPieces } from './json-pages.ts'

async function textOf(value: unknown): Promise<string> {
  let text = ''
  for await (const piece of jsonPieces(value)) {
    text += piece
  }
  return text
}

async function* pagesOf(...pages: readonly unknown[][]) {
  for (const page of pages) {
    yield JSON.stringify(page)
  }
}

describe('JSON in pages', () => {
  it('serializes every value like JSON.stringify', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(JSON.parse(await textOf({ value }))).toEqual(JSON.parse(JSON.stringify({ value })))
      }),
    )
    expect(await textOf({ at: new Date(0), none: undefined, list: [undefined], empty: {} })).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","list":[null],"empty":{}}',
    )
  })

  it('joins pages into one array, whatever their elements contain', async () => {
    const pages = new JsonPages(() => pagesOf([1, '],['], [], [{ a: ']' }, [2]]))
    expect(JSON.parse(await textOf({ deep: { pages }, after: 1 }))).toEqual({
      deep: { pages: [1, '],[', { a: ']' }, [2]] },
      after: 1,
    })
    expect(await textOf(new JsonPages(() => pagesOf()))).toBe('[]')
  })
})
