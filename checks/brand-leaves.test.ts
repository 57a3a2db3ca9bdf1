/** Typed spending with a brand and linked purchases there belong to the same category. */
import { release } from '@cardsight/catalog'
import { expect, it } from 'vitest'
import { namedMerchants } from '../packages/categorizer/src/merchants/table-named.ts'
import { namedShops } from '../packages/categorizer/src/merchants/table-named-shops.ts'

const rows = [...Object.entries(namedMerchants), ...Object.entries(namedShops)].flatMap(([leaf, merchants]) =>
  merchants.map(([key]) => `${key} on ${leaf}`),
)

it('the category of a brand is one that the categorizer has for its merchant', () => {
  const brands = [...Object.entries(release.programs), ...Object.entries(release.memberships)].flatMap(
    ([id, { brand }]) => (brand === undefined ? [] : [{ id, row: `${brand.at} on ${brand.on}` }]),
  )
  expect(brands.length).toBeGreaterThan(60)
  expect(brands.filter(({ row }) => !rows.includes(row))).toEqual([])
})
