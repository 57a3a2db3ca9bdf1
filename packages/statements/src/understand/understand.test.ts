import { categorizeLines } from '@cardsight/categorizer'
import { addDays, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { merchantNameKey, noCorrections, spendFrom } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import type { ReadStatement } from '../statement.ts'
import { understand } from './understand.ts'

const heading = 'Transaction Date,Post Date,Description,Category,Type,Amount,Memo'

describe('statements together', () => {
  it('count a row of two overlapping files once, and equal rows of one file twice', async () => {
    const march = await chase('03/30/2026 COFFEE -4.00', '03/31/2026 COFFEE -4.00', '03/31/2026 COFFEE -4.00')
    const april = await chase('03/31/2026 COFFEE -4.00', '03/31/2026 COFFEE -4.00', '04/02/2026 COFFEE -4.00')
    const { purchaseCount, duplicates, leftOutBy, spentCents } = understand([march, april])
    // 30 March once, 31 March twice, 2 April once.
    expect(purchaseCount).toBe(4)
    expect(spentCents).toBe(1600)
    expect(leftOutBy).toEqual({ duplicate: 2 })
    expect(duplicates.map(({ row, firstRow }) => [row.line, firstRow.line])).toEqual([
      [2, 3],
      [3, 4],
    ])
  })

  it('count the second of two equal rows that only the later file has twice', async () => {
    const one = await chase('03/31/2026 COFFEE -4.00')
    const two = await chase('03/31/2026 COFFEE -4.00', '03/31/2026 COFFEE -4.00')
    expect(understand([one, two]).purchaseCount).toBe(2)
    expect(understand([two, one]).purchaseCount).toBe(2)
  })

  it('count the same day and amount twice for two merchants or two accounts', async () => {
    const one = await chase('03/31/2026 COFFEE -4.00')
    const other = await chase('03/31/2026 NEWSPAPER -4.00')
    expect(understand([one, other]).purchaseCount).toBe(2)
    const first = { ...one, accounts: one.accounts.map((account) => ({ ...account, mask: '1111' })) }
    const second = { ...one, accounts: one.accounts.map((account) => ({ ...account, mask: '2222' })) }
    expect(understand([first, second]).purchaseCount).toBe(2)
  })

  it('count the rows of a card once if another file of it names neither card nor bank', async () => {
    const rows = [
      '03/01/2026 CORNER CAFE -4.00',
      '03/05/2026 OAK HILL -50.00',
      '03/09/2026 RIVER BOOKS -30.00',
    ]
    const card = await chase(...rows)
    const plain = ['Date,Description,Amount', '03/01/2026,CORNER CAFE,4.00', '03/05/2026,OAK HILL,50.00']
    const text = [...plain, '03/09/2026,RIVER BOOKS,30.00', '03/12/2026,TOY BARN,20.00'].join('\n')
    const unnamed = await readStatement({ name: 'download.csv', text })
    expect(unnamed.accounts.map(({ type }) => type)).toEqual(['unknown'])
    // The three rows of the card, and the toys that only the other file has.
    expect(understand([card, unnamed])).toMatchObject({ purchaseCount: 3 + 1, spentCents: 10_400 })
    expect(understand([unnamed, card])).toMatchObject({ purchaseCount: 3 + 1, spentCents: 10_400 })
  })

  describe('without account numbers', () => {
    const mine = ['03/01/2026 COFFEE -4.00', '03/05/2026 KROGER -50.00', '03/09/2026 SHELL -30.00']
    const end = '03/20/2026 UBER -12.00'

    it('belong to two accounts if the same days differ: equal rows count twice', async () => {
      const yours = ['03/01/2026 TARGET -9.00', '03/05/2026 NETFLIX -15.00', '03/09/2026 SHELL -30.00']
      const [one, other] = [await chase(...mine, end), await chase(...yours, '03/21/2026 AMAZON -22.00')]
      expect(understand([one, other])).toMatchObject({ purchaseCount: 8, duplicates: [] })
      expect(understand([other, one]).accounts).toHaveLength(2)
    })

    it('belong to one account if the shared days agree, and not to a third', async () => {
      const longer = await chase(...mine.slice(1), end, '04/02/2026 COFFEE -4.00')
      const others = await chase(
        '03/01/2026 TARGET -9.00',
        '03/08/2026 NETFLIX -15.00',
        '03/09/2026 SHELL -30.00',
        '03/20/2026 AMAZON -22.00',
      )
      const { accounts, purchaseCount, duplicates } = understand([await chase(...mine, end), others, longer])
      // Five of the first account and four of the other.
      expect(purchaseCount).toBe(9)
      expect(duplicates).toHaveLength(3)
      expect(accounts.map(({ id }) => id)).toEqual(['Chase|credit', 'Chase|credit|2'])
    })
  })

  it('count a purchase once that is pending in one file and posted in the next', async () => {
    const text = (status: string) =>
      `Status,Date,Description,Debit,Credit\n${status},02/14/2026,SHAKE SHACK 1212,17.30,\n`
    const files = await Promise.all(
      ['Pending', 'Cleared'].map((status) => readStatement({ name: status, text: text(status) })),
    )
    expect(understand(files)).toMatchObject({ purchaseCount: 1, leftOutBy: { pending: 1 }, duplicates: [] })
  })

  it('count three copies of a file once', async () => {
    const file = await chase('03/30/2026 COFFEE -4.00', '03/31/2026 COFFEE -4.00')
    expect(understand([file, file, file]).purchaseCount).toBe(2)
  })

  it('are empty without files', () => {
    expect(understand([])).toMatchObject({ purchases: [], period: null, accounts: [], leftOutBy: {} })
  })
})

describe('a merchant correction', () => {
  it("overrides every rule, for all of the merchant's purchases", async () => {
    const file = await chase('03/30/2026 QXVKJQ -4.00', '03/31/2026 QXVKJQ -5.00')
    const [first] = understand([file]).details
    expect(first).toMatchObject({ layer: 'unknown', certainty: 'unknown', purchase: { leaf: 'other' } })
    const key = merchantNameKey(first?.purchase.name ?? '')
    const { details } = understand([file], { ...noCorrections, merchants: [[key, 'supermarket']] })
    expect(details.map(({ purchase, layer, certainty }) => [purchase.leaf, layer, certainty])).toEqual([
      ['supermarket', 'person', 'sure'],
      ['supermarket', 'person', 'sure'],
    ])
  })
})

describe('the category of a purchase', () => {
  it.each([
    ['KROGER #112', '', 'supermarket', 'merchant', 'sure'],
    ['JANES PLACE', 'Gas', 'gas', 'issuer-category', 'sure'],
    ['JANES PLACE', 'FOOD_AND_DRINK_COFFEE', 'fast-food', 'plaid', 'sure'],
    ['JANES YOGA', '', 'gym', 'words', 'probable'],
    ['QXV KJQ', '', 'other', 'unknown', 'unknown'],
  ])('of %s with the category "%s" is %s by %s: %s', async (name, category, leaf, layer, certainty) => {
    const text = `${heading}\n03/30/2026,03/31/2026,${name},${category},Sale,-4.00,\n`
    const { details } = understand([await readStatement({ name: 'pasted', text })])
    expect(details[0]).toMatchObject({ purchase: { leaf }, layer, certainty })
  })

  it('comes from its code if the file has codes', async () => {
    const text = 'Date,Description,Amount,MCC\n03/30/2026,JANES,-4.00,5411\n03/30/2026,TOMS,-4.00,5812\n'
    const { purchases } = understand([await readStatement({ name: 'card.csv', text })])
    expect(purchases.map(({ leaf }) => leaf)).toEqual(['supermarket', 'dining'])
  })
})

describe('imported and linked', () => {
  it('give the same purchases and counts for the same lines', async () => {
    const names = [
      'KROGER #1',
      'SHELL 12',
      'PAYMENT THANK YOU',
      'ZELLE TO JANE',
      'JANES',
      'ANNUAL MEMBERSHIP FEE',
      'UBER TRIP',
    ]
    const lines = Array.from({ length: 200 }, (_, index) => {
      const isIn = index % 7 === 2 || index % 23 === 0
      return {
        day: addDays(parseDay('2026-01-01'), Math.floor(index / 2)),
        name: names[index % names.length] ?? '',
        amountCents: toCents((isIn ? -1 : 1) * (100 + 37 * index)),
        accountType: 'credit' as const,
        account: '1234|credit',
      }
    })
    const rows = lines.map(
      ({ day, name, amountCents }) => `${day},1234,${name},${(-amountCents / 100).toFixed(2)}`,
    )
    const text = ['Date,Card No.,Description,Amount', ...rows].join('\n')
    const imported = understand([await readStatement({ name: 'card.csv', text })])
    const linked = categorizeLines(lines)
    expect(imported.purchases).toEqual(linked.purchases)
    expect(imported.leftOut).toEqual(linked.leftOut)
    const period = imported.period ?? { first: parseDay('2026-01-01'), last: parseDay('2026-01-01') }
    expect(spendFrom(imported.purchases, period, imported.leftOut)).toEqual(
      spendFrom(linked.purchases, period, linked.leftOut),
    )
  })
})

function chase(...rows: readonly string[]): Promise<ReadStatement> {
  const lines = rows.map((row) => {
    const [day, name, amount] = row.split(' ')
    return `${day},${day},${name},,Sale,${amount},`
  })
  return readStatement({ name: 'chase.csv', text: [heading, ...lines].join('\n') })
}
