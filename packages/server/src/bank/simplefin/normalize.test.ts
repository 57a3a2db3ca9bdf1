import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { normalizeAccount, normalizeTransactions } from './normalize.ts'
import { wireAccount } from './simplefin-wire.ts'

const today = parseDay('2026-11-10')
/** Seconds of noon UTC on 2026-11-03; 2026-11-01 is two days earlier. */
const NOVEMBER_3 = 1793707200
const NOVEMBER_1 = NOVEMBER_3 - 2 * 86_400

const account = (more: object = {}) =>
  wireAccount.parse({
    org: { domain: 'bank.example', name: 'Example Bank', 'sfin-url': 'https://sfin.bank.example' },
    id: 'ACT 1',
    name: 'Everyday Card (4321)',
    currency: 'USD',
    balance: '-20.10',
    'balance-date': NOVEMBER_3,
    transactions: [],
    ...more,
  })

const row = (more: object = {}) => ({
  id: 'TRN 1',
  posted: NOVEMBER_3,
  transacted_at: NOVEMBER_1,
  amount: '-12.50',
  description: 'SQ *CORNER SHOP 0042',
  payee: 'Corner Shop',
  memo: '',
  ...more,
})

const read = (transactions: readonly unknown[], more: object = {}) =>
  normalizeTransactions(account({ transactions, ...more }), today)

describe('an account', () => {
  it('gets its type and its last digits', () => {
    expect(normalizeAccount(account())).toMatchObject({
      name: 'Everyday Card (4321)',
      officialName: null,
      mask: '4321',
      type: 'credit',
      subtype: 'credit card',
    })
    expect(normalizeAccount(account({ name: 'Checking ...77' })).mask).toBe('77')
    expect(normalizeAccount(account({ name: 'Checking' })).mask).toBeNull()
  })

  it('has the same id with every token, and another one at another bank', () => {
    const { accountId, persistentId } = normalizeAccount(account())
    expect(accountId).toMatch(/^[\da-f]{32}$/)
    expect(persistentId).toBe(accountId)
    expect(normalizeAccount(account({ balance: '0' })).accountId).toBe(accountId)
    expect(normalizeAccount(account({ org: { domain: 'other.example' } })).accountId).not.toBe(accountId)
    expect(normalizeAccount(account({ id: 'ACT 2' })).accountId).not.toBe(accountId)
  })

  it('may come without anything that is optional', () => {
    const bare = wireAccount.parse({ id: '1', name: 'Main' })
    expect(normalizeAccount(bare)).toMatchObject({ officialName: null, mask: null, subtype: 'checking' })
  })
})

describe('a transaction', () => {
  it('is positive for money out, and dated by the purchase', () => {
    expect(read([row()])).toMatchObject({
      skipped: 0,
      transactions: [
        {
          amountCents: 1250,
          day: '2026-11-01',
          currency: null,
          isAbroad: false,
          isPending: false,
          name: 'Corner Shop',
        },
      ],
    })
  })

  it.each([
    ['7', -700],
    ['0.1', -10],
    ['-0.005', 1],
    ['-33293.43', 3_329_343],
    ['0.00', 0],
    ['-0.00', 0],
  ])('turns the amount %s into %i cents', (amount, cents) => {
    expect(read([row({ amount })]).transactions[0]?.amountCents).toBe(cents)
  })

  it('is pending without a posting date, and is then dated by the purchase, or today', () => {
    expect(read([row({ posted: 0, pending: true })]).transactions).toMatchObject([
      { isPending: true, day: '2026-11-01' },
    ])
    expect(read([row({ posted: 0, transacted_at: undefined })]).transactions).toMatchObject([
      { isPending: true, day: '2026-11-10' },
    ])
  })

  it('never happens after it posted', () => {
    const swapped = row({ posted: NOVEMBER_1, transacted_at: NOVEMBER_3 })
    expect(read([swapped]).transactions[0]?.day).toBe('2026-11-01')
  })

  it('keeps the currency of its account, and a custom one by its name', () => {
    const currencyIn = (currency: string) => read([row()], { currency }).transactions[0]?.currency
    expect(currencyIn('usd')).toBeNull()
    expect(currencyIn('EUR')).toBe('EUR')
    expect(currencyIn('https://air.example/flight-miles')).toBe('flight-miles')
    expect(currencyIn('https://air.example')).toBe('points')
  })

  it('has ids that differ between accounts, because servers reuse them', () => {
    const idIn = (id: string) => read([row()], { id }).transactions[0]?.transactionId
    expect(idIn('ACT 1')).toMatch(/^[\da-f]{32}$/)
    expect(idIn('ACT 1')).not.toBe(idIn('ACT 2'))
  })

  it('is skipped and counted if we cannot read it', () => {
    const broken = [row({ amount: 'a lot' }), row({ amount: '1e300' }), row({ id: 7 }), null]
    const { transactions, skipped } = read([...broken, row()])
    expect(transactions).toHaveLength(1)
    expect(skipped).toBe(4)
  })
})
