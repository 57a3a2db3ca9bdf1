/** What stands around a merchant's name on statements: ways of paying, payment processors, places. */
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'

/** Words before the name that say how it was paid, the longer before the shorter. A date may follow. */
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

/** What the mark of a payment processor tells, besides that a name follows. */
export type Processor = Readonly<{
  /** The shop is theirs, whatever name follows. */
  owner?: MerchantKey
  /** A merchant of its own to some cards, which pays another one. */
  wallet?: MerchantKey
  /** What most of the shops behind it sell. */
  hint?: Leaf
}>

/** Processors by the mark that they put before an asterisk, as in 'SQ *BLUE BOTTLE'. */
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

/** Processors that also write their mark without the asterisk, so that only a space parts it from the name. */
export const bareMarks: readonly string[] = ['SP', 'SQ', 'TST', 'PAYPAL']

export const states: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ' +
    'ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
)

/** Cities that stand between name and state: the larger ones, and where companies have their offices. */
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

/** Words that a company adds to its name for the register. */
export const companyForms: ReadonlySet<string> = new Set(['LLC', 'INC', 'CORP', 'LTD', 'LP', 'LLP'])

/** Labels of the fields of a bank transfer; what follows is for machines. */
export const fieldLabels: ReadonlySet<string> = new Set(['REF', 'TRACE', 'PPD', 'INDN'])
