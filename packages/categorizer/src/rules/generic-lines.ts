/**
 * Lines that only a bank writes: all their words are banking terms, so no merchant is named. 'Excessive withdrawal fee' is
 * one, 'Ticketmaster service fee' isn't.
 */
import type { LeftOutKind } from '@cardsight/engine/spending'

/** What the line is by its most telling term, or null if a word isn't a banking term or no term tells. */
export function ruleGenericLine(text: string): LeftOutKind | null {
  const words = text.split(' ')
  if (!words.every((word) => bankingTerms.has(word))) {
    return null
  }
  return tellingTerms.find(([term]) => words.includes(term))?.[1] ?? null
}

/** In order of precedence. */
const tellingTerms: readonly (readonly [term: string, is: LeftOutKind])[] = [
  ['FEE', 'bank-fee'],
  ['FEES', 'bank-fee'],
  ['CHG', 'bank-fee'],
  ['SURCHARGE', 'bank-fee'],
  ['LENDING', 'loan-payment'],
  ['LOAN', 'loan-payment'],
  ['MORTGAGE', 'loan-payment'],
  ['MTG', 'loan-payment'],
  ['ATM', 'cash'],
  ['TRANSFER', 'transfer'],
  ['XFER', 'transfer'],
  ['WIRE', 'transfer'],
  ['DDA', 'transfer'],
  ['BKRG', 'transfer'],
  ['INVESTMENT', 'transfer'],
  ['INVESTMENTS', 'transfer'],
  ['BROKERAGE', 'transfer'],
  ['SAVINGS', 'transfer'],
  ['INTEREST', 'bank-fee'],
]

const bankingTerms: ReadonlySet<string> = new Set(
  (
    'A ABROAD ACCOUNT ACCT ACH ACTIVITY ADJUSTMENT ADVANCE ALLY AMERICA AMOUNT ANALYSIS AND AT ATM AUTO AUTODRAFT ' +
    'AUTOMATIC AUTOPAY BALANCE BANK BANKING BKRG BOA BRANCH BROKERAGE BY CAPITAL CARD CASH CASHED CCD CHARGE CHASE CHECK ' +
    'CHECKCARD CHECKING CHECKS CHG CHIME CHK CITI CITIBANK CITIZENS CLOSURE CONF CONFIRMATION COPY CR CREDIT CREDITS ' +
    'CURRENCY CUSTOMER DAILY DB DDA DEBIT DEBITS DEPOSIT DEPOSITED DEPOSITS DISCOVER DOMESTIC DR EARLY EFT ELECTRONIC ' +
    'ESCROW EXCESS EXCESSIVE EXPEDITED EXTERNAL FARGO FEDERAL FEE FEES FIFTH FOR FOREIGN FROM FUND FUNDS HELD HOLD HOME ' +
    'HUNTINGTON ID IMAGE IN INACTIVE INACTIVITY INCOMING INDIVIDUAL INQUIRY INSTANT INTERBANK INTEREST INTERNAL INTERNATIONAL ' +
    'INTERNET INTL INVESTMENT INVESTMENTS ITEM ITEMS KEYBANK LARGE LATE LENDING LINE LOAN MAINTENANCE MANUAL MARCUS MARKET ' +
    'MEMBER MINIMUM MISC MISCELLANEOUS MMKT MOBILE MONEY MONTHLY MORTGAGE MTG NAVY NEGATIVE NETWORK NO NON NUMBER OF ON ' +
    'ONE ONLINE ORDER OTHER OUT OUTGOING OVER OVERDRAFT PAID PAPER PAYMENT PENALTY PER PHONE PMT PNC POS PPD PREAUTHORIZED ' +
    'PROCESSING PROTECTION PYMT RECEIVED RECURRING REF REFUND REGIONS REGULAR REPAYMENT REPLACEMENT REQUEST RESEARCH RETN ' +
    'RETURN RETURNED REVERSAL REWARDS SAV SAVINGS SECURE SENT SERVICE SHARE SOFI STANDARD STATEMENT STOP SURCHARGE SVC ' +
    'SWEEP TD TELEPHONE TELLER THE THIRD TO TRAN TRANS TRANSACTION TRANSFER TRUIST UNCOLLECTED UNION UNPAID US USAA USAGE ' +
    'USE VERIFICATION VIA VISA WEB WEEKLY WELLS WIRE WITH WITHDRAWAL WITHDRAWALS XFER YOUR'
  ).split(' '),
)
