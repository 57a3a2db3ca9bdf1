import { expect, it } from 'vitest'
import { categories } from './category.ts'
import { categoryOfLeaf, isLeaf, leafOfCategory, leaves } from './leaf.ts'

it('rolls every leaf up into a category, and finds a leaf in each', () => {
  const used = new Set(leaves.map(categoryOfLeaf))
  expect([...used].sort()).toEqual(categories.map(({ key }) => key).sort())
})

it('takes a category that a person names for a leaf of that category', () => {
  for (const { key } of categories) {
    expect(categoryOfLeaf(leafOfCategory(key))).toBe(key)
  }
})

it('knows its leaves by name, and nothing that objects have by birth', () => {
  expect([...leaves.slice(0, 2), 'toString', ''].map(isLeaf)).toEqual([true, true, false, false])
})
