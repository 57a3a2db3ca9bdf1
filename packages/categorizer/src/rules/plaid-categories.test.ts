import { categoryOfLeaf } from '@cardsight/engine/categories'
import { describe, expect, it } from 'vitest'
import { ruleByPlaid } from './plaid-categories.ts'
import { isLeftOut, type Ruling } from './ruling.ts'

/** Codes of both versions and later additions, by display category or kind of payment. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BANK_FEES: {
    'bank-fee':
      'ATM_FEES CASH_ADVANCE FOREIGN_TRANSACTION_FEES INSUFFICIENT_FUNDS INTEREST_CHARGE LATE_FEES ' +
      'OTHER_BANK_FEES OVERDRAFT_FEES',
  },
  ENTERTAINMENT: {
    recreation:
      'CASINOS_AND_GAMBLING OTHER_ENTERTAINMENT SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS VIDEO_GAMES',
    media: 'MUSIC_AND_AUDIO TV_AND_MOVIES',
  },
  FOOD_AND_DRINK: {
    grocery: 'GROCERIES',
    restaurant: 'COFFEE FAST_FOOD OTHER_FOOD_AND_DRINK RESTAURANT VENDING_MACHINES',
    shops: 'BEER_WINE_AND_LIQUOR',
  },
  GENERAL_MERCHANDISE: {
    shops:
      'BOOKSTORES_AND_NEWSSTANDS CLOTHING_AND_ACCESSORIES CONVENIENCE_STORES DISCOUNT_STORES ELECTRONICS ' +
      'GIFTS_AND_NOVELTIES OFFICE_SUPPLIES OTHER_GENERAL_MERCHANDISE PET_SUPPLIES SPORTING_GOODS SUPERSTORES ' +
      'TOBACCO_AND_VAPE',
    'department-store': 'DEPARTMENT_STORES',
    'online-shopping': 'ONLINE_MARKETPLACES',
  },
  GENERAL_SERVICES: {
    service:
      'ACCOUNTING_AND_FINANCIAL_PLANNING AUTOMOTIVE CHILDCARE CONSULTING_AND_LEGAL EDUCATION INSURANCE ' +
      'OTHER_GENERAL_SERVICES POSTAGE_AND_SHIPPING STORAGE',
  },
  GOVERNMENT_AND_NON_PROFIT: {
    service: 'GOVERNMENT_DEPARTMENTS_AND_AGENCIES',
    other: 'DONATIONS OTHER_GOVERNMENT_AND_NON_PROFIT',
    tax: 'TAX_PAYMENT',
  },
  HOME_IMPROVEMENT: {
    shops: 'FURNITURE HARDWARE',
    service: 'OTHER_HOME_IMPROVEMENT REPAIR_AND_MAINTENANCE SECURITY',
  },
  INCOME: {
    income:
      'CHILD_SUPPORT CONTRACTOR DIVIDENDS GIG_ECONOMY INTEREST_EARNED LONG_TERM_DISABILITY MILITARY OTHER ' +
      'OTHER_INCOME RENTAL RETIREMENT_PENSION SALARY TAX_REFUND UNEMPLOYMENT WAGES',
  },
  LOAN_DISBURSEMENTS: {
    transfer: 'AUTO BNPL CASH_ADVANCES EWA MORTGAGE OTHER_DISBURSEMENT PERSONAL STUDENT',
  },
  LOAN_PAYMENTS: {
    'card-payment': 'CREDIT_CARD_PAYMENT',
    'loan-payment':
      'BNPL CAR_PAYMENT CASH_ADVANCES EWA MORTGAGE_PAYMENT OTHER_PAYMENT ' +
      'PERSONAL_LOAN_PAYMENT STUDENT_LOAN_PAYMENT',
  },
  MEDICAL: {
    service: 'DENTAL_CARE EYE_CARE NURSING_CARE OTHER_MEDICAL PRIMARY_CARE VETERINARY_SERVICES',
    pharmacy: 'PHARMACIES_AND_SUPPLEMENTS',
  },
  PERSONAL_CARE: {
    gym: 'GYMS_AND_FITNESS_CENTERS',
    service: 'HAIR_AND_BEAUTY LAUNDRY_AND_DRY_CLEANING OTHER_PERSONAL_CARE',
  },
  RENT_AND_UTILITIES: {
    service:
      'GAS_AND_ELECTRICITY INTERNET_AND_CABLE OTHER_UTILITIES SEWAGE_AND_WASTE_MANAGEMENT TELEPHONE WATER',
    rent: 'RENT',
  },
  TRANSFER_IN: {
    transfer:
      'ACCOUNT_TRANSFER CASH_ADVANCES_AND_LOANS INVESTMENT_AND_RETIREMENT_FUNDS OTHER_TRANSFER_IN SAVINGS ' +
      'TRANSFER_IN_FROM_APPS WIRE',
    cash: 'DEPOSIT',
  },
  TRANSFER_OUT: {
    transfer:
      'ACCOUNT_TRANSFER CRYPTO INVESTMENT_AND_RETIREMENT_FUNDS OTHER_TRANSFER_OUT SAVINGS ' +
      'TRANSFER_OUT_FROM_APPS WIRE',
    cash: 'WITHDRAWAL',
  },
  TRANSPORTATION: {
    gas: 'GAS',
    transportation:
      'BIKES_AND_SCOOTERS OTHER_TRANSPORTATION PARKING PUBLIC_TRANSIT TAXIS_AND_RIDE_SHARES TOLLS',
  },
  TRAVEL: { flights: 'FLIGHTS', travel: 'LODGING OTHER_TRAVEL RENTAL_CARS' },
}

const exceptions: Readonly<Record<string, { is: string; because: string }>> = {
  ENTERTAINMENT_CASINOS_AND_GAMBLING: { is: 'cash-like', because: 'bets are cash to issuers' },
  ENTERTAINMENT_VIDEO_GAMES: { is: 'media', because: 'no card pays for downloads as for entertainment' },
  FOOD_AND_DRINK_VENDING_MACHINES: { is: 'shops', because: 'issuers do not pay for vending as dining' },
  GOVERNMENT_AND_NON_PROFIT_DONATIONS: { is: 'service', because: 'giving is a leaf among the services' },
}

const codes = Object.entries(expected).flatMap(([primary, groups]) =>
  Object.entries(groups).flatMap(([is, details]) =>
    details.split(' ').map((detail) => ({ primary, detailed: `${primary}_${detail}`, is })),
  ),
)

describe("Plaid's categories", () => {
  it('map to a leaf of the expected display category, or to the kind of payment', () => {
    // There are 131 codes. Plaid's code for unknown is tested below.
    expect(codes).toHaveLength(130)
    const wrong = codes.filter(
      ({ primary, detailed, is }) =>
        shownAs(ruleByPlaid(detailed, primary)) !== (exceptions[detailed]?.is ?? is),
    )
    expect(wrong).toEqual([])
  })

  it('have no redundant exceptions', () => {
    const needed = codes.filter(
      ({ detailed, is }) => exceptions[detailed] !== undefined && exceptions[detailed].is !== is,
    )
    expect(needed.map(({ detailed }) => detailed).sort()).toEqual(Object.keys(exceptions).sort())
  })

  it.each([
    ['FOOD_AND_DRINK_GROCERIES', 'supermarket'],
    ['FOOD_AND_DRINK_RESTAURANT', 'dining'],
    ['ENTERTAINMENT_TV_AND_MOVIES', 'streaming'],
    ['TRANSPORTATION_TAXIS_AND_RIDE_SHARES', 'rideshare'],
    ['TRAVEL_LODGING', 'hotels'],
    ['GENERAL_MERCHANDISE_SUPERSTORES', 'superstore'],
    ['RENT_AND_UTILITIES_TELEPHONE', 'phone'],
  ])('%s is %s', (detailed, leaf) => {
    expect(ruleByPlaid(detailed, '')).toBe(leaf)
  })

  it.each([
    ['INCOME', 'income'],
    ['TRANSFER_IN', 'transfer'],
    ['TRANSFER_OUT', 'transfer'],
    ['LOAN_PAYMENTS', 'loan-payment'],
    ['LOAN_DISBURSEMENTS', 'transfer'],
    ['BANK_FEES', 'bank-fee'],
    ['ENTERTAINMENT', 'recreation'],
    ['FOOD_AND_DRINK', 'restaurant'],
    ['GENERAL_MERCHANDISE', 'shops'],
    ['HOME_IMPROVEMENT', 'shops'],
    ['MEDICAL', 'service'],
    ['PERSONAL_CARE', 'service'],
    ['GENERAL_SERVICES', 'service'],
    ['GOVERNMENT_AND_NON_PROFIT', 'other'],
    ['TRANSPORTATION', 'transportation'],
    ['TRAVEL', 'travel'],
    ['RENT_AND_UTILITIES', 'service'],
  ])('%s alone, or with an unknown detailed code, is %s', (primary, is) => {
    expect(shownAs(ruleByPlaid('', primary))).toBe(is)
    expect(shownAs(ruleByPlaid(`${primary}_SOMETHING_NEW`, ''))).toBe(is)
  })

  it("are null for Plaid's code for unknown and for unknown codes", () => {
    expect(ruleByPlaid('OTHER_OTHER', 'OTHER')).toBeNull()
    expect(ruleByPlaid('TRAVELING', 'SPACE')).toBeNull()
    expect(ruleByPlaid('', '')).toBeNull()
  })
})

function shownAs(ruling: Ruling | null): string | null {
  return ruling === null || isLeftOut(ruling) ? ruling : categoryOfLeaf(ruling)
}
