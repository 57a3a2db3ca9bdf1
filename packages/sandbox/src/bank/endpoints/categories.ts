import type { Bank } from '../bank.ts'
import { request } from '../fields.ts'

/**
 * Legacy categories by the id of their group, in order of their ids: 10001000 is Overdraft in Bank Fees. The provider replaced
 * them with personal finance categories and still lists about 600. These are the top level, and below it the groups
 * whose ids have no gaps. Transactions here don't refer to them.
 */
const groups: Readonly<
  Record<string, { readonly name: string; readonly kind: Kind; readonly parts: string }>
> = {
  10: {
    name: 'Bank Fees',
    kind: 'special',
    parts:
      'Overdraft|ATM|Late Payment|Fraud Dispute|Foreign Transaction|Wire Transfer|Insufficient Funds|Cash Advance|Excess Activity',
  },
  11: { name: 'Cash Advance', kind: 'special', parts: '' },
  12: { name: 'Community', kind: 'place', parts: '' },
  13: { name: 'Food and Drink', kind: 'place', parts: 'Bar|Breweries|Internet Cafes|Nightlife|Restaurants' },
  14: { name: 'Healthcare', kind: 'place', parts: 'Healthcare Services|Physicians' },
  15: { name: 'Interest', kind: 'special', parts: 'Interest Earned|Interest Charged' },
  16: { name: 'Payment', kind: 'special', parts: 'Credit Card|Rent|Loan' },
  17: { name: 'Recreation', kind: 'place', parts: '' },
  18: { name: 'Service', kind: 'place', parts: '' },
  19: { name: 'Shops', kind: 'place', parts: '' },
  20: { name: 'Tax', kind: 'special', parts: 'Refund|Payment' },
  21: {
    name: 'Transfer',
    kind: 'special',
    parts:
      'Internal Account Transfer|ACH|Billpay|Check|Credit|Debit|Deposit|Keep the Change Savings Program|Payroll|Third Party|Wire|Withdrawal|Save As You Go',
  },
  22: {
    name: 'Travel',
    kind: 'place',
    parts:
      'Airlines and Aviation Services|Airports|Boat|Bus Stations|Car and Truck Rentals|Car Service|Charter Buses|Cruises|Gas Stations|Heliports|Limos and Chauffeurs|Lodging|Parking|Public Transportation Services|Rail|Taxi|Tolls and Fees|Transportation Centers',
  },
}

type Kind = 'place' | 'special'

const categories = Object.entries(groups).flatMap(([id, { name, kind, parts }]) =>
  ['', ...parts.split('|').filter((part) => part !== '')].map((part, index) => ({
    category_id: `${id}${String(index).padStart(3, '0')}000`,
    group: kind,
    hierarchy: part === '' ? [name] : [name, part],
  })),
)

const readCategories = request({}, {})

/** POST /categories/get: deprecated at the provider. */
export function getCategories(_bank: Bank, body: unknown) {
  readCategories(body, '')
  return { categories }
}
