/** Accounts that another link or file of the user has too, so that their purchases count once. */
import { addDays } from '@cardsight/engine/dates'
import type { Deps } from '../../deps.ts'
import { daysOfAccount, newestRowsOfAccount } from '../../repositories/account-rows.ts'
import { type BankAccount, listBankAccounts } from '../../repositories/bank-accounts.ts'
import { type BankItem, listBankItems } from '../../repositories/bank-items.ts'
import { linkRank } from './retired-links.ts'
import { DAYS_APART, haveSamePurchases, isSameAccount } from './same-account.ts'
import { kindOfAccount } from './usable-accounts.ts'

type RepeatDeps = Pick<Deps, 'database' | 'bank' | 'otherBanks'>

/** Newest rows of the days that both accounts have. More cost more time and decide no better. */
const COMPARED_ROWS = 60

/**
 * Returns the accounts that repeat another one, with the one that counts. That is the one whose link works, rather than
 * a file, with the longer history if two sources have the same purchases; otherwise the one that was linked earlier.
 */
export async function findRepeats(
  deps: RepeatDeps,
  items: readonly BankItem[],
  accounts: readonly BankAccount[],
): Promise<ReadonlyMap<BankAccount, BankAccount>> {
  const rankOf = (item: BankItem) => 2 * linkRank(deps, item) + Number(item.source === 'import')
  const linked = items
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((item) =>
      accounts.filter(({ itemId }) => itemId === item.id).map((account) => ({ item, account })),
    )
  const countedAs = new Map<Linked, Linked>()
  for (const [index, later] of linked.entries()) {
    for (const earlier of linked.slice(0, index).filter((one) => !countedAs.has(one))) {
      const same = await compare(deps, earlier, later)
      if (same !== null) {
        const isBetter = same === 'longer' && rankOf(earlier.item) === rankOf(later.item)
        countedAs.set(...(isBetter ? ([earlier, later] as const) : ([later, earlier] as const)))
        break
      }
    }
  }
  return new Map([...countedAs].map(([repeat, counted]) => [repeat.account, counted.account]))
}

/** Accounts of any kind that repeat another one. */
export async function listRepeatedAccounts(deps: RepeatDeps, userId: string): Promise<BankAccount[]> {
  const { db } = deps.database
  const [items, accounts] = await Promise.all([listBankItems(db, userId), listBankAccounts(db, userId)])
  return [...(await findRepeats(deps, items, accounts)).keys()]
}

type Linked = Readonly<{ item: BankItem; account: BankAccount }>

/** Null if they're different accounts; 'longer' if the later one has the same purchases and a longer history. */
async function compare(deps: RepeatDeps, earlier: Linked, later: Linked): Promise<'same' | 'longer' | null> {
  if (earlier.item.id === later.item.id) {
    return null
  }
  if (isSameAccount(atInstitution(earlier), atInstitution(later))) {
    return 'same'
  }
  return mayBeSame(earlier, later) ? comparePurchases(deps, earlier, later) : null
}

function atInstitution({ item: { institutionId }, account }: Linked) {
  return { ...account, institutionId }
}

/** Two sources, one kind of account, and last digits that don't differ. */
function mayBeSame(a: Linked, b: Linked): boolean {
  const kind = kindOfAccount(a.account)
  const [digits, otherDigits] = [a.account.mask, b.account.mask]
  return (
    a.item.provider !== b.item.provider &&
    kind !== null &&
    kind === kindOfAccount(b.account) &&
    (digits === null || otherDigits === null || digits === otherDigits)
  )
}

async function comparePurchases(
  { database: { db } }: RepeatDeps,
  a: Linked,
  b: Linked,
): Promise<'same' | 'longer' | null> {
  const [keyOfA, keyOfB] = [keyOf(a), keyOf(b)]
  const [daysOfA, daysOfB] = await Promise.all([daysOfAccount(db, keyOfA), daysOfAccount(db, keyOfB)])
  if (daysOfA === null || daysOfB === null) {
    return null
  }
  const compared = {
    first: addDays(daysOfA.first < daysOfB.first ? daysOfB.first : daysOfA.first, -DAYS_APART),
    last: addDays(daysOfA.last < daysOfB.last ? daysOfA.last : daysOfB.last, DAYS_APART),
    limit: COMPARED_ROWS,
  }
  const [rowsOfA, rowsOfB] = await Promise.all([
    newestRowsOfAccount(db, keyOfA, compared),
    newestRowsOfAccount(db, keyOfB, compared),
  ])
  if (!haveSamePurchases(rowsOfA, rowsOfB)) {
    return null
  }
  return daysOfB.first < addDays(daysOfA.first, -DAYS_APART) ? 'longer' : 'same'
}

function keyOf({ item: { id, userId }, account: { accountId } }: Linked) {
  return { userId, itemId: id, accountId }
}
