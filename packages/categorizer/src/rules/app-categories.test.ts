import { describe, expect, it } from 'vitest'
import { meaningOf, namesIn } from '../testing/category-names.ts'
import { categoryNamesOfApps } from '../testing/category-names-of-apps.ts'

describe("budgeting apps' category names", () => {
  it.each(Object.entries(categoryNamesOfApps))('of %s have the expected meaning', (_, expected) => {
    for (const [is, name] of namesIn(expected)) {
      expect([name, meaningOf(name)]).toEqual([name, is])
    }
  })

  it.each([
    ['Mint', 73],
    ['Monarch', 41],
  ])('of %s are all listed: at least %d', (app, count) => {
    expect(namesIn(categoryNamesOfApps[app] ?? {}).length).toBeGreaterThanOrEqual(count)
  })
})
