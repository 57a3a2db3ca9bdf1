import { expect, it } from 'vitest'
import { categories } from './category.ts'
import { categoryOfLeaf, isLeaf, leafOfCategory, leaves } from './leaf.ts'

it('maps every leaf to a category and has a leaf for each category', () => {
  const used = new Set(leaves.map(categoryOfLeaf))
  expect([...used].sort()).toEqual(categories.map(({ key }) => key).sort())
})

it('maps a category to one of its own leaves', () => {
  for (const { key } of categories) {
    expect(categoryOfLeaf(leafOfCategory(key))).toBe(key)
  }
})

it('recognizes leaf keys, but not inherited object properties', () => {
  expect([...leaves.slice(0, 2), 'toString', ''].map(isLeaf)).toEqual([true, true, false, false])
})
