/** Text around a merchant's name on statements: payment methods, payment processors, locations. */
import type { Leaf } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'

/** Payment methods before the name, longest first. A date may follow. */
export const channels: readonly string[] = [
  'PURCHASE WITH CASH BACK AUTHORIZED ON',
  'RECURRING PAYMENT AUTHORIZED ON',
  'RECURRING DEBIT CARD PURCHASE',
  'PURCHASE RETURN AUTHORIZED ON',
  'POINT OF SALE WITHDRAWAL',
  'PURCHASE AUTHORIZED ON',
  'POS DEBIT VISA CHECK CARD',
  'DEBIT CARD PURCHASE -',
  'WITHDRAWAL DEBIT CARD',
  'RECURRING DEBIT CARD',
  'DEBIT PURCHASE -VISA',
  'CONTACTLESS PURCHASE',
  'MASTERCARD PURCHASE',
  'CHECK CARD PURCHASE',
  'EXTERNAL WITHDRAWAL',
  'POINT OF SALE DEBIT',
  'PREAUTHORIZED DEBIT',
  'DEBIT CARD PURCHASE',
  'SIGNATURE PURCHASE',
  'CHECK CRD PURCHASE',
  'DEBIT CRD PURCHASE',
  'RECURRING PAYMENT',
  'DEBIT CARD DEBIT',
  'VISA DDA PUR AP',
  'DEBIT PURCHASE',
  'ELECTRONIC PMT',
  'POS WITHDRAWAL',
  'WITHDRAWAL POS',
  'WITHDRAWAL ACH',
  'CARD PURCHASE',
  'VISA CHECK CARD',
  'POINT OF SALE',
  'VISA PURCHASE',
  'VISA DDA PUR',
  'POS PURCHASE',
  'DBT PURCHASE',
  'DDA PURCHASE',
  'PIN PURCHASE',
  'MC PURCHASE',
  'CHECK CARD',
  'APPLE PAY',
  'CHECKCARD',
  'POS DEBIT',
  'ACH DEBIT',
  'POS PUR',
  'DDA PUR',
  'ACH PMT',
  'PENDING',
  'DBT CRD',
  'CHKCARD',
  'POS DB',
  'APLPAY',
  'APLPY',
  'GPAY',
  'POS',
]

/** Facts that a payment processor's prefix implies about the merchant. */
export type Processor = Readonly<{
  /** The merchant is the processor itself, whatever name follows. */
  owner?: MerchantKey
  /** The wallet is a merchant to some cards, even though it pays another merchant. */
  wallet?: MerchantKey
  /** Leaf of most of its merchants. */
  hint?: Leaf
}>

/** Processors by their prefix before an asterisk, as in 'SQ *BLUE BOTTLE'. */
export const processors: Readonly<Record<string, Processor>> = {
  SQ: {},
  SQC: {},
  TST: { hint: 'dining' },
  PAYPAL: { wallet: 'paypal' },
  PP: { wallet: 'paypal' },
  PY: {},
  SP: {},
  IN: {},
  CKO: {},
  WPY: {},
  CKE: {},
  CHK: {},
  DNH: {},
  DKC: {},
  ETT: {},
  ZG: {},
  NIC: { hint: 'professional-service' },
  BB: {},
  ADY: {},
  'PADDLE.NET': {},
  BMX: {},
  SPI: { hint: 'utilities' },
  AMZ: {},
  CNK: { owner: 'cinemark' },
  LCA: { owner: 'labcorp' },
  HLU: { owner: 'hulu' },
  DD: { owner: 'doordash' },
  EB: { owner: 'eventbrite' },
  TM: { owner: 'ticketmaster' },
  CL: { hint: 'travel-agency' },
  'GOSQ.COM': {},
  SMP: { hint: 'dining' },
  FDG: { hint: 'dining' },
  POPMENU: { hint: 'dining' },
  CHOWNOW: { hint: 'dining' },
  BPS: { hint: 'dining' },
  PAR: { hint: 'dining' },
  GLF: { hint: 'sports-recreation' },
  ACT: {},
  ABC: { hint: 'gym' },
  ASF: { hint: 'gym' },
  MOTIONSOFT: { hint: 'gym' },
  DATATRAK: { hint: 'gym' },
  MINDBODY: { hint: 'gym' },
  CTLP: { hint: 'fast-food' },
  USA: { hint: 'fast-food' },
  PAS: { hint: 'parking-tolls' },
  PMUSA: { hint: 'parking-tolls' },
  FLOWBIRD: { hint: 'parking-tolls' },
  VCN: {},
  PAYMENTUS: { hint: 'utilities' },
  INVOICE: {},
  GUMROAD: { hint: 'digital-media' },
  FS: {},
  'FSPRG.COM': {},
  DRI: {},
  CLEVERBRIDGE: {},
  DIGITALRIVER: {},
  PADDLE: {},
  LS: {},
  BT: {},
  BKG: { owner: 'booking' },
  EIG: {},
  WL: {},
  ZSK: {},
  APL: {},
  IC: { owner: 'instacart' },
  ICW: { owner: 'instacart' },
  GRUBHUB: { owner: 'grubhub' },
  UEP: { hint: 'dining' },
  MB: {},
  CLASSPASS: { hint: 'gym' },
  VAGARO: { hint: 'personal-care' },
  GIVE: { hint: 'charity' },
  DNT: { hint: 'charity' },
  XSOLLA: { hint: 'digital-media' },
  SUB: {},
}

/** Processors that also write their prefix without the asterisk, with only a space before the name. */
export const bareMarks: readonly string[] = [
  'SP',
  'SQ',
  'TST',
  'PAYPAL',
  'PY',
  'PP',
  'BT',
  'LS',
  'CKE',
  'GOSQ.COM',
]

/** Legal suffixes of company names. */
export const companySuffixes: ReadonlySet<string> = new Set(['LLC', 'INC', 'CORP', 'LTD', 'LP', 'LLP'])

/** Field labels of bank transfers. Machine-readable data follows. */
export const fieldLabels: ReadonlySet<string> = new Set(['REF', 'TRACE', 'PPD', 'INDN'])

/** Codes of currencies that Americans pay in abroad. */
export const currencies: ReadonlySet<string> = new Set(
  'AED AUD BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EUR GBP HKD HUF IDR ILS INR ISK JMD JPY KRW MXN MYR NOK NZD PEN PHP PLN SEK SGD THB TRY TWD VND ZAR'.split(
    ' ',
  ),
)
