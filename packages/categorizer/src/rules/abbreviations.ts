/** Abbreviations of banking words, which every bank chooses itself. */

/** Returns the text with full words, or the same text if it has no abbreviation. */
export function withoutAbbreviations(text: string): string {
  return text
    .split(' ')
    .map((word) => fullWords.get(word) ?? word)
    .join(' ')
}

const abbreviations: Readonly<Record<string, string>> = {
  PAYMENT: 'PAYMT PAYMNT PYMNT PYMT PMT',
  EPAY: 'EPAYMENT EPYMT EPMT EPAYMT EPAYMNT',
  CHECK: 'CK CHQ',
  'AUTOMATIC PAYMENT': 'AUTOPYMT AUTOPMT AUTOPAYMENT',
  TRANSFER: 'XFER XFR XFERS TFR TRF TRNSFR TRSF TRANSFERRED TRANSFERED WEBXFER ETRANSFER',
  LOAN: 'LN LNS',
  MORTGAGE: 'MTG MORTG MTGE',
  CARD: 'CRD',
  SAVINGS: 'SVGS SVG SAV SVNGS',
  CHECKING: 'CKG CHKG',
  MARKET: 'MKT',
  ACCOUNT: 'ACCT',
  BALANCE: 'BAL',
  ADVANCE: 'ADV',
  WITHDRAWAL: 'WDL WD WITHDRWL WDRWL WTHDRWL WTHDRL',
  STATEMENT: 'STMT',
  CHARGE: 'CHG CHRG CHGE CHRGE',
  OVERDRAFT: 'OVRDRFT OVERDRFT OVDRFT ODRAFT OVRDFT',
  CONTRIBUTION: 'CONTRIB CONTR CONTRIBUTIONS CONTRBTN',
  CREDIT: 'CR CRDT CRED',
  MAINTENANCE: 'MAINT MNTNCE',
  RECEIVED: 'RECD RECVD RCVD',
  'INSUFFICIENT FUNDS': 'NONSUFFICIENT',
  INVESTMENT: 'INVEST INVESTMENTS INVSTMNT',
}

const fullWords: ReadonlyMap<string, string> = new Map(
  Object.entries(abbreviations).flatMap(([full, short]) =>
    short.split(' ').map((word) => [word, full] as const),
  ),
)
