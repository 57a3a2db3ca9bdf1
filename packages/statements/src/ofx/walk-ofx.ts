/** Splits an OFX file into statements and transactions, each a list of fields. */
import type { AccountType } from '../statement.ts'
import { type OfxTag, tagsOf } from './ofx-tree.ts'

export type Fields = ReadonlyMap<string, string>

export type OfxTransaction = Readonly<{
  fields: Fields
  /** Position in the text where it begins. */
  at: number
  isPending: boolean
}>

export type OfxStatement = Readonly<{
  type: AccountType
  /** CURDEF, ACCTID, ACCTTYPE and other fields before the transactions; the first of each name. */
  fields: Fields
  transactions: readonly OfxTransaction[]
}>

export type OfxFile = Readonly<{
  /** Organization that signed the file. */
  organization: string
  statements: readonly OfxStatement[]
  /** Number of trades, dividends and other investment transactions, which aren't read. */
  tradeCount: number
  hasInvestments: boolean
  isWhole: boolean
  /** Position of the transaction in which a truncated file ends. */
  brokenAt: number | null
}>

type Open<Thing extends { fields: Fields }> = Omit<Thing, 'fields'> & { fields: Map<string, string> }
type OpenStatement = Open<Omit<OfxStatement, 'transactions'>> & { transactions: OfxTransaction[] }

export function walkOfx(text: string): OfxFile {
  let current = openStatement('unknown')
  const statements = [current]
  let transaction: Open<OfxTransaction> | null = null
  let [organization, isWhole] = ['', false]
  let [tradeCount, hasInvestments] = [0, false]
  const finish = () => {
    if (transaction !== null) {
      current.transactions.push(transaction)
    }
    transaction = null
  }
  for (const tag of tagsOf(text)) {
    const opened = statementTypes[tag.name]
    if (tag.isClosing) {
      isWhole ||= tag.name === 'OFX'
      if (isTransaction(tag)) {
        finish()
      }
    } else if (opened !== undefined) {
      finish()
      hasInvestments ||= tag.name === 'INVSTMTRS'
      current = openStatement(opened)
      statements.push(current)
    } else if (isTransaction(tag)) {
      finish()
      transaction = { fields: new Map(), at: tag.at, isPending: tag.name === 'STMTTRNP' }
    } else if (trades.test(tag.name)) {
      finish()
      tradeCount += 1
    } else {
      organization = tag.name === 'ORG' ? tag.value : organization
      setFirst((transaction ?? current).fields, tag)
    }
  }
  const brokenAt = isWhole ? null : at(transaction)
  if (isWhole) {
    finish()
  }
  return { organization, statements, tradeCount, hasInvestments, isWhole, brokenAt }
}

const statementTypes: Readonly<Record<string, AccountType>> = {
  STMTRS: 'checking',
  CCSTMTRS: 'credit',
  LOANSTMTRS: 'unknown',
  INVSTMTRS: 'checking',
}

const trades =
  /^(?:(?:BUY|SELL)(?:STOCK|MF|DEBT|OPT|OTHER)|INCOME|REINVEST|INVEXPENSE|RETOFCAP|SPLIT|JRNLFUND|JRNLSEC|CLOSUREOPT|MARGININTEREST)$/

function openStatement(type: AccountType): OpenStatement {
  return { type, fields: new Map(), transactions: [] }
}

function isTransaction({ name }: OfxTag): boolean {
  return name === 'STMTTRN' || name === 'STMTTRNP'
}

function setFirst(fields: Map<string, string>, { name, value }: OfxTag): void {
  if (!fields.has(name)) {
    fields.set(name, value)
  }
}

function at(transaction: Open<OfxTransaction> | null): number | null {
  return transaction?.at ?? null
}
