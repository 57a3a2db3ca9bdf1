import { describe, expect, it } from 'vitest'
import { coverageOf, readIds } from './acceptance.ts'
import { readText } from './repo-files.ts'

/** Put together here, so that the report does not take the examples of this file for rows that it proves. */
const id = (number: string | number) => `S-MADE-${number}`

describe('the list of rows', () => {
  it('has 214 rows of screens and 259 of behaviour, each once', () => {
    const ids = readIds(readText('docs/acceptance-ids.txt'))
    expect(ids.filter((row) => /^S-[A-Z0-9]+-\d+$/.test(row))).toHaveLength(214)
    expect(ids.filter((row) => /^B-[A-Z0-9]+-\d+$/.test(row))).toHaveLength(259)
    expect(new Set(ids).size).toBe(473)
  })
})

describe('coverageOf', () => {
  const ids = [id(1), id(2), id(12)]

  it('gives the rows that no test names, in the order of the list', () => {
    const files = [{ path: 'a.test.ts', text: `it('${id(2)}: holds')` }]
    expect(coverageOf(ids, files)).toEqual({ missing: [id(1), id(12)], unknown: [], ranges: [] })
  })

  it('does not take an id for a longer one', () => {
    const files = [{ path: 'a.test.ts', text: `it('${id(12)}, ${id(2)}: hold')` }]
    expect(coverageOf(ids, files).missing).toEqual([id(1)])
  })

  it('tells ids that are not in the list, with their file', () => {
    const files = [{ path: 'a.test.ts', text: `${id('01')} ${id('01')} ${id(1)}` }]
    expect(coverageOf(ids, files).unknown).toEqual([{ id: id('01'), path: 'a.test.ts' }])
  })

  it.each(['…', '...', '..', '-', ' – '])(
    'tells a range written with %j, of which only the first id counts',
    (dots) => {
      const files = [{ path: 'a.test.ts', text: `it('${id(1)}${dots}12: hold')` }]
      const { missing, ranges } = coverageOf(ids, files)
      expect(ranges).toEqual([{ range: `${id(1)}${dots}12`, path: 'a.test.ts' }])
      expect(missing).toEqual([id(2), id(12)])
    },
  )
})
