/** Reads OFX, QFX and QBO: every statement in the file, with its accounts. */
import { toCents } from '@cardsight/engine/money'
import { accountLabel, maskOf } from '../account-label.ts'
import { findInstitution } from '../find-institution.ts'
import { createProblemList } from '../problem-list.ts'
import { problemSentences, questionSentences, refusals } from '../sentences.ts'
import type {
  AccountType,
  Corrections,
  Layout,
  Question,
  ReadStatement,
  StatementAccount,
  StatementRow,
} from '../statement.ts'
import { currencyOfAll, currencyProblems, periodOf } from '../summarize-rows.ts'
import { type Decimal, decimalOf } from '../text/amount.ts'
import { readTransaction } from './read-transaction.ts'
import { type OfxFile, type OfxStatement, walkOfx } from './walk-ofx.ts'

type Source = Readonly<{ name: string; text: string; encoding: Layout['encoding'] }>

export function readOfx(source: Source, corrections: Corrections = {}): Omit<ReadStatement, 'kind' | 'name'> {
  const file = walkOfx(source.text)
  const institution = institutionOf(file, source.name)
  const filled = file.statements.filter(({ transactions }) => transactions.length > 0)
  const problems = createProblemList()
  const lineAt = createLineCounter(source.text)
  const isTurned = corrections.sign === 'out-positive'
  const decimal = decimalFor(filled)
  const written = filled.flatMap(({ transactions, fields }, account) =>
    transactions.flatMap((transaction): StatementRow[] => {
      const line = lineAt(transaction.at)
      const row = readTransaction(transaction, {
        line,
        account,
        decimal,
        currency: fields.get('CURDEF') ?? '',
      })
      if (typeof row === 'string') {
        problems.add(line, row)
        return []
      }
      return [row]
    }),
  )
  if (file.brokenAt !== null) {
    const line = lineAt(file.brokenAt)
    problems.add(line, problemSentences.unread(line))
  }
  if (file.tradeCount > 0 && filled.length > 0) {
    problems.add(null, problemSentences.trades(file.tradeCount))
  }
  if (!file.isWhole) {
    problems.add(null, problemSentences.cutOff)
  }
  const rows = isTurned ? written.map((row) => ({ ...row, cents: toCents(-row.cents) })) : written
  return {
    institution,
    accounts: filled.map((statement, index) =>
      accountOf(statement, { institution, name: source.name, type: corrections.accountTypes?.[index] }),
    ),
    ...periodOf(rows),
    currency: currencyOfAll(rows, 'USD'),
    rows,
    layout: {
      encoding: source.encoding,
      delimiter: null,
      headerLine: null,
      columns: [],
      dateOrder: 'ymd',
      sign: isTurned ? 'out-positive' : 'out-negative',
      fingerprint: 'ofx',
    },
    questions: corrections.sign === undefined ? askAboutSign(written) : [],
    problems: [...problems.all(), ...currencyProblems(rows)],
    refused: filled.length === 0 && file.brokenAt === null ? reasonOf(file) : null,
  }
}

function reasonOf({ hasInvestments }: OfxFile): string {
  return hasInvestments ? refusals.investments : refusals.noTransactions
}

function institutionOf({ organization }: OfxFile, name: string): string | null {
  const signed = organization === '' ? null : organization.slice(0, 60)
  return findInstitution(organization) ?? signed ?? findInstitution(name)
}

function decimalFor(statements: readonly OfxStatement[]): Decimal {
  return decimalOf(
    statements.flatMap(({ transactions }) =>
      transactions.slice(0, 500).map(({ fields }) => fields.get('TRNAMT') ?? ''),
    ),
  )
}

type Around = Readonly<{ institution: string | null; name: string; type: AccountType | undefined }>

function accountOf({ type: stated, fields }: OfxStatement, around: Around): StatementAccount {
  const isSavings = stated === 'checking' && /SAVINGS|MONEYMRKT|^CD$/i.test(fields.get('ACCTTYPE') ?? '')
  const type = around.type ?? (isSavings ? 'savings' : stated)
  const mask = maskOf(fields.get('ACCTID') ?? '')
  return {
    label: accountLabel({ institution: around.institution, mask, type, name: around.name }),
    mask,
    type,
  }
}

/** In OFX, money leaving the account is negative, but a few banks write their cards the other way around. */
function askAboutSign(rows: readonly StatementRow[]): Question[] {
  const debits = rows.filter(({ type }) => /^(?:debit|pos|fee|srvchg|atm|check)$/i.test(type ?? ''))
  const isDoubtful = debits.length >= 3 && debits.filter(({ cents }) => cents < 0).length * 2 > debits.length
  return isDoubtful
    ? [{ about: 'sign', sentence: questionSentences.sign, options: ['out-negative', 'out-positive'] }]
    : []
}

/**
 * Returns the line of a position in the text. Positions must not decrease, so the text is searched only once.
 */
function createLineCounter(text: string): (at: number) => number {
  let [line, nextLineEnd] = [1, text.indexOf('\n')]
  return (at) => {
    while (nextLineEnd >= 0 && nextLineEnd < at) {
      line += 1
      nextLineEnd = text.indexOf('\n', nextLineEnd + 1)
    }
    return line
  }
}
