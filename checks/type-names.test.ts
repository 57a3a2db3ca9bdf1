import { describe, expect, it } from 'vitest'
import { packageDependencies } from './dependency-rules.ts'
import { filesBelow, readText } from './repo-files.ts'
import { readSource } from './source.ts'
import { findSharedTypeNames } from './type-names.ts'

describe('exported types of a package', () => {
  it.each(Object.keys(packageDependencies))('have names of their own in %s', (name) => {
    const sources = filesBelow(`packages/${name}/src`)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readSource(path, readText(path)))
    expect(sources.some(({ code }) => /^export type /m.test(code))).toBe(true)
    expect(findSharedTypeNames(sources)).toEqual([])
  })

  it('are found if two files export one name, and only then', () => {
    const found = (...texts: readonly [path: string, text: string][]) =>
      findSharedTypeNames(texts.map(([path, text]) => readSource(path, text)))
    const own: [string, string] = [
      'packages/engine/src/wallet/span.ts',
      'export type Span = { from: number }',
    ]
    expect(found(own, ['packages/engine/src/day.ts', 'export interface Span { from: Day }'])).toEqual([
      'engine: Span is exported by packages/engine/src/wallet/span.ts and packages/engine/src/day.ts',
    ])
    expect(found(own, ['packages/engine/src/day.ts', 'export type Span<Value> = Value[]'])).toHaveLength(1)
    expect(found(own, ['packages/web/src/span.ts', 'export type Span = string'])).toEqual([])
    expect(found(own, ['packages/engine/src/day.ts', 'type Span = string'])).toEqual([])
    expect(
      found(own, ['packages/engine/src/index.ts', "export type { Span } from './wallet/span.ts'"]),
    ).toEqual([])
    expect(found(own, ['packages/engine/src/day.ts', '// export type Span = string'])).toEqual([])
  })
})
