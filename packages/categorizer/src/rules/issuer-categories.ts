/**
 * Category names in files from issuers and budgeting apps. A name means the same in all of them, so the issuer doesn't
 * matter. Case and spaces are ignored.
 */
import { type Ruling, rulingsByWord } from './ruling.ts'

/** Leaf of a name, or the reason why it isn't a purchase; null if the name is unknown or too general. */
export function ruleByIssuerCategory(name: string): Ruling | null {
  return rulings.get(withoutSpaces(name)) ?? null
}

function withoutSpaces(name: string): string {
  return name.toLowerCase().replace(/\s/g, '')
}

/** 'Health' covers doctors and drugstores. Cards pay for drugstores only, so it maps to 'healthcare'. */
const table = {
  supermarket: ['Groceries', 'Grocery', 'Supermarkets', 'Merchandise & Supplies-Groceries'],
  'wholesale-club': ['Warehouse Clubs', 'Merchandise & Supplies-Wholesale Stores'],
  gas: ['Gas', 'Gas/Automotive', 'Gasoline', 'Gas & Fuel', 'Transportation-Fuel'],
  dining: [
    'Food & Drink',
    'Dining',
    'Restaurants',
    'Food & Dining',
    'Alcohol & Bars',
    'Restaurant-Restaurant',
    'Restaurant-Bar & Café',
  ],
  'fast-food': ['Fast Food', 'Coffee Shops'],
  'digital-media': ['Movies & DVDs'],
  streaming: ['Music', 'Television'],
  transit: ['Transportation'],
  rideshare: ['Transportation-Taxis & Coach'],
  entertainment: ['Entertainment', 'Entertainment-Other Entertainment'],
  flights: ['Airfare', 'Airlines', 'Air Travel', 'Travel-Airline'],
  hotels: ['Lodging', 'Hotel', 'Hotels', 'Travel-Lodging'],
  'car-rental': ['Car Rental', 'Rental Car & Taxi'],
  'other-travel': ['Travel', 'Other Travel', 'Travel/ Entertainment'],
  drugstore: ['Pharmacy', 'Merchandise & Supplies-Pharmacies'],
  'department-store': ['Department Stores', 'Merchandise & Supplies-Department Stores'],
  gym: ['Gym'],
  electronics: ['Electronics & Software'],
  'home-improvement': ['Home', 'Home Improvement'],
  'other-shop': ['Shopping', 'Merchandise'],
  'online-shopping': ['Merchandise & Supplies-Internet Purchase'],
  utilities: ['Bills & Utilities', 'Utilities'],
  phone: ['Phone/Cable', 'Mobile Phone'],
  'internet-tv': ['Internet', 'Communications-Cable & Internet Comm'],
  insurance: ['Insurance', 'Auto Insurance'],
  healthcare: ['Health & Wellness', 'Health Care', 'Medical Services'],
  education: ['Education'],
  'auto-service': ['Automotive'],
  'personal-care': ['Personal', 'Haircut'],
  'professional-service': [
    'Professional Services',
    'Other Services',
    'Services',
    'Government Services',
    'Other-Government Services',
    'Govt-services-parking',
    'Business Services-Employment Agencies',
  ],
  'bank-fee': [
    'Fees & Adjustments',
    'Fees & Adjustments-Fees & Adjustments',
    'Fee/Interest Charge',
    'Fees',
    'Interest',
  ],
  'card-payment': ['Payment', 'Payment/Credit', 'Payments and Credits', 'Credit Card Payment'],
  income: ['Awards and Rebate Credits', 'Credit', 'Paycheck'],
  rent: ['Mortgage & Rent'],
  transfer: ['Transfer'],
} as const satisfies Partial<Record<Ruling, readonly string[]>>

const rulings = new Map([...rulingsByWord(table)].map(([name, ruling]) => [withoutSpaces(name), ruling]))
