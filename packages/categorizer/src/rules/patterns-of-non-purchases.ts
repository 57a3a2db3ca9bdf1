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
  '(?:SAVINGS?|VAULTS?|GOALS?|BUCKETS?|PODS?|POTS?|POCKETS?|CUSHION|RESERVE|EMERGENCY|RAINY|SHARES?|CHECKING|MONEY MARKET|STASH|ENVELOPE|HYSA|MMA|BROKERAGE|INVESTMENT)'
const issuerInitials =
  '(?:AE|AX|AMX|AEXP|AMEX|COF|CAP1?|DFS|DC|JPMC?|BARC|BCS|BOFA|BAC|WFB?|CBNA|USB|TD|GS|SYF|CITI|THD|HD)'
const issuerWords =
  '(?: (?:CO|EPAY|E|PAYMENT|EPAYMENT|ACH|CC|CARD|CRCARDPMT|CREDIT|BILL|AUTOPAY|AUTO|AUTOMATIC|ONLINE|CHASE|WEB|PPD|ID|[A-Z0-9]{0,5}\\d[A-Z0-9]{0,9})){1,7}'

/** Names that only cards have, and the banks that issue them. */
const cardNames =
  '(?:VISA|MASTERCARD|AMEX|AMERICAN EXPRESS|DISCOVER|CHASE|CITI|CITIBANK|BARCLAYS?|CAPITAL ONE|CAP ONE|SYNCHRONY|SYNCB|COMENITY|WELLS FARGO|BANK OF AMERICA|US BANK|' +
  'SAPPHIRE|QUICKSILVER|SAVORONE|BLUE CASH|DOUBLE CASH|CUSTOM CASH|ALTITUDE|ACTIVE CASH|CASH REWARDS?|MILEAGEPLUS|AADVANTAGE|SKYMILES|BONVOY)'
const waysToPay =
  '(?:PAYMENT|EPAY|AUTOPAY|AUTO PAY|AUTO PAYMENT|AUTOMATIC PAYMENT|BILL PAY|BILLPAY|PHONE PAY|WEB PAY|ONLINE PAY|PAY)'
