/** Wordings of lines that aren't purchases which have a name inside, such as that of a card or of a savings goal. */
import type { LeftOutKind } from '@cardsight/engine/spending'
import type { Flow } from './flow.ts'
import { bank, out } from './words-of-non-purchases/word-list.ts'

type Pattern = Readonly<{ is: LeftOutKind; flows: readonly Flow[]; words: RegExp }>

/** Returns what the text is, or null. The text has no abbreviations and no numbers. */
export function ruleByPattern(text: string, flow: Flow): LeftOutKind | null {
  return patterns.find(({ flows, words }) => flows.includes(flow) && words.test(text))?.is ?? null
}

const anyName = '(?:[A-Z0-9]{1,14} ){0,4}'
const payment = '(?:PAYMENT|PAID|AUTOPAY|TRANSFER)(?: SENT| MADE)? (?:TO|FOR)'
const cardKind = '(?:CARD|VISA|MASTERCARD|MC|AMEX)'
const cardEnd = String.raw`(?: (?:ENDING|ACCOUNT|IN|NO|NUMBER|X|FROM|ON|WEB|ONLINE|SHARE)(?: [A-Z0-9]{1,12}){0,3}| [A-Z]{0,3}\d{1,5})?`
/** Where savings apps and banks keep money. */
const pots =
  '(?:SAVINGS?|VAULTS?|GOALS?|BUCKETS?|PODS?|POCKETS?|CUSHION|RESERVE|EMERGENCY|RAINY|SHARES?|CHECKING|MONEY MARKET|STASH|ENVELOPE)'
const issuerInitials =
  '(?:AE|AX|AMX|AEXP|AMEX|COF|CAP1?|DFS|DC|JPMC?|BARC|BCS|BOFA|BAC|WFB?|CBNA|USB|TD|GS|SYF|CITI|THD|HD)'
const issuerWords =
  '(?: (?:CO|EPAY|E|PAYMENT|EPAYMENT|ACH|CC|CARD|CRCARDPMT|CREDIT|BILL|AUTOPAY|AUTO|AUTOMATIC|ONLINE|CHASE|WEB|PPD|ID|[A-Z0-9]{0,5}\\d[A-Z0-9]{0,9})){1,7}'

