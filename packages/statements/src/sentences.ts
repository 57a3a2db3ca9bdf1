/** User-facing sentences about files that couldn't be read, or only in part. */

export const refusals = {
  tooLarge: 'This file is larger than 25 MB. Download a shorter period or a CSV file from your bank instead.',
  empty: 'This file is empty.',
  picture:
    "This is a picture, and we can't read text in pictures. Download the statement as CSV, OFX or PDF.",
  archive: 'This is a compressed archive. Unpack it first, then drop the statements inside it.',
  bomb: "This workbook unpacks to far more than any statement, so we didn't open it.",
  oldWorkbook:
    'This workbook is in the old Excel format or locked with a password. Save it as XLSX or CSV without a password.',
  brokenWorkbook: "We couldn't open this workbook because it's damaged or incomplete. Download it again.",
  webPage: 'This is a web page, not a statement. Download the statement from your bank as CSV, OFX or PDF.',
  encryptedPdf:
    'This PDF is locked with a password. Save a copy without the password, or download the statement as CSV.',
  scannedPdf:
    "We couldn't read this PDF because it's a scan. Download the statement as CSV or OFX from your bank instead.",
  brokenPdf: "We couldn't open this PDF because it's damaged or incomplete. Download it again.",
  noRowsInPdf: 'We found no transactions in the text of this PDF. Try a CSV or OFX file instead.',
  notAStatement: "This doesn't look like a statement. We found no table of dates and amounts in it.",
  otherFormat: "We don't support this type of file. Download the statement as CSV, OFX, QIF, XLSX or PDF.",
  tooManyAccounts:
    'This file lists more than 100 accounts. Download statements for fewer accounts at a time.',
  investments:
    'This is an investment account. Download the statement of a credit card or a bank account instead.',
  otherCurrency: (currency: string) =>
    `This statement is in ${currency}. Cardsight compares US cards, so it needs statements in US dollars.`,
  orders: (store: string) =>
    `This is a list of ${store} orders, not a statement. Orders don't show what your card was charged, so download the statement of the card you paid with.`,
  noTransactions: 'This file has no transactions in it.',
  brokenOff: "We couldn't read this file to the end. It may be damaged or incomplete. Download it again.",
} as const

export const problemSentences = {
  noDate: (line: number) => `Line ${line} has an amount but no readable date, so it isn't counted.`,
  noAmount: (line: number) => `Line ${line} has a date but no readable amount, so it isn't counted.`,
  twoAmounts: (line: number) => `Line ${line} has both a debit and a credit, so it isn't counted.`,
  unread: (line: number) => `We couldn't read line ${line}, so it isn't counted.`,
  noDateYet: (line: number) => `Line ${line} is still pending and has no date, so it isn't counted.`,
  void: (line: number, status: string) =>
    `Line ${line} isn't counted because your bank marked it "${status.slice(0, 40)}".`,
  more: (count: number) => `We couldn't read ${count} more ${count === 1 ? 'line' : 'lines'}.`,
  openQuote: (line: number) =>
    `A quotation mark on line ${line} is never closed. We read it as part of the text.`,
  cutOff: 'The end of this file is missing. We read the rest.',
  otherCurrency: (count: number, currency: string) =>
    `${count} ${count === 1 ? 'row is' : 'rows are'} in ${currency}. We calculate rewards in US dollars, so ${count === 1 ? "it isn't" : "they aren't"} counted.`,
  foreignStyle:
    "Dates or amounts in this file aren't written the US way, so it may not be in US dollars. It doesn't say, so we count US dollars.",
  trades: (count: number) =>
    `${count} investment ${count === 1 ? "transaction isn't" : "transactions aren't"} counted.`,
  refundsExceed: (label: string) =>
    `Refunds on ${label.slice(0, 60)} are larger than its purchases. Check whether its columns are right.`,
  outlyingDate: (line: number, day: string) =>
    `Line ${line} is dated ${day}, far from the other rows or in the future, so it isn't counted.`,
  noColumns: "We couldn't find the date and amount columns. Choose them, and we'll read the rows.",
  tooManyRows: (count: number) => `We read only the first ${count} rows. Split the file to count the rest.`,
} as const

export const questionSentences = {
  columns: "What's in each column? The headings of this file aren't clear.",
  dateOrder: (example: string) =>
    `Is the month or the day first in dates such as ${example.slice(0, 20)}? Nothing in the file shows it.`,
  dates: (count: number) =>
    `${count} ${count === 1 ? 'row is' : 'rows are'} dated in the future or more than 18 months from the others. ${count === 1 ? 'Does it' : 'Do they'} count?`,
  sign: "Do purchases have a minus sign or not? The file doesn't show it clearly.",
  signOfRefunds: 'Refunds in this file are larger than its purchases. Do purchases have a minus sign or not?',
  accountType: (label: string) => `Is ${label.slice(0, 60)} a credit card or a bank account?`,
} as const
