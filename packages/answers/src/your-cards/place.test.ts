import { release } from '@cardsight/catalog'
import { categorize, knownMerchants } from '@cardsight/categorizer'
import type { Selector, Target } from '@cardsight/engine/cards'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { findPlace, type Recognized, withKind } from './place.ts'

const recognize = (name: string): Recognized => {
  const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
  return found.kind === 'purchase' ? found : null
}

/** Merchants that a rule of any card names. */
const named = new Set(
  release.cards.flatMap(({ engine }) =>
    engine.rules.flatMap(({ target }) => selectorsOf(target).flatMap(({ merchants = [] }) => merchants)),
  ),
)

describe('a place that a card has a rate for', () => {
  it.each([...named].sort())('is found by a name that a person can type: %s', (key) => {
    const names = knownMerchants.filter((merchant) => merchant.key === key).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    const places = names.map((name) => findPlace(name, release, recognize))
    expect(places[0]).toMatchObject({ kind: 'known', merchant: key })
  })

  it('can be a payment service, whatever the store', () => {
    expect(findPlace('PayPal', release, recognize)).toEqual({
      kind: 'known',
      name: 'PayPal',
      leaf: 'other',
      merchant: 'paypal',
      isSure: false,
    })
    const shop = findPlace('PAYPAL *TINY SHOP', release, recognize)
    expect(shop).toMatchObject({ kind: 'known', name: 'Tiny Shop', merchant: 'paypal', isSure: false })
  })

  it('keeps the merchant if the person says the kind of a shop that we are not sure of, and no other', () => {
    const said = (text: string) => {
      const place = findPlace(text, release, recognize)
      return place.kind === 'empty' ? place : withKind(place, 'dining')
    }
    expect(said('PayPal')).toMatchObject({ name: 'PayPal', leaf: 'dining', merchant: 'paypal' })
    expect(said('Costco')).toMatchObject({ leaf: 'dining', merchant: null })
    expect(said('zzqx')).toMatchObject({ leaf: 'dining', merchant: null })
  })
})

function selectorsOf(target: Target): Selector[] {
  switch (target.kind) {
    case 'where':
      return [target.where]
    case 'rotating':
      return target.calendar.map(({ where }) => where)
    default:
      return target.options.map(({ where }) => where)
  }
}