const patterns: readonly Pattern[] = [
  {
    is: 'loan-payment',
    flows: bank,
    words: /\b(?:PAYMENT|TRANSFER) TO (?:AUTO |CAR |HOME |STUDENT |PERSONAL )?(?:LOAN|MORTGAGE)\b/,
  },
  {
    is: 'loan-payment',
    flows: bank,
    words: /\b(?:LOANS?|HELOC|EQUITY|MORTGAGE)(?: ADVANCE| LINE)? PAYMENT\b/,
  },
  { is: 'card-payment', flows: bank, words: new RegExp(`\\b${payment} ${anyName}${cardKind}${cardEnd}$`) },
  { is: 'card-payment', flows: bank, words: /^(?:[A-Z]{2,12} )?CARD PAYMENT TO\b/ },
  {
    is: 'card-payment',
    flows: bank,
    words: new RegExp(
      String.raw`^(?:CONSUMER |HB |CU )?(?:${cardKind} )(?:[A-Z]{4,9} )?(?:BILL PAY|PAYMENT)\b`,
    ),
  },
  { is: 'card-payment', flows: bank, words: new RegExp(`^${issuerInitials}${issuerWords}$`) },
  { is: 'card-payment', flows: bank, words: /\bWORLD ELITE\b|\bREWARDS (?:EPAY|E PAYMENT|PAYMENT)\b/ },
  { is: 'card-payment', flows: bank, words: /^EPAY$|\b[A-Z]{0,8}SYF EPAY\b/ },
  {
    is: 'card-payment',
    flows: bank,
    words: /\b(?:CBNA|CBUSA|SYNCB|SYF|TDRCS|JPMCB|FNBO)\b.{0,40}\b(?:PAYMENT|EPAY|ONLINE|AUTOPAY)\b/,
  },
  {
    is: 'card-payment',
    flows: bank,
    words: /\bPAYMENT THANK YOU\b|\bPAY (?:[A-Z]{1,12} ){0,2}CARD BILL\b|\bCARD BILL PAYMENT\b/,
  },
  {
    is: 'transfer',
    flows: bank,
    words:
      /^(?:TO|FROM) (?:[A-Z]{1,14} ){0,3}(?:FUND|GOAL|VAULT|BUCKET|POD)$|^SAVINGS (?:BOOST|PLAN|BUILDER|GOAL|TRANSFER|CONTRIBUTION|DEPOSIT|DEBIT|POD|BUCKET)\b/,
  },
  { is: 'transfer', flows: bank, words: new RegExp(String.raw`^(?:TO|FROM) ${anyName}SAVINGS?\b`) },
  {
    is: 'transfer',
    flows: bank,
    words: new RegExp(
      String.raw`\b(?:MOVED?|MOVE MONEY|SAVED?|AUTO ?SAVE|ROUND ?UPS?|SWEEP|TRANSFER) (?:MONEY )?(?:TO|FROM|INTO) ${anyName}${pots}\b`,
    ),
  },
  { is: 'transfer', flows: bank, words: /^(?:MOVED|SAVED) (?:TO|FROM|INTO) / },
  {
    is: 'transfer',
    flows: bank,
    words:
      /\b(?:AUTOMATIC|RECURRING|ROUND ?UPS?|WAY2SAVE|SCHEDULED|WEEKLY|MONTHLY) SAVINGS\b|^SAVE WHEN\b|\bWAY2SAVE\b/,
  },
  {
    is: 'transfer',
    flows: bank,
    words: /\b(?:HOME|DIGITAL|INTERNET|ONLINE|E) (?:BKG |BANKING )?TRANSFER\b|\bTRANSFER TO S\d/,
  },
  {
    is: 'transfer',
    flows: bank,
    words: /\b(?:HSA|IRA|529|401K)\b.{0,30}\bCONTRIBUTION|\bCOLLEGE PLAN CONTRIBUTION/,
  },
  {
    is: 'transfer',
    flows: bank,
    words:
      /^(?:VGI|VANGUARD|FIDELITY|FID|BETTERMENT|ACORNS|SCHWAB|ROBINHOOD) .{0,30}\b(?:INVESTMENT|FUNDS?|DEBIT|DEP|BKG|RESERVE)\b/,
  },
  { is: 'transfer', flows: bank, words: /^PAYPAL (?:ADD TO BALANCE|FRIENDS|SEND)/ },
  { is: 'transfer', flows: ['bank-out'], words: /^(?:CHK|DRAFT|CHECKS?)(?: (?:IMAGE|POSTED))?$/ },
  {
    is: 'bank-fee',
    flows: out,
    words:
      /^(?:BT|PLAN|CONVENIENCE CHECK|BALANCE TRANSFER|CASH ADVANCE|LATE PAYMENT|OD ITEM|INSUFFICIENT FUNDS(?: FUNDS)?) FEE\b|^PLAN FEE\b/,
  },
  {
    is: 'bank-fee',
    flows: out,
    words:
      /^(?:ANNUAL|YEARLY|FOREIGN|RETURNED|RETURN|LATE|WIRE|OVERDRAFT|INTL|INTERNATIONAL|MONTHLY|ACCOUNT|CARD) (?:[A-Z]{2,12} ){0,2}FEES?\b/,
  },
  { is: 'bank-fee', flows: ['card-out'], words: /^INTEREST CHARGE\b/ },
  { is: 'transfer', flows: ['card-out'], words: /^(?:PROMO |PROMOTIONAL )?BALANCE TRANSFER\b/ },
  {
    is: 'cash',
    flows: ['card-out'],
    words:
      /\b(?:CONVENIENCE|ACCESS|SUPER) (?:CHECKS?|CHK)(?: CASH| ADVANCE|$)|\bCASH ADVANCE\b|\bCHECK (?:ACCESS )?ADVANCE\b|^CASH CHECK\b/,
  },
  { is: 'cash', flows: out, words: /\bCASH W(?:ITHDRAWAL| D)\b|^ATM (?:CASH )?W(?:ITHDRAWAL| D)\b/ },
  { is: 'card-payment', flows: ['card-in'], words: /\bPAYMENT\b|\bAUTOMATIC PAYMENT\b/ },
  { is: 'income', flows: ['card-in'], words: /\bSTATEMENT CREDIT\b|\bCASHBACK BONUS\b|\bREWARDS? CREDIT\b/ },
  { is: 'income', flows: ['bank-in'], words: /^SALARY\b|^INTEREST CREDIT(?:ED)?\b/ },
]
