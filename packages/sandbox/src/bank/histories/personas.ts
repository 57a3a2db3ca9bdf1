/** The fictional people behind the test logins: their accounts and spending habits. */
import { type Habit, monthly, often, withDescription } from './habit.ts'
import { messyPersona } from './messy-persona.ts'
import { usualNoise } from './noise.ts'
import type { Persona } from './persona.ts'
import { card, cd, checking, savings } from './test-accounts.ts'

const on = (date: number) => ({ kind: 'monthly', on: date }) as const
const every = (days: number) => ({ kind: 'every', days }) as const
const perYear = (times: number) => ({ kind: 'often', perWeek: times / 52 }) as const

const income: readonly Habit[] = [
  withDescription('NORTHWIND LABS PAYROLL', [-265000, -265000], every(14)),
  withDescription('INTEREST EARNED', [-1400, -1150], on(28), 'savings'),
  withDescription('TRANSFER TO SAVINGS', [30000, 30000], on(16)),
  withDescription('TRANSFER FROM CHECKING', [-30000, -30000], on(16), 'savings'),
]

const bills: readonly Habit[] = [
  withDescription('MAPLE COURT APARTMENTS RENT', [185000, 185000], on(1)),
  monthly(3, 'GEICO', 11840),
  monthly(8, 'Xfinity', 6500),
  monthly(20, 'Verizon', 7500),
  monthly(5, 'Netflix', 1549),
  monthly(12, 'Spotify', 1199),
  monthly(26, 'Hulu', 1799),
  monthly(17, 'Planet Fitness', 2499),
  { ...monthly(14, 'Con Edison', 0), cents: [6800, 14200] },
]

const errands: readonly Habit[] = [
  often(1.3, ['Kroger', 'Safeway', "Trader Joe's"], [2400, 13800]),
  often(0.5, ['Whole Foods Market', 'Aldi'], [1800, 9200], { account: 'checking' }),
  often(0.9, ['Shell', 'Chevron', 'Exxon'], [2900, 6400], { trait: 'hold' }),
  often(0.45, ['Costco'], [6200, 24800]),
  often(0.4, ['CVS', 'Walgreens'], [900, 4600]),
  often(0.4, ['Target', 'Walmart'], [1900, 9800]),
  often(0.8, ['Amazon'], [1100, 11800], { trait: 'returns' }),
  often(0.15, ["Macy's", 'Nordstrom'], [3800, 19800], { trait: 'returns' }),
  often(0.15, ['The Home Depot', "Lowe's"], [1800, 14900]),
  often(0.12, ['Gap', 'Old Navy'], [2200, 11200], { trait: 'returns' }),
  often(0.1, ['Great Clips'], [2400, 3800]),
  often(0.06, ['Lakeside Family Medicine', 'Aspen Dental'], [3000, 16000]),
  often(0.08, ['Petco'], [2100, 7600]),
]

const leisure: readonly Habit[] = [
  often(1.1, ['Olive Garden', 'Blue Door Kitchen', 'Harbor Noodle House', 'Casa Marigold'], [2400, 9800], {
    trait: 'tip',
  }),
  often(1, ['Chipotle', "McDonald's", 'Panera Bread'], [850, 2600]),
  often(1.2, ['Starbucks', 'Dunkin'], [425, 1180], { account: 'checking' }),
  often(0.3, ['DoorDash'], [2100, 5400]),
  often(0.5, ['Uber', 'Lyft'], [900, 3900]),
  often(0.25, ['AMC Theatres', 'Bowlero'], [1600, 5200]),
  often(0.12, ['Ticketmaster'], [5400, 21000]),
  often(0.1, ['Steam'], [900, 5900]),
  often(0.16, ['United Airlines', 'Delta Air Lines', 'Southwest Airlines'], [14800, 48600]),
  often(0.16, ['Marriott', 'Hilton', 'Airbnb'], [13900, 52800], { trait: 'deposit' }),
  often(0.05, ['Hertz'], [11800, 28600]),
]