/** What a card's owner can pay at a shop. */
const byDebitCard = String.raw`(?!.*\b(?:DEBIT|CHECK|CHECKCARD|POS|PURCHASE|PUR|RECURRING)\b)`
const carMakers =
  '(?:HONDA|ACURA|TOYOTA|LEXUS|FORD|GM|CHEVY|NISSAN|INFINITI|HYUNDAI|KIA|SUBARU|MAZDA|VW|VOLKSWAGEN|AUDI|BMW|MERCEDES|VOLVO|TESLA|JEEP|CHRYSLER)'

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
  {
    is: 'loan-payment',
    flows: ['bank-out'],
    words: new RegExp(
      String.raw`\b${carMakers}\b.{0,20}\b(?:LEASE|FINANCE|LOAN(?: PAYMENT|$))|\b(?:AUTO|CAR|HOME|STUDENT|PERSONAL|BOAT|RV|VEHICLE) LOANS?\b|\bLEND(?:ING|ERS?)\b.{0,30}\b(?:PAYMENT|LOAN)\b|\bPAYMENT HOME EQUITY\b|\bMORTGAGE (?:AUTO|PAYMENT|WEB|ACH)`,
    ),
  },
  {
    is: 'card-payment',
    flows: ['bank-out'],
    words: new RegExp(
      String.raw`^${byDebitCard}(?:.*\b${waysToPay}\b(?: [A-Z0-9]{1,14})? ${cardNames}\b|.*\b${cardNames}\b(?: [A-Z0-9]{1,14})? ${waysToPay}\b)(?!.*\b(?:LOAN|MORTGAGE|SAVINGS|TRAVEL|GIFT|INSURANCE)\b)`,
    ),
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
    words: /\bVISA (?:INFINITE|SIGNATURE|PLATINUM|PLAT|GOLD|CLASSIC)\b|\bCREDIT (?:MASTERCARD|VISA|MC)\b/,
  },
  { is: 'cash-like', flows: out, words: /\b(?:BTC|ETH|CRYPTO) (?:PURCHASE|BUY|DEPOSIT)\b/ },
  { is: 'card-payment', flows: bank, words: /\b(?:FULL|MINIMUM|STATEMENT) (?:BALANCE|PAYMENT DUE|DUE)\b/ },
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
  {
    is: 'transfer',
    flows: bank,
    words: new RegExp(
      String.raw`^(?:MONEY (?:IN|OUT) )?(?:TO|FROM) ${anyName}(?:SAVINGS?|HYSA|MMA|DDA)\b|^DEPOSIT (?:TO|INTO) ${anyName}${pots}\b`,
    ),
  },
  { is: 'transfer', flows: bank, words: /\b(?:BANK|BK|N A|FSB|FCU|ONLINE|DIRECT)\b.{0,20} SAVINGS$/ },
  {
    is: 'transfer',
    flows: bank,
    words:
      /\b(?:CHECKING|SAVINGS|DDA|SPEND|SPENDING) (?:[A-Z]{1,10} )?(?:TO|INTO) |\b(?:TO|INTO) (?:MY |THE |REGULAR |PRIMARY |JOINT |EXTERNAL |SOFI |ALLY )*(?:SAVINGS?|CHECKING|VAULT|HYSA|MMA|BROKERAGE|MONEY MARKET|SHARES)\b|^TO .{1,40} ACCOUNT$|\bROUND ?UPS?(?: TRANSFER| [A-Z]{3})?$|^A2A\b|^ZEL /,
  },
  {
    is: 'transfer',
    flows: bank,
    words: /\b(?:TRANSFER|EXTERNAL ACCOUNT) OUT\b|^(?:MOVE MONEY|MONEY MOVED?|MONEY SENT)\b/,
  },
  { is: 'transfer', flows: bank, words: /\bACH ORIGINAT|^GOAL CONTRIBUTION\b/ },
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
    words: /\b(?:HSA|IRA|401K|403B|TSP|PLAN|COLLEGE|RETIREMENT|INVESTMENT)\b.{0,30}\bCONTRIBUTION/,
  },
  {
    is: 'transfer',
    flows: bank,
    words:
      /^(?:VGI|VANGUARD|FIDELITY|FID|BETTERMENT|ACORNS|SCHWAB|ROBINHOOD) .{0,30}\b(?:INVESTMENT|FUNDS?|FUNDING|PORTFOLIO|ACH|DEBIT|DEP|BKG|RESERVE)\b/,
  },
  { is: 'transfer', flows: bank, words: /^PAYPAL (?:ADD TO BALANCE|FRIENDS|SEND)/ },
  {
    is: 'transfer',
    flows: ['bank-out'],
    words:
      /^(?:CHK|DRAFT|CHECKS?)(?: (?:IMAGE|POSTED|VIEW|AVAILABLE|NUMBER|NO|COPY|SEE|SERIAL|REF|DETAILS?|IS)){0,4}$/,
  },
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
  {
    is: 'bank-fee',
    flows: out,
    words: /\bOVER (?:THE )?(?:CREDIT )?LIMIT(?: FEE| CHARGE|$)|\bOVERDRAFT (?:ITEM )?(?:CHARGE|FEE)\b/,
  },
  { is: 'transfer', flows: ['card-out'], words: /^(?:PROMO |PROMOTIONAL )?BALANCE TRANSFER\b/ },
  {
    is: 'cash',
    flows: ['card-out'],
    words:
      /\b(?:CONVENIENCE|ACCESS|SUPER) (?:CHECKS?|CHK)(?: CASH| ADVANCE|$)|\bCASH ADVANCE\b|\bCHECK (?:ACCESS )?ADVANCE\b|^CASH CHECK\b/,
  },
  {
    is: 'cash',
    flows: out,
    words: /^(?:CONVENIENCE|ACCESS|SUPER|PROMO|PROMOTIONAL|CREDIT CARD) (?:CHECKS?|CHK)$/,
  },
  { is: 'cash', flows: out, words: /\bCASH W(?:ITHDRAWAL| D)\b|^ATM (?:CASH )?W(?:ITHDRAWAL| D)\b/ },
  { is: 'card-payment', flows: ['card-in'], words: /\bPAYMENT\b|\bRECEIVED\b|\bTRANSFER FROM\b/ },
  { is: 'income', flows: ['card-in'], words: /\bREDE(?:MPTION|EM(?:ED)?)\b|\bPOINTS\b.{0,20}\bCREDIT\b/ },
  { is: 'income', flows: ['card-in'], words: /\bSTATEMENT CREDIT\b|\bCASHBACK BONUS\b|\bREWARDS? CREDIT\b/ },
  { is: 'income', flows: ['bank-in'], words: /^SALARY\b|^INTEREST CREDIT(?:ED)?\b/ },
]
