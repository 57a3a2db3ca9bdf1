import { expect, it } from 'vitest'
import { readSource } from './source.ts'
import { findSharedTypeNames } from './type-names.ts'

it('exported types of a package are found if two files export one name, and only then', () => {
  const found = (...texts: readonly [path: string, text: string][]) =>
    findSharedTypeNames(texts.map(([path, text]) => readSource(path, text)))
  const own: [string, string] = ['packages/engine/src/wallet/span.ts', 'export type Span = { from: number }']
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
