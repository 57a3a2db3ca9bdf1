import { type AccountLine, categorize, recognizeMerchant } from '@cardsight/categorizer'
import type { SpendingLines } from '@cardsight/contract/banking'

const certainties = { unknown: 0, probable: 1, sure: 2 } as const

/** Categorizes lines and lists them as columns, which take a fifth of the time and the bytes that objects would. */
export function presentSpendingLines(given: readonly AccountLine[]): SpendingLines {
  const accounts = createIndex<string>()
  const kinds = createIndex<string>()
  const merchants = createIndex<SpendingLines['merchants'][number]>()
  const lines: SpendingLines['lines'] = {
    days: [],
    account: [],
    merchant: [],
    cents: [],
    texts: [],
    kind: [],
    certainty: [],
    abroad: [],
  }
  for (const [index, line] of given.entries()) {
    const found = categorize(line)
    const isPurchase = found.kind === 'purchase'
    const { name, key } = isPurchase ? found.merchant : recognizeMerchant(line.name)
    const kind = isPurchase ? found.leaf : found.reason
    lines.days.push(line.day)
    lines.account.push(accounts.indexOf(line.account, line.account))
    lines.merchant.push(merchants.indexOf(`${key}\n${name}`, { name, key }))
    lines.cents.push(line.amountCents)
    lines.texts.push(line.name)
    lines.kind.push(kinds.indexOf(kind, kind))
    lines.certainty.push(certainties[isPurchase ? found.certainty : 'sure'])
    if (line.isAbroad) {
      lines.abroad.push(index)
    }
  }
  return { accounts: accounts.values, merchants: merchants.values, kinds: kinds.values, lines }
}

function createIndex<Value>() {
  const known = new Map<string, number>()
  const values: Value[] = []
  return {
    values,
    indexOf(key: string, value: Value): number {
      const index = known.get(key) ?? values.push(value) - 1
      known.set(key, index)
      return index
    },
  }
}
