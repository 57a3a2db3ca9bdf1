/**
 * Words on statements that show that a line isn't a purchase, by flow: money into or out of a credit card account, or
 * into or out of a bank account. 'Payment' on a card is a payment of the card's balance; on a bank account, it can be
 * any bill.
 */

import { type LeftOutKind, leftOutKinds } from '@cardsight/engine/spending'
import { createPhraseTable, type PhraseTable } from '../text/phrase-table.ts'

export type Flow = 'card-in' | 'card-out' | 'bank-in' | 'bank-out'

/** Reason why a line with this plain text isn't a purchase, or null if its words don't rule it out. */
export function ruleOut(plain: string, flow: Flow): LeftOutKind | null {
  return (
    tables[flow].first(plain) ?? (flow === 'bank-out' && isCheck.at(plain, 0) !== null ? 'transfer' : null)
  )
}

/** Only as the first word, because a health check can be a purchase. */
const isCheck = createPhraseTable([['CHECK#', true]])

type Words = Readonly<Partial<Record<LeftOutKind, readonly string[]>>>

const anywhere: Words = {
  transfer: [
    'VENMO*',
    'CASH APP*',
    'CASHAPP*',
    'APPLE CASH*',
    'ONLINE TRANSFER*',
    'INTERNET TRANSFER*',
    'FUNDS TRANSFER*',
    'BALANCE TRANSFER',
    'WIRE TRANSFER*',
    'INST XFER*',
    'PAYPAL TRANSFER*',
  ],
  'bank-fee': [
    'LATE FEE',
    'LATE PAYMENT FEE',
    'INTEREST CHARGE*',
    'PURCHASE INTEREST*',
    'FOREIGN TRANSACTION FEE*',
    'RETURNED PAYMENT FEE*',
    'RETURN PMT FEE*',
    'CASH ADVANCE FEE*',
    'BALANCE TRANSFER FEE*',
    'OVERDRAFT*',
    'INSUFFICIENT FUNDS*',
    'MONTHLY SERVICE FEE*',
    'MONTHLY MAINTENANCE FEE*',
    'ATM FEE*',
  ],
}

const out: Words = {
  cash: [
    'ATM WITHDRAWAL*',
    'ATM WITHDRWL*',
    'ATM CASH*',
    'CASH WITHDRAWAL*',
    'CASH ADVANCE*',
    'NON NETWORK ATM*',
  ],
  'cash-like': [
    'COINBASE*',
    'CRYPTO COM',
    'BINANCE*',
    'KRAKEN COM',
    'MONEY ORDER*',
    'DRAFTKINGS*',
    'FANDUEL*',
    'BETMGM*',
    'CAESARS SPORTSBOOK*',
    'LOTTERY*',
  ],
  'loan-payment': ['AFFIRM', 'AFFIRM COM', 'AFFIRM PAY*', 'KLARNA*', 'AFTERPAY*', 'SEZZLE*'],
  transfer: ['WESTERN UNION*', 'MONEYGRAM*', 'REMITLY*'],
  rent: ['RENT PAYMENT*', 'RENTPAYMENT*', 'RENTCAFE*', 'BILT RENT*', 'CLICKPAY*'],
  tax: [
    'IRS USATAXPYMT*',
    'USATAXPYMT*',
    'IRS TAX*',
    'FRANCHISE TAX*',
    'PROPERTY TAX*',
    'PAY1040*',
    'DEPT OF REVENUE*',
  ],
}

const bank: Words = {
  transfer: [
    'ZELLE*',
    'TRANSFER TO',
    'TRANSFER FROM',
    'ACCT XFER*',
    'XFER',
    'EXT TRNSFR*',
    'PREAUTHORIZED TRANSFER*',
    'SWEEP ACCOUNT*',
    'WIRE OUT*',
    'WIRE IN*',
    'VANGUARD BUY*',
    'VANGUARD INV*',
    'FIDELITY INV*',
    'FID BKG*',
    'SCHWAB BROKERAGE*',
    'ROBINHOOD*',
    'ACORNS INV*',
    'ACORNS ROUND*',
    'BETTERMENT*',
    'WEALTHFRONT*',
  ],
}

