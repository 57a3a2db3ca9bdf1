/**
 * Maps headings to column roles. The words are from banks' own files, in English and a few other languages.
 */
import type { ColumnRole } from '../statement.ts'

/** A role and its rank: of two columns, the one with the lower rank gets the role. */
export type HeadingRole = Readonly<{ role: ColumnRole; rank: number }>

/** Normalizes a heading for comparison: lowercase, single spaces. */
export function normalizeHeading(heading: string): string {
  return heading
    .slice(0, 80)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9#$]+/g, ' ')
    .trim()
}

/** Returns the role of a normalized heading, or null. */
export function roleOfHeading(plain: string): HeadingRole | null {
  for (const [role, rank, words] of rules) {
    if (words.test(plain)) {
      return { role, rank }
    }
  }
  return null
}

/** The first match decides, so narrower patterns come before wider ones. */
const rules: readonly (readonly [role: ColumnRole, rank: number, words: RegExp])[] = [
  [
    'ignored',
    9,
    /^(card ?member|card ?holder|cardholder name|member name|purchased by|account type|bank rtn|time ?zone|time|due date)$/,
  ],
  ['ignored', 9, /\b(rewards?|points|cash ?back|fees?|tax|tip|discount|exchange rate|quantity|price)\b/],
  [
    'ignored',
    9,
    /\b(original|foreign|local) (amount|currency)\b|\b(che(?:ck|que)|slip) ?(number|no|#|or slip)?\b/,
  ],
  ['indicator', 0, /\b(credit debit|debit credit|cr dr|dr cr|soll haben)\b|balance impact|\bindicator\b/],
  ['balance', 0, /\bbal(ance)?\b|\bsaldo\b|\bsolde\b/],
  ['account', 1, /\b(account|card) (number|no|name|#|ending|last ?4)\b/],
  ['ignored', 9, /^credit (limit|line)$|^(debit|credit) card$/],
  ['mcc', 0, /\bmcc\b|merchant category code|\bsic\b/],
  [
    'posted-date',
    0,
    /\b(post(ed|ing)?|clear(ing|ed)|settle(ment|d)|effective|process(ed|ing)?|value|booking) ?date\b|date posted|^valuta|wertstellung/,
  ],
  ['date', 0, /^(transaction|trans|purchase|run|tran) ?date$|^date of |date ?time$/],
  ['date', 1, /^date$|\bdate\b|datum|^fecha|buchungstag|^data$/],
  [
    'currency',
    0,
    /^((transaction|billing|account|statement|amount) )?(currency|ccy|curr?|wa?e?hrung|devise|divisa|moneda|valuta)( code)?$/,
  ],
  ['status', 0, /\bstatus\b|^pending$|^state$/],
  ['category', 0, /^category$|^kategorie$|^categorie$|^categoria$/],
  ['category', 1, /\bsub ?category\b/],
  ['category', 2, /\bcategory\b/],
  [
    'debit',
    0,
    /^(debits?|withdrawals?|outflow|paid out|money out|charges?|soll|cargos?|af|uit|ausgaben?)( amount)?( usd| \$)?$/,
  ],
  ['debit', 1, /\b(debit|withdrawal|withdrawn|lastschrift) ?(amount|amt)?\b/],
  [
    'credit',
    0,
    /^(credits?|deposits?|inflow|paid in|money in|payments?|haben|abonos?|bij|einnahmen?)( amount)?( usd| \$)?$/,
  ],
  ['credit', 1, /\b(credit|deposit|gutschrift) ?(amount|amt)?\b/],
  // Abroad, the amount of the transaction is in another currency than the amount on the bill.
  ['amount', 0, /^(billed|billing|posted|settled|settlement|usd) (amount|amt)$/],
  [
    'amount',
    1,
    /^(transaction )?(amount|amt)( usd| total| \$| in usd)?$|^betrag$|^montant$|^importe$|^bedrag$|^importo$/,
  ],
  ['amount', 2, /\bamount\b|\bgross\b|betrag|montant|importe\b/],
  ['amount', 3, /^(net|total|sum|value|umsatz)( amount| usd)?$/],
  ['account', 0, /^(account|card|konto|compte|cuenta)( ?(number|no|name|#|ending|last ?4.*|nummer))*$/],
  [
    'id',
    0,
    /^(transaction )?(id|fitid|reference( number| id)?|ref( no| number)?|unique id|confirmation( number)?)$/,
  ],
  ['type', 0, /^(transaction type|type|action|transaction|buchungstext)$/],
  ['type', 1, /\btype\b/],
  // Chase has both: DEBIT or CREDIT in Details, and DEBIT_CARD or LOAN_PMT in Type.
  ['type', 2, /^details$/],
  [
    'description',
    0,
    /^(transaction )?descriptions?$|^beschreibung$|^libelle$|^concepto$|^descripcion$|^omschrijving$|^descrizione$/,
  ],
  [
    'description',
    1,
    /^payee$|^merchant( name)?$|^(simple|statement|original) description$|verwendungszweck|empfanger|narrative|narration|remarks|particulars|transaction details/,
  ],
  ['description', 2, /\bdescription\b|^name$|\bpayee\b|\bmerchant\b|name description|naam|auftraggeber/],
  ['description', 4, /^notes?$|^text$|^memo$|^details?$|appears on/],
  ['memo', 0, /memo|notes?$|comments?$|extended details|additional (info|details)|mededelingen|purpose/],
]
