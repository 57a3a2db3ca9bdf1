/** Reads lines of text as a statement: from a PDF, or copied and pasted. */
import { toCents } from '@cardsight/engine/money'
import { accountLabel } from '../account-label.ts'
import { findInstitution } from '../find-institution.ts'
import type { Reconciliation } from '../reconciliation.ts'
import { refusedWith } from '../refused-with.ts'
import { refusals } from '../sentences.ts'
import type {
  AccountType,
  Corrections,
  Problem,
  ReadStatement,
  StatementAccount,
  StatementRow,
} from '../statement.ts'
import { currencyOfAll, currencyProblems, periodOf } from '../summarize-rows.ts'
import { maskInText } from '../table/find-accounts.ts'
import { askAboutAccounts } from '../table/questions.ts'
import { currencyName } from '../text/currency.ts'
import { accountTypeOf } from './account-type.ts'
import type { SignedEntry } from './dated-entry.ts'
import type { Entry } from './entry.ts'
import { entryHeadOf } from './entry-head.ts'
import { findEntries } from './find-entries.ts'
import { interpretEntries } from './interpret-entries.ts'
import type { Ledger } from './ledgers.ts'
import type { Line } from './page-lines.ts'
import { askAboutSign } from './sign-question.ts'
import { otherCurrencyOf } from './stated-currency.ts'
import { totalSentences } from './total-sentences.ts'

/** Returns the statement in the lines of a document. */
export function readLines(
  name: string,
  lines: readonly Line[],
  corrections: Corrections = {},
): Omit<ReadStatement, 'kind' | 'name'> {
  const texts = lines.map(({ text }) => text)
  const type = corrections.accountTypes?.[0] ?? accountTypeOf(texts, name)
  const found = findEntries(lines, type)
  const otherCurrency = otherCurrencyOf(lines)
  if (found.entries.length === 0) {
    const isForeign = otherCurrency !== null && lines.some(({ text }) => entryHeadOf(text) !== null)
    return refusedWith(isForeign ? refusals.otherCurrency(currencyName(otherCurrency)) : refusals.noRowsInPdf)
  }
  const top = textAbove(texts, found.entries)
  const institution = findInstitution(`${top} ${name}`)
  const { dated, sign, read, problems } = interpretEntries(found, { texts, institution, type, corrections })
  const rows = read.entries.map((entry) => rowOf(entry, otherCurrency))
  const accounts =
    rows.length === 0 ? [] : accountsOf(found.ledgers, { institution, name, top, type, corrections })
  return {
    institution,
    accounts,
    ...periodOf(rows),
    currency: currencyOfAll(rows, null),
    rows,
    layout: {
      ...layoutBase,
      fingerprint: fingerprintOf(institution, type),
      dateOrder: dated.order,
      sign: sign.rule,
    },
    questions:
      rows.length === 0
        ? []
        : [
            ...dated.questions,
            ...askAboutSign(read, { sign, type, corrected: corrections.sign }),
            ...askAboutAccounts({ accounts }),
          ],
    problems: [...totalProblems(read.reconciliation), ...problems, ...currencyProblems(rows)],
    reconciliation: read.reconciliation,
    refused: null,
  }
}

const TOP_LINES = 80

/** The first lines without transactions, which may name other banks and cards. */
function textAbove(texts: readonly string[], entries: readonly Entry[]): string {
  const lines = new Set(entries.map(({ line }) => line))
  return texts
    .filter((_, index) => !lines.has(index + 1))
    .slice(0, TOP_LINES)
    .join('\n')
}

const layoutBase = { encoding: null, delimiter: null, headerLine: null, columns: [] } as const

/** One bank's cards share a layout. Another bank's answer about signs must not be used for it. */
function fingerprintOf(institution: string | null, type: AccountType): string {
  return institution === null ? 'pdf' : `pdf ${institution} ${type === 'credit' ? 'card' : 'account'}`
}

type Found = Readonly<{
  institution: string | null
  name: string
  top: string
  type: AccountType
  corrections: Corrections
}>

function accountsOf(
  ledgers: readonly Ledger[],
  { institution, name, top, type, corrections }: Found,
): StatementAccount[] {
  return ledgers.map((ledger, index) => {
    const mask = ledgers.length === 1 ? (maskInText({ preamble: top, name }) ?? ledger.mask) : ledger.mask
    const ownType = corrections.accountTypes?.[index] ?? (ledgers.length === 1 ? type : ledger.type)
    return { label: accountLabel({ institution, mask, type: ownType, name }), mask, type: ownType }
  })
}

function rowOf({ entry, day, postedDay, cents }: SignedEntry, otherCurrency: string | null): StatementRow {
  return {
    line: entry.line,
    day,
    postedDay,
    cents: toCents(cents),
    text: entry.text,
    account: entry.ledger,
    category: entry.category,
    mcc: null,
    type: null,
    isPending: /^pending\b/i.test(entry.text),
    otherCurrency,
    id: null,
  }
}

function totalProblems({ differences, unreadLines }: Reconciliation): Problem[] {
  return [
    ...differences.map(({ sentence }) => ({ line: null, sentence })),
    ...unreadLines.map(({ line, text }) => ({ line, sentence: totalSentences.unread(line, text) })),
  ]
}