const byFlow: Readonly<Record<Flow, readonly Words[]>> = {
  'card-in': [
    anywhere,
    {
      'card-payment': [
        'PAYMENT',
        'PMT',
        'PYMT',
        'AUTOPAY*',
        'AUTO PAY',
        'DIRECTPAY*',
        'EPAY*',
        'E PAYMENT*',
        'THANK YOU',
        'ACH DEPOSIT*',
      ],
      income: [
        'STATEMENT CREDIT*',
        'CASHBACK*',
        'CASH BACK*',
        'CASH REWARD*',
        'DAILY CASH*',
        'REWARDS CREDIT*',
        'REWARD REDEMPTION*',
        'REWARDS REDEMPTION*',
        'POINTS REDEMPTION*',
      ],
      transfer: ['CREDIT BALANCE REFUND*'],
    },
  ],
  'card-out': [
    anywhere,
    out,
    {
      'bank-fee': [
        'ANNUAL FEE',
        'ANNUAL MEMBERSHIP FEE',
        'RENEWAL MEMBERSHIP FEE',
        'CARD MEMBERSHIP FEE',
        'MINIMUM INTEREST*',
        'INTEREST ON*',
      ],
      transfer: ['ZELLE*'],
    },
  ],
  'bank-in': [
    anywhere,
    bank,
    {
      income: [
        'PAYROLL*',
        'DIRECT DEP*',
        'DIRECTDEP*',
        'DIR DEP*',
        'SALARY*',
        'DIVIDEND*',
        'INTEREST PAID*',
        'INTEREST EARNED*',
        'INTEREST PAYMENT*',
        'TAX REFUND*',
        'TAX REF',
        'IRS TREAS*',
        'SSA TREAS*',
        'TREAS 310*',
        'PENSION*',
        'UNEMPLOYMENT*',
      ],
      cash: ['ATM DEPOSIT*', 'CASH DEPOSIT*', 'MOBILE DEPOSIT*', 'CHECK DEPOSIT*', 'REMOTE DEPOSIT*'],
    },
  ],
  'bank-out': [
    anywhere,
    out,
    bank,
    {
      'card-payment': [
        'CREDIT CRD*',
        'CREDIT CARD PAYMENT*',
        'CREDIT CARD PMT*',
        'CREDIT CARD AUTOPAY*',
        'CREDIT CARD BILL*',
        'CRCARDPMT*',
        'CRD AUTOPAY*',
        'CARDMEMBER SERV*',
        'CHASE EPAY*',
        'AMEX EPAYMENT*',
        'AMERICAN EXPRESS ACH*',
        'DISCOVER E PAY*',
        'CAPITAL ONE MOBILE*',
        'CAPITAL ONE ONLINE*',
        'CITI CARD*',
        'CITICARD*',
        'CITI AUTOPAY*',
        'BARCLAYCARD*',
        'SYNCHRONY*',
        'SYNCB*',
        'COMENITY*',
        'APPLECARD*',
        'APPLE CARD*',
        'GSBANK*',
      ],
      'loan-payment': [
        'MORTGAGE*',
        'MTG PMT*',
        'MTG PAYMENT*',
        'LOAN PMT*',
        'LOAN PAYMENT*',
        'LOAN PYMT*',
        'AUTO LOAN*',
        'STUDENT LN*',
        'STUDENT LOAN*',
        'NELNET*',
        'NAVIENT*',
        'MOHELA*',
        'SALLIE MAE*',
      ],
      'bank-fee': ['SERVICE CHARGE*', 'NSF', 'WIRE FEE*', 'STOP PAYMENT FEE*', 'RETURNED ITEM FEE*'],
      // Not every withdrawal: credit unions call every purchase with a debit card one.
      cash: [
        'WITHDRAWAL ATM*',
        'WITHDRAWAL CASH*',
        'CUSTOMER WITHDRAWAL*',
        'COUNTER WITHDRAWAL*',
        'TELLER WITHDRAWAL*',
        'BRANCH WITHDRAWAL*',
      ],
      transfer: ['CHECK PAID*', 'CHECK NUMBER*'],
    },
  ],
}

const tables: Readonly<Record<Flow, PhraseTable<LeftOutKind>>> = {
  'card-in': tableOf(byFlow['card-in']),
  'card-out': tableOf(byFlow['card-out']),
  'bank-in': tableOf(byFlow['bank-in']),
  'bank-out': tableOf(byFlow['bank-out']),
}

function tableOf(words: readonly Words[]): PhraseTable<LeftOutKind> {
  return createPhraseTable(words.flatMap(entriesOf))
}

function entriesOf(words: Words): (readonly [string, LeftOutKind])[] {
  return leftOutKinds.flatMap((kind) => (words[kind] ?? []).map((phrase) => [phrase, kind] as const))
}
