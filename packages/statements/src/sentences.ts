/** What people are told about a file that could not be read, or not wholly. */

export const refusals = {
  tooLarge:
    'This file is larger than 25 MB. Download a shorter period from your bank, or a CSV file in its place.',
  empty: 'This file is empty.',
  picture:
    'This is a picture, and we cannot read writing in pictures. Download the statement as CSV, OFX or PDF.',
  archive: 'This is a packed archive. Unpack it first, then drop the statements that are inside.',
  bomb: 'This workbook unpacks to far more than a statement holds, so it was not opened.',
  oldWorkbook:
    'This workbook is in the old Excel format or locked with a password. Save it as XLSX or CSV without a password.',
  brokenWorkbook:
    'This workbook is damaged or was cut off, so it could not be opened. Download it once more.',
  webPage: 'This is a web page, not a statement. Look for a download as CSV, OFX or PDF at your bank.',
  encryptedPdf:
    'This PDF is locked with a password. Save a copy without the password, or download the statement as CSV.',
  scannedPdf:
    'This PDF holds pictures of pages and no text that could be read. Download the statement as CSV or OFX.',
  brokenPdf: 'This PDF is damaged or was cut off, so it could not be opened. Download it once more.',
  noRowsInPdf:
    'The text of this PDF was read, but no transactions were found in it. A CSV or OFX file will do better.',
  notAStatement: 'This does not look like a statement: no table of dates and amounts was found in it.',
  otherFormat:
    'This is a kind of file that we do not read. Download the statement as CSV, OFX, QIF, XLSX or PDF.',
  tooManyAccounts:
    'This file lists more than 100 accounts. Download the statements of fewer accounts at a time.',
  noTransactions: 'This file is whole, but there is not one transaction in it.',
  brokenOff: 'This file could not be read to its end. It may be damaged or cut off; download it once more.',
} as const

export const problemSentences = {
  noDate: (line: number) =>
    `Line ${line} has an amount but no date that could be read, so it is not counted.`,
  noAmount: (line: number) =>
    `Line ${line} has a date but no amount that could be read, so it is not counted.`,
  unread: (line: number) => `Line ${line} could not be read, so it is not counted.`,
  noDateYet: (line: number) => `Line ${line} is still pending and has no date, so it is not counted.`,
  void: (line: number, status: string) =>
    `Line ${line} is not counted: the bank says of it "${status.slice(0, 40)}".`,
  more: (count: number) => `${count} more ${count === 1 ? 'line' : 'lines'} could not be read.`,
  openQuote: (line: number) =>
    `A quotation mark on line ${line} is never closed. It was read as part of the text.`,
  cutOff: 'The end of this file is missing. What is there was read.',
  otherCurrency: (count: number, currency: string) =>
    `${count} ${count === 1 ? 'row is' : 'rows are'} in ${currency}. Rewards are reckoned in US dollars, so ${count === 1 ? 'it is' : 'they are'} not counted.`,
  noColumns:
    'We could not tell which columns hold the date and the amount. Choose them to have the rows read.',
  tooManyRows: (count: number) =>
    `Only the first ${count} rows were read. Split the file to have the rest counted.`,
} as const

export const questionSentences = {
  columns: 'Which column holds what? The headings of this file do not say it clearly.',
  dateOrder: (example: string) =>
    `Does the month or the day come first in dates such as ${example.slice(0, 20)}? Nothing in the file shows it.`,
  sign: 'Are purchases written with a minus or without one? Nothing in the file shows it for certain.',
  accountType: (label: string) => `Is ${label.slice(0, 60)} a credit card or a bank account?`,
} as const
