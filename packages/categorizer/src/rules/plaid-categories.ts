/**
 * Maps Plaid's personal finance categories, versions 1 and 2, to leaves. A detailed code starts with its primary code.
 * Plaid adds codes without notice, so an unknown detailed code counts as its primary code.
 */
import type { Ruling } from './ruling.ts'

/**
 * Leaf of a category, or the reason why it isn't a purchase; null for an unknown code, and for Plaid's own code for
 * unknown. Either code may be missing; the detailed one is enough.
 */
export function ruleByPlaid(detailed: string, primary: string): Ruling | null {
  const found = rulings.get(detailed)
  if (found !== undefined) {
    return found
  }
  const ofPrimary = primaries.find((name) => primary === name || detailed.startsWith(`${name}_`))
  return ofPrimary === undefined ? null : (rulings.get(ofPrimary) ?? null)
}

type Primary = Readonly<{ usual: Ruling; details?: Readonly<Record<string, Ruling>> }>

/**
 * Paying rent and taxes by card costs a surcharge. Issuers treat gambling as cash, so it isn't a purchase. Games are
 * 'digital-media', because no card's entertainment rate includes downloads. Vending machines and beverage stores earn
 * neither dining nor grocery rates.
 */
const table: Readonly<Record<string, Primary>> = {
  INCOME: { usual: 'income' },
  TRANSFER_IN: { usual: 'transfer', details: { DEPOSIT: 'cash' } },
  TRANSFER_OUT: { usual: 'transfer', details: { WITHDRAWAL: 'cash' } },
  LOAN_PAYMENTS: { usual: 'loan-payment', details: { CREDIT_CARD_PAYMENT: 'card-payment' } },
  LOAN_DISBURSEMENTS: { usual: 'transfer' },
  BANK_FEES: { usual: 'bank-fee' },
  ENTERTAINMENT: {
    usual: 'entertainment',
    details: {
      CASINOS_AND_GAMBLING: 'cash-like',
      MUSIC_AND_AUDIO: 'streaming',
      TV_AND_MOVIES: 'streaming',
      VIDEO_GAMES: 'digital-media',
    },
  },
  FOOD_AND_DRINK: {
    usual: 'dining',
    details: {
      BEER_WINE_AND_LIQUOR: 'other-shop',
      COFFEE: 'fast-food',
      FAST_FOOD: 'fast-food',
      GROCERIES: 'supermarket',
      VENDING_MACHINES: 'other-shop',
    },
  },
  GENERAL_MERCHANDISE: {
    usual: 'other-shop',
    details: {
      BOOKSTORES_AND_NEWSSTANDS: 'books',
      CLOTHING_AND_ACCESSORIES: 'clothing',
      DEPARTMENT_STORES: 'department-store',
      ELECTRONICS: 'electronics',
      OFFICE_SUPPLIES: 'office-supplies',
      ONLINE_MARKETPLACES: 'online-shopping',
      PET_SUPPLIES: 'pets',
      SPORTING_GOODS: 'sporting-goods',
      SUPERSTORES: 'superstore',
    },
  },
  HOME_IMPROVEMENT: {
    usual: 'home-improvement',
    details: {
      FURNITURE: 'furniture',
      OTHER_HOME_IMPROVEMENT: 'home-service',
      REPAIR_AND_MAINTENANCE: 'home-service',
      SECURITY: 'home-service',
    },
  },
  MEDICAL: {
    usual: 'healthcare',
    details: { PHARMACIES_AND_SUPPLEMENTS: 'drugstore', VETERINARY_SERVICES: 'professional-service' },
  },
  PERSONAL_CARE: {
    usual: 'personal-care',
    details: { GYMS_AND_FITNESS_CENTERS: 'gym', LAUNDRY_AND_DRY_CLEANING: 'home-service' },
  },
  GENERAL_SERVICES: {
    usual: 'professional-service',
    details: {
      AUTOMOTIVE: 'auto-service',
      CHILDCARE: 'childcare',
      EDUCATION: 'education',
      INSURANCE: 'insurance',
      STORAGE: 'home-service',
    },
  },
  GOVERNMENT_AND_NON_PROFIT: {
    usual: 'other',
    details: {
      DONATIONS: 'charity',
      GOVERNMENT_DEPARTMENTS_AND_AGENCIES: 'professional-service',
      TAX_PAYMENT: 'tax',
    },
  },
  TRANSPORTATION: {
    usual: 'transit',
    details: {
      BIKES_AND_SCOOTERS: 'rideshare',
      GAS: 'gas',
      PARKING: 'parking-tolls',
      TAXIS_AND_RIDE_SHARES: 'rideshare',
      TOLLS: 'parking-tolls',
    },
  },
  TRAVEL: {
    usual: 'other-travel',
    details: { FLIGHTS: 'flights', LODGING: 'hotels', RENTAL_CARS: 'car-rental' },
  },
  RENT_AND_UTILITIES: {
    usual: 'utilities',
    details: { INTERNET_AND_CABLE: 'internet-tv', RENT: 'rent', TELEPHONE: 'phone' },
  },
}

const primaries = Object.keys(table)
const rulings = new Map<string, Ruling>(
  Object.entries(table).flatMap(([primary, { usual, details = {} }]) => [
    [primary, usual] as const,
    ...Object.entries(details).map(([detail, ruling]) => [`${primary}_${detail}`, ruling] as const),
  ]),
)
