/**
 * A household whose data is as incomplete as real data: local merchants that the provider often doesn't know, a trip
 * abroad, and every kind of transaction that isn't a purchase.
 */
import { type Habit, monthly, often, withDescription } from './habit.ts'
import { heavyNoise } from './noise.ts'
import type { Persona } from './persona.ts'
import { card, checking, savings } from './test-accounts.ts'

const on = (date: number) => ({ kind: 'monthly', on: date }) as const
const every = (days: number) => ({ kind: 'every', days }) as const
const fromChecking = { account: 'checking' } as const

const notPurchases: readonly Habit[] = [
  withDescription('MERIDIAN INSTRUMENTS PAYROLL', [-318000, -318000], every(14)),
  withDescription('INTEREST PAID', [-640, -310], on(28), 'savings'),
  withDescription('TRANSFER TO SAVINGS', [25000, 25000], on(16)),
  withDescription('TRANSFER FROM CHECKING', [-25000, -25000], on(16), 'savings'),
  withDescription('CEDARVIEW MORTGAGE', [212045, 212045], on(1)),
  withDescription('STUDENT LOAN', [18250, 18250], on(11)),
  withDescription('IRS USATAXPYMT', [60000, 90000], every(91)),
  withDescription('IRS TREAS 310 TAX REF', [-118000, -42000], every(365)),
  withDescription('ZELLE PAYMENT TO ALEX MORGAN', [2500, 24000], every(17)),
  withDescription('ZELLE PAYMENT FROM SAM RIVERA', [-12000, -2000], every(29)),
  withDescription('VENMO PAYMENT', [1200, 7500], every(19)),
  withDescription('VENMO CASHOUT', [-8000, -1500], every(43)),
  withDescription('ATM WITHDRAWAL', [4000, 12000], every(26)),
  withDescription('NON NETWORK ATM FEE', [300, 350], every(52)),
  withDescription('MONTHLY SERVICE FEE', [1200, 1200], on(29)),
  withDescription('PURCHASE INTEREST CHARGE', [410, 1960], every(61), 'card'),
  withDescription('FOREIGN TRANSACTION FEE', [120, 640], every(73), 'card'),
]

const localPurchases: readonly Habit[] = [
  often(1.2, ['Juniper & Rye', 'Nonna Lucia Trattoria', 'El Sol Taqueria'], [2100, 9400], { trait: 'tip' }),
  often(0.8, ['Pho Saigon Corner', 'Copper Kettle Diner', 'Golden Wok'], [1400, 6200]),
  often(1.6, ['Wren Coffee Roasters', 'Moonrise Bakery'], [450, 1900], fromChecking),
  often(0.9, ['Valley Fresh Market', 'Hanamaru Grocery'], [2200, 11800], fromChecking),
  often(0.6, ['Pine Ridge Fuel', 'Quick Star'], [2800, 6600], { trait: 'hold' }),
  often(0.3, ['Center Street Garage'], [600, 2400]),
  often(0.06, ['Elm Street Dental'], [9000, 42000]),
  often(0.08, ['Bluebonnet Animal Hospital'], [6500, 31000]),
  often(0.2, ['Cedar Hill Pharmacy'], [800, 5200], fromChecking),
  monthly(6, 'Riverbend Yoga', 11900),
  often(0.12, ['Shear Delight'], [3500, 9500]),
  monthly(2, 'Little Acorns', 74000, fromChecking),
  often(0.05, ['Dunmore Auto'], [12000, 68000]),
  often(0.2, ['Larkspur Hardware'], [1100, 9600], { trait: 'returns' }),
  often(0.15, ['Paper Lantern Books'], [1200, 5400]),
  often(0.12, ['Fern & Fable'], [3900, 15800], { trait: 'returns' }),
  { ...monthly(18, 'Oakdale Water', 0, fromChecking), cents: [4200, 9800] },
  often(0.06, ['Harborview Aquarium'], [3200, 11800]),
  often(0.05, ['Sandpiper Inn'], [14800, 46000]),
]

const chainPurchases: readonly Habit[] = [
  often(0.8, ['Safeway', "Trader Joe's"], [3100, 14900]),
  often(0.5, ['Shell', 'Chevron'], [3000, 6400], { trait: 'hold' }),
  often(0.3, ['Costco'], [8400, 28800]),
  often(0.8, ['Amazon'], [1100, 11800], { trait: 'returns' }),
  often(0.5, ['Target', 'Walmart'], [1900, 9800]),
  often(0.7, ['Chipotle', 'Panera Bread', "McDonald's"], [850, 2600]),
  often(0.2, ['CVS', 'Walgreens'], [900, 4600]),
  often(0.08, ['Southwest Airlines', 'Alaska Airlines'], [16800, 52600]),
  often(0.3, ['Uber', 'Lyft'], [900, 3900]),
  monthly(5, 'Netflix', 1549),
  monthly(12, 'Spotify', 1199),
  monthly(8, 'Xfinity', 7900),
  monthly(20, 'T-Mobile', 9000),
  monthly(23, 'State Farm', 13420, fromChecking),
]

/** Most banks convert to dollars; a few report the amount that was charged. */
const abroad: readonly Habit[] = [
  often(0.06, ['Le Tilleul'], [2400, 8800]),
  often(0.03, ['Hotel Miradouro'], [11200, 24800]),
  often(0.03, ['Le Tilleul'], [1900, 6400], { currency: 'EUR' }),
  often(0.03, ['Beacon Cabs'], [1400, 4200], { currency: 'CAD' }),
]

export const messyPersona: Persona = {
  accounts: [checking, savings, card],
  habits: [...notPurchases, ...localPurchases, ...chainPurchases, ...abroad],
  days: 730,
  paysCard: true,
  noise: heavyNoise,
}