const bankActivity: readonly Habit[] = [
  withDescription('ATM WITHDRAWAL', [6000, 10000], perYear(14)),
  withDescription('NON NETWORK ATM FEE', [300, 300], perYear(6)),
  withDescription('PURCHASE INTEREST CHARGE', [640, 2380], perYear(4), 'card'),
  withDescription('VENMO PAYMENT', [1500, 9000], perYear(20)),
  withDescription('VENMO CASHOUT', [-9000, -1500], perYear(8)),
]

const typicalPersona: Persona = {
  accounts: [checking, savings, cd, card],
  habits: [...income, ...bills, ...errands, ...leisure, ...bankActivity],
  days: 730,
  paysCard: true,
  noise: usualNoise,
}

/** One transaction a day each: 14 × 730 days = 10,220 transactions. */
const BUSY_MERCHANTS = [
  'Kroger',
  'Safeway',
  'Shell',
  'Chevron',
  'Starbucks',
  'Chipotle',
  'Olive Garden',
  'Uber',
  'Lyft',
  'Amazon',
  'Target',
  'CVS',
  'Costco',
  'AMC Theatres',
] as const

/** Personas by username. */
export const personas: Readonly<Record<string, Persona>> = {
  user_good: typicalPersona,
  user_messy: messyPersona,
  user_no_cards: { accounts: [savings, cd], habits: income, days: 730, paysCard: false, noise: usualNoise },
  user_busy: {
    accounts: [checking, card],
    days: 730,
    paysCard: false,
    noise: usualNoise,
    habits: BUSY_MERCHANTS.map((merchant) => ({
      ...often(0, [merchant], [400, 9000]),
      when: { kind: 'every', days: 1 },
    })),
  },
  user_yuppie: {
    accounts: [checking, card],
    days: 90,
    paysCard: true,
    noise: usualNoise,
    habits: [
      withDescription('ACME VENTURES PAYROLL', [-412000, -412000], every(14)),
      withDescription('HARBOR LOFTS RENT', [312000, 312000], on(1)),
      monthly(4, 'Equinox', 28500),
      monthly(9, 'Netflix', 2299),
      often(3.2, ['Blue Door Kitchen', 'Harbor Noodle House', 'Casa Marigold'], [3800, 18400], {
        trait: 'tip',
      }),
      often(2, ['Starbucks', "Peet's Coffee"], [575, 1480]),
      often(2.4, ['Uber', 'Lyft'], [1400, 5200]),
      often(1.1, ['Whole Foods Market'], [3400, 15800]),
      often(0.5, ['United Airlines', 'Hyatt', 'Airbnb'], [21000, 88000]),
      often(0.8, ['Amazon', 'Nordstrom'], [2400, 26000], { trait: 'returns' }),
    ],
  },
  user_ewa_user: {
    accounts: [checking],
    days: 90,
    paysCard: false,
    noise: usualNoise,
    habits: [
      withDescription('CORNER CAFE PAYROLL', [-62000, -48000], every(14)),
      withDescription('WAGE ADVANCE', [-10000, -6000], every(10)),
      withDescription('WAGE ADVANCE REPAYMENT', [6000, 10000], every(10)),
      often(1.4, ['Aldi', 'Walmart'], [1200, 6400], { account: 'checking' }),
      often(1.2, ["McDonald's", 'Taco Bell'], [600, 1500], { account: 'checking' }),
      often(0.8, ['Circle K', 'Shell'], [1500, 3600], { account: 'checking', trait: 'hold' }),
      monthly(18, 'T-Mobile', 4500, { account: 'checking' }),
    ],
  },
  user_small_business: {
    accounts: [checking, card],
    days: 90,
    paysCard: true,
    noise: usualNoise,
    habits: [
      withDescription('MOBILE DEPOSIT', [-240000, -60000], { kind: 'often', perWeek: 1.6 }),
      often(0.9, ['Staples', 'Office Depot'], [2400, 18600]),
      often(1.6, ['FedEx', 'UPS'], [900, 6200]),
      often(0.8, ['Google Ads'], [12000, 48000]),
      monthly(6, 'Adobe', 5999),
      monthly(11, 'Dropbox', 1999),
      often(0.8, ['Shell', 'BP'], [3800, 8200], { trait: 'hold' }),
      often(0.6, ['Panera Bread', 'Olive Garden'], [2800, 12400], { trait: 'tip' }),
      often(0.4, ['The Home Depot'], [3600, 24800]),
    ],
  },
}
