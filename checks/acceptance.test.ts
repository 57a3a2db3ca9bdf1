import { describe, expect, it } from 'vitest'
import { coverageOf, findProblems, problemsOf, readProduct, readRows } from './acceptance.ts'

const id = (number: string | number) => `S-MADE-${number}`
const file = 'a.test.ts'

describe('the rows of docs/product', () => {
  const rows = readProduct()

  it('are 230 for screens and 259 for behavior, each once and with a sentence', () => {
    expect(rows.filter(({ id }) => id.startsWith('S-'))).toHaveLength(230)
    expect(rows.filter(({ id }) => id.startsWith('B-'))).toHaveLength(259)
    expect(problemsOf(rows)).toEqual([])
  })

  it.each(['', 'Sentence.', 'A sentence without its end'])(
    'need a whole sentence, which %j is not',
    (sentence) => {
      expect(problemsOf(readRows(`| ${id(1)} | ${sentence} |`, file))).toEqual([
        `${file}: ${id(1)} has no sentence`,
      ])
    },
  )

  it('may end with a quoted sentence, and have each id once', () => {
    const page = `| ${id(1)} | It says "Done." |\n| ${id(1)} | It says "Oops!". |\n| other | text |`
    expect(problemsOf(readRows(page, file))).toEqual([`${file}: ${id(1)} has another row`])
  })
})

describe('coverageOf', () => {
  const ids = [id(1), id(2), id(12)]

  it('lists the rows that no title names, in the order of the list', () => {
    const tests = [{ name: `a page > ${id(2)}: holds`, file }]
    expect(coverageOf(ids, tests)).toEqual({ missing: [id(1), id(12)], unknown: [], shorthands: [] })
  })

  it('does not mistake an id for the start of a longer one', () => {
    const tests = [{ name: `${id(12)}, ${id(2)}: hold`, file }]
    expect(coverageOf(ids, tests).missing).toEqual([id(1)])
  })

  it('lists an unknown id once per file', () => {
    const tests = [
      { name: `${id('01')} ${id(1)}`, file },
      { name: id('01'), file },
      { name: id('01'), file: 'b.test.ts' },
    ]
    expect(coverageOf(ids, tests).unknown).toEqual([
      { text: id('01'), file },
      { text: id('01'), file: 'b.test.ts' },
    ])
  })

  it.each(['…', '...', '..', '-', ' – ', ', ', ' & ', '/'])(
    'lists a shorthand written with %j and counts only its first id',
    (separator) => {
      const text = `${id(1)}${separator}12`
      const { missing, shorthands } = coverageOf(ids, [{ name: `${text}: hold`, file }])
      expect(shorthands).toEqual([{ text, file }])
      expect(missing).toEqual([id(2), id(12)])
    },
  )

  it('takes ids written in full for no shorthand', () => {
    const tests = [{ name: `${id(1)}, ${id(2)}, ${id(12)}: hold`, file }]
    expect(coverageOf(ids, tests)).toEqual({ missing: [], unknown: [], shorthands: [] })
  })
})

it('lists every problem in a line of its own', () => {
  const rows = readRows(`| ${id(1)} | It works. |\n| ${id(2)} | It works. |\n| ${id(3)} | No |`, 'page.md')
  const tests = [{ name: `${id(3)}, ${id(4)}: hold`, file }]
  expect(findProblems(rows, tests)).toEqual([
    `page.md: ${id(3)} has no sentence`,
    `No running test names ${id(1)}`,
    `No running test names ${id(2)}`,
    `${file} names ${id(4)}, which has no row in docs/product`,
  ])
})
