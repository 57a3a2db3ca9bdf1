/** Says what to download instead of a file that we can't read, at the bank it comes from. */
import { findInstitution } from './find-institution.ts'
import { refusals } from './sentences.ts'
import type { ReadStatement } from './statement.ts'

/** Refusals of files that come from the right account in the wrong form. */
const wrongForms: ReadonlySet<string> = new Set([
  refusals.picture,
  refusals.oldWorkbook,
  refusals.brokenWorkbook,
  refusals.webPage,
  refusals.encryptedPdf,
  refusals.scannedPdf,
  refusals.brokenPdf,
  refusals.noRowsInPdf,
  refusals.notAStatement,
  refusals.otherFormat,
  refusals.brokenOff,
])

/** What banks call their download, where that is well known. */
const steps: Readonly<Record<string, string>> = {
  'American Express': 'open Statements & Activity, choose Download, then CSV',
  'Apple Card': 'open the card in Wallet, choose a statement, then Export Transactions and CSV',
  'Bank of America': 'open the account, choose Download, then a spreadsheet (CSV) file',
  'Capital One': 'open the account, choose Download Transactions, then CSV',
  Chase: 'open the account, choose Download account activity, then CSV',
  Citi: 'open the account, choose Export, then CSV',
  Discover: 'open Activity, choose Download, then CSV',
  PayPal: 'open Activity, choose Download, then CSV',
  'Wells Fargo': 'open Download Account Activity, then choose CSV',
}

const USUAL_STEPS = "open the account's activity on its website and download it as CSV"

/** The statement with advice at the end of its refusal, if its name or text shows which bank it comes from. */
export function withDownloadAdvice(statement: ReadStatement, opening: string): ReadStatement {
  const { refused, name } = statement
  if (refused === null || !wrongForms.has(refused)) {
    return statement
  }
  const bank = findInstitution(name) ?? findInstitution(opening)
  return bank === null
    ? statement
    : { ...statement, refused: `${refused} For ${bank}, ${steps[bank] ?? USUAL_STEPS}.` }
}
