import { categoryOfLeaf } from '@cardsight/engine/categories'
import { describe, expect, it } from 'vitest'
import { ruleByIssuerCategory } from './issuer-categories.ts'
import { isLeftOut } from './ruling.ts'

/** Names used by Chase, Capital One, Discover, American Express, Apple and Mint, by display category. */
const expected: Readonly<Record<string, string>> = {
  grocery: 'Groceries | Grocery | Supermarkets | Merchandise & Supplies-Groceries',
  gas: 'Gas | Gas/Automotive | Gasoline | Transportation-Fuel | Gas & Fuel',
  warehouse: 'Warehouse Clubs | Merchandise & Supplies-Wholesale Stores',
  restaurant:
    'Food & Drink | Dining | Restaurants | Restaurant-Restaurant | Restaurant-Bar & Café | Fast Food | ' +
    'Coffee Shops | Alcohol & Bars | Food & Dining',
  media: 'Movies & DVDs | Music | Television',
  transportation: 'Transportation-Taxis & Coach | Transportation',
  recreation: 'Entertainment | Entertainment-Other Entertainment',
  travel:
    'Travel | Other Travel | Lodging | Car Rental | Travel/ Entertainment | Travel-Lodging | Hotels | Hotel | ' +
    'Rental Car & Taxi',
  flights: 'Airfare | Travel-Airline | Airlines | Air Travel',
  pharmacy: 'Merchandise & Supplies-Pharmacies | Pharmacy',
  'department-store': 'Department Stores | Merchandise & Supplies-Department Stores',
  gym: 'Gym',
  shops: 'Shopping | Home | Merchandise | Home Improvement | Electronics & Software',
  // The first two include doctors. Counting them as drugstores would promise rewards that no card pays.
  service:
    'Health & Wellness | Health Care | Bills & Utilities | Personal | Automotive | Professional Services | ' +
    'Education | Phone/Cable | Internet | Insurance | Other Services | Utilities | Services | Medical Services | ' +
    'Government Services | Other-Government Services | Business Services-Employment Agencies | ' +
    'Communications-Cable & Internet Comm | Govt-services-parking | Mobile Phone | Auto Insurance | Haircut',
  'online-shopping': 'Merchandise & Supplies-Internet Purchase',
  nothing: 'Gifts & Donations | Other',
  'left-out':
    'Fees & Adjustments | Fee/Interest Charge | Payment/Credit | Payments and Credits | ' +
    'Awards and Rebate Credits | Fees | Interest | Fees & Adjustments-Fees & Adjustments | Payment | Credit | ' +
    'Mortgage & Rent | Credit Card Payment | Transfer | Paycheck',
}

describe("issuers' category names", () => {
  it.each(Object.entries(expected))('mean %s: %s', (is, names) => {
    for (const name of names.split(' | ')) {
      expect([name, shownAs(name)]).toEqual([name, is])
    }
  })

  it('ignore case and spaces', () => {
    expect(ruleByIssuerCategory(' GAS/ automotive ')).toBe('gas')
  })

  it('are null if unknown', () => {
    expect(ruleByIssuerCategory('Miscellany')).toBeNull()
    expect(ruleByIssuerCategory('')).toBeNull()
  })
})

function shownAs(name: string): string {
  const ruling = ruleByIssuerCategory(name)
  if (ruling === null) {
    return 'nothing'
  }
  return isLeftOut(ruling) ? 'left-out' : categoryOfLeaf(ruling)
}
