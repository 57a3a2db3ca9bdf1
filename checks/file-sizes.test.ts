import { describe, expect, it } from 'vitest'
import { countLines, HARD_CEILING_LINES, isMeasured, medianLines, sortBySize } from './file-sizes.ts'
import { filesBelow, readText } from './repo-files.ts'

describe('source files', () => {
  it(`have at most ${HARD_CEILING_LINES} lines`, () => {
    const sizes = filesBelow('')
      .filter(isMeasured)
      .map((path) => ({ path, lines: countLines(readText(path)) }))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.filter(({ lines }) => lines > HARD_CEILING_LINES)).toEqual([])
  })
})

describe('file size measurement', () => {
  it('covers code but not data, migrations, legal text, tests or declarations', () => {
    const paths = [
      'packages/web/src/root.tsx',
      'packages/web/src/styles/tokens.css',
      'scripts/bootstrap.mjs',
      'packages/server/src/db/migrations/0001_first.ts',
      'packages/web/src/content/legal/terms.tsx',
      'packages/engine/fixtures/households.ts',
      'packages/engine/src/day.test.ts',
      'packages/web/server-build.d.ts',
      'package.json',
    ]
    expect(paths.filter(isMeasured)).toEqual(paths.slice(0, 3))
  })

  it('counts lines with or without a trailing line break', () => {
    expect(['', 'a', 'a\n', 'a\nb', 'a\n\n'].map(countLines)).toEqual([0, 1, 1, 2, 2])
  })

  it('sorts longest first and finds the median', () => {
    const sizes = [
      { path: 'b', lines: 10 },
      { path: 'c', lines: 30 },
      { path: 'a', lines: 10 },
    ]
    expect(sortBySize(sizes).map(({ path }) => path)).toEqual(['c', 'a', 'b'])
    expect(medianLines(sizes)).toBe(10)
    expect(medianLines([...sizes, { path: 'd', lines: 20 }])).toBe(10) // 30, 20 | 10, 10
    expect(medianLines([])).toBe(0)
  })
})
