/** Random months for the layouts of PDF statements. */
import fc from 'fast-check'
import type { BankEntryKind, CardEntryKind, FixtureEntry, FixtureMonth } from './pdf-statement.ts'

const [FROM, TO] = ['2025-12-13', '2026-01-14']

const day = fc
  .integer({ min: 0, max: 31 })
  .map((index) => new Date(Date.UTC(2025, 11, 14 + index)).toISOString().slice(0, 10))

const merchant = fc.constantFrom(
  'WHOLEFDS SPR 10157',
  'TST* MAPLE STREET DINER',
  'PAYPAL *STEAM GAMES',
  'CHECKERS DRIVE-IN 88',
  'TOTAL WINE & MORE 12',
  'PAYMENTUS CITY WATER',
  'NEW BALANCE OUTLET',
  'FEES OF PIZZA CO',
  '7-ELEVEN 33012',
  'H&M 0421',
)

const city = fc.constantFrom('SPRINGFIELD IL', 'NEW YORK NY', 'ST LOUIS MO', '')

const cents = fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1000, max: 250_000 }))

const paymentText = fc.constantFrom('MOBILE PAYMENT - THANK YOU', 'AUTOPAY PAYMENT RECEIVED')

/** Kinds with a fixed text aren't merchants. */
const fixedTexts: Readonly<Partial<Record<FixtureEntry['kind'], string>>> = {
  fee: 'LATE FEE',
  interest: 'INTEREST CHARGE ON PURCHASES',
  'cash-advance': 'ATM CASH FIRST SPRINGFIELD',
  'service-fee': 'MONTHLY SERVICE FEE',
  deposit: 'ACME CORP PAYROLL PPD',
}

function entryOf(kinds: readonly FixtureEntry['kind'][]): fc.Arbitrary<FixtureEntry> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      day,
      merchant,
      city,
      cents,
      paymentText,
      check: fc.integer({ min: 1001, max: 9998 }),
    })
    .map(({ kind, day: date, merchant: name, city: place, cents: amount, paymentText: payment, check }) => ({
      kind,
      day: date,
      posted: date,
      text: kind === 'payment' ? payment : (fixedTexts[kind] ?? name),
      city: fixedTexts[kind] === undefined && kind !== 'payment' && kind !== 'check' ? place : '',
      cents: amount,
      ...(kind === 'check' ? { checkNumber: String(check) } : {}),
    }))
}

const cardKinds: readonly CardEntryKind[] = [
  'payment',
  'credit',
  'purchase',
  'purchase',
  'purchase',
  'cash-advance',
  'fee',
  'interest',
]
const bankKinds: readonly BankEntryKind[] = [
  'deposit',
  'withdrawal',
  'card-purchase',
  'card-purchase',
  'check',
  'service-fee',
]

/** Sorted by day, with a large first purchase, so that refunds never exceed purchases. */
function monthOf(
  kinds: readonly FixtureEntry['kind'][],
  always: readonly FixtureEntry[],
): fc.Arbitrary<FixtureMonth> {
  return fc
    .record({
      openingCents: fc.integer({ min: 500_000, max: 900_000 }),
      entries: fc.array(entryOf(kinds), { minLength: 1, maxLength: 40 }),
    })
    .map(({ openingCents, entries }) => ({
      from: FROM,
      to: TO,
      openingCents,
      entries: [...always, ...entries.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))],
    }))
}

const always = {
  day: FROM,
  posted: FROM,
  text: 'ACME FURNITURE WAREHOUSE',
  city: 'CHICAGO IL',
  cents: 9_999_999,
} as const

/** Two entries, so that one is left if a test removes the other. */
export const randomCardMonth = monthOf(cardKinds, [
  { ...always, kind: 'purchase' },
  { ...always, kind: 'payment', text: 'AUTOPAY PAYMENT RECEIVED', city: '', cents: 4321 },
])
export const randomBankMonth = monthOf(bankKinds, [
  { ...always, kind: 'card-purchase', cents: 1234 },
  { ...always, kind: 'deposit', text: 'ACME CORP PAYROLL PPD', city: '', cents: 4321 },
])
