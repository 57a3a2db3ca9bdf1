/** Text around a merchant's name on statements: payment methods, payment processors, locations. */
import type { Leaf } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'

/** Payment methods before the name, longest first. A date may follow. */
export const channels: readonly string[] = [
  'RECURRING PAYMENT AUTHORIZED ON',
  'PURCHASE RETURN AUTHORIZED ON',
  'PURCHASE AUTHORIZED ON',
  'CONTACTLESS PURCHASE',
  'POINT OF SALE DEBIT',
  'DEBIT CARD PURCHASE',
  'DEBIT CRD PURCHASE',
  'CHECK CRD PURCHASE',
  'CHECK CARD PURCHASE',
  'VISA DDA PUR',
  'RECURRING PAYMENT',
  'POS PURCHASE',
  'POS DEBIT',
  'CHECKCARD',
  'APPLE PAY',
  'ACH PMT',
  'APLPAY',
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
  SP: { hint: 'online-shopping' },
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
}

/** Processors that also write their prefix without the asterisk, with only a space before the name. */
export const bareMarks: readonly string[] = ['SP', 'SQ', 'TST', 'PAYPAL']

export const states: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ' +
    'ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
)

/** Cities that appear between name and state: large ones, and company headquarters. */
export const cities: ReadonlySet<string> = new Set(
  (
    'ALBUQUERQUE,ANAHEIM,ANCHORAGE,ANN ARBOR,ARLINGTON,ATLANTA,AURORA,AUSTIN,BAKERSFIELD,BALTIMORE,BATON ROUGE,' +
    'BELLEVUE,BERKELEY,BIRMINGHAM,BOISE,BOSTON,BOULDER,BROOKLYN,BRONX,BUFFALO,BURBANK,CAMBRIDGE,CHANDLER,' +
    'CHARLESTON,CHARLOTTE,CHICAGO,CINCINNATI,CLEVELAND,COLORADO SPRINGS,COLUMBUS,CUPERTINO,DALLAS,DENVER,' +
    'DES MOINES,DETROIT,DURHAM,EL PASO,EVANSTON,FORT WORTH,FORT LAUDERDALE,FREMONT,FRESNO,GLENDALE,GREENSBORO,' +
    'HENDERSON,HOBOKEN,HONOLULU,HOUSTON,INDIANAPOLIS,IRVINE,IRVING,JACKSONVILLE,JERSEY CITY,KANSAS CITY,' +
    'LAS VEGAS,LEXINGTON,LINCOLN,LONG BEACH,LOS ANGELES,LOS GATOS,LOUISVILLE,LUBBOCK,MADISON,MEMPHIS,MENLO PARK,' +
    'MESA,MIAMI,MILWAUKEE,MINNEAPOLIS,MOUNTAIN VIEW,NASHVILLE,NEW ORLEANS,NEW YORK,NEWARK,NORFOLK,OAKLAND,' +
    'OKLAHOMA CITY,OMAHA,ORLANDO,PALO ALTO,PASADENA,PHILADELPHIA,PHOENIX,PITTSBURGH,PLANO,PORTLAND,PROVIDENCE,' +
    'QUEENS,RALEIGH,REDMOND,RENO,RICHMOND,RIVERSIDE,SACRAMENTO,SAINT LOUIS,ST LOUIS,SAINT PAUL,ST PAUL,' +
    'SALT LAKE CITY,SAN ANTONIO,SAN DIEGO,SAN FRANCISCO,SAN JOSE,SAN MATEO,SANTA ANA,SANTA MONICA,SCOTTSDALE,' +
    'SEATTLE,SPOKANE,STAMFORD,STOCKTON,SUNNYVALE,TACOMA,TAMPA,TEMPE,TOLEDO,TUCSON,TULSA,VIRGINIA BEACH,' +
    'WASHINGTON,WICHITA,WILMINGTON'
  ).split(','),
)

/** Legal suffixes of company names. */
export const companySuffixes: ReadonlySet<string> = new Set(['LLC', 'INC', 'CORP', 'LTD', 'LP', 'LLP'])

/** Field labels of bank transfers. Machine-readable data follows. */
export const fieldLabels: ReadonlySet<string> = new Set(['REF', 'TRACE', 'PPD', 'INDN'])
