import { describe, expect, it } from 'vitest'
import { releaseWithBusiness } from './business.ts'
import type { CatalogCard } from './release.ts'

const byId = new Map<string, CatalogCard>(releaseWithBusiness.cards.map((card) => [card.id, card]))
const variants = releaseWithBusiness.cards.flatMap((card) => {
  const product = byId.get(card.variantOf ?? '')
  return product === undefined ? [] : [{ id: card.id, card, product }]
})

/** Terms without their sources and remarks, in any order. */
function termsOf(facts: readonly object[] = []): string[] {
  return facts
    .map((fact) =>
      JSON.stringify(fact, (key, value) => (['seen', 'also', 'note'].includes(key) ? undefined : value)),
    )
    .sort()
}

function capsOf({ sharedCaps }: CatalogCard): string {
  return JSON.stringify(sharedCaps ?? {})
}

describe('a variant', () => {
  it('exists, so that these tests test something', () => {
    expect(variants.length).toBeGreaterThan(20)
  })

  it.each(variants)('has the rates of the product, or says why not: $id', ({ card, product }) => {
    const isAlike =
      capsOf(card) === capsOf(product) &&
      JSON.stringify(termsOf(card.earns)) === JSON.stringify(termsOf(product.earns))
    expect(isAlike).toBe(card.unlikeProduct?.rates === undefined)
  })

  it.each(variants)('has the credits of the product, or says why not: $id', ({ card, product }) => {
    const isAlike = JSON.stringify(termsOf(card.credits)) === JSON.stringify(termsOf(product.credits))
    expect(isAlike).toBe(card.unlikeProduct?.credits === undefined)
  })
})
