import type { Row, Story } from '../histories/story.ts'
import type { Item } from '../state.ts'

/** Rows that a caller added land on the first account that holds money. */
export function createdRows(item: Item, story: Story, count: number): Row[] {
  const account = story.accounts.find(({ type }) => type === 'depository')
  if (account === undefined) {
    return []
  }
  return item.created.slice(0, count).map((row, index) => ({
    ...row,
    key: `created-${index}`,
    account: account.key,
    pendingCents: row.cents,
    currency: account.currency,
    isPending: false,
  }))
}
