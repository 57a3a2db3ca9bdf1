/** Headings of statements: which part of the statement they begin, and which way money moves there. */
import type { SectionKind } from '../reconciliation.ts'
import type { AccountType } from '../statement.ts'

export type Side = 'debit' | 'credit'

/** Direction of the money in a section; null if the section has both. */
export function sideOf(kind: SectionKind | null): Side | null {
  return kind === null ? null : sides[kind]
}

const sides: Readonly<Record<SectionKind, Side | null>> = {
  payments: 'credit',
  credits: 'credit',
  'payments-and-credits': 'credit',
  deposits: 'credit',
  purchases: 'debit',
  charges: 'debit',
  'cash-advances': 'debit',
  'balance-transfers': 'debit',
  fees: 'debit',
  interest: 'debit',
  withdrawals: 'debit',
  checks: 'debit',
  activity: null,
}

/** Parts of a statement with dates and amounts that aren't transactions. */
const otherParts: readonly RegExp[] = [
  /\byear[- ]to[- ]date\b/i,
  /^interest charge calculations?/i,
  /^(?:ending |average )?daily (?:ledger |ending |posted |account )?balances?(?: summary)?$/i,
  /^(?:daily )?balance summary$/i,
  /\b(?:rewards?|points|cash ?back|cash back bonus|miles)(?: program)? (?:summary|activity|balance)$/i,
  /^(?:ultimate rewards|membership rewards|thankyou points|cashback bonus)\b.{0,20}$/i,
  /^monthly service fee summary$/i,
  /^(?:interest|dividends?) (?:summary|rates?)$/i,
  /^important (?:information|notices?|messages?|disclosures?|changes)\b.{0,40}$/i,
  /^apple card monthly installments$/i,
  /^items paid$/i,
  /^daily cash$/i,
  /^(?:total )?overdraft (?:and returned item )?fees$/i,
  /^(?:late payment|minimum payment) (?:warning|information)/i,
  /^billing rights summary/i,
  /^trailing interest|^pay over time (?:plans|limit)|^plan it\b/i,
]

/** Headings above a summary of totals. They end whatever was above them. */
const summary =
  /\b(?:account|checking|savings|activity|balance|payment|statement|consolidated|relationship)\b.{0,20} summary$/i

export type Heading = Readonly<
  | { part: 'section'; kind: SectionKind; label: string; isStrong: boolean }
  | { part: 'summary' }
  | { part: 'other' }
>

const MAX_HEADING = 90

/** Returns what a line begins, or null if it isn't a heading. */
export function headingOf(text: string, type: AccountType): Heading | null {
  if (text.length > MAX_HEADING) {
    return null
  }
  const plain = withoutTableWords(text)
  if (otherParts.some((words) => words.test(plain))) {
    return { part: 'other' }
  }
  if (summary.test(plain)) {
    return { part: 'summary' }
  }
  const words = /\d/.test(plain) ? null : wordsOf(plain)
  const kind = words === null ? null : kindOfWords(words, type)
  return words === null || kind === null || words[0] === 'total' || words[0] === 'totals'
    ? null
    : { part: 'section', kind, label: words.join(' '), isStrong: words.some((word) => strongWords.has(word)) }
}

/** Drops what stands beside a heading: the card's holder, column headings, marks and 'continued'. */
function withoutTableWords(text: string): string {
  return text
    .replace(/^.{2,50} #\d{4}: ?/, '')
    .replace(/[⧫◆♦◊].{0,60}$/, '')
    .replace(/[(\s-]{1,4}(?:continued|cont'd)(?: (?:on|from) .{0,30})?\)?$/i, '')
    .replace(
      /^(?:(?:trans|transaction|post|posting|sale|date)\.? ){1,4}(?=(?:payments|purchases|fees|interest))/i,
      '',
    )
    .replace(/(?: merchant category)? amount(?: ?\(?\$\)?)?$/i, '')
    .replace(/ (?:made )?by [A-Za-z' .-]{2,40}$/, '')
    .replace(/[\s:–-]{1,4}$/, '')
    .trim()
}

const MAX_WORDS = 9

/** Returns the words of a text that has only words of headings, otherwise null. */
export function wordsOf(text: string): readonly string[] | null {
  const words = text
    .toLowerCase()
    .replace(/\([^()]{0,30}\)/g, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  const isHeading =
    words.length > 0 && words.length <= MAX_WORDS && words.every((word) => vocabulary.has(word))
  // 'Balance' without transfers is a column or a total of its own.
  const isBalance = words.includes('balance') && !words.some((word) => word.startsWith('transfer'))
  return isHeading && !isBalance ? words : null
}

/** Returns the kind that the nouns of a heading or of a total mean, or null if there are none. */
export function kindOfWords(words: readonly string[], type: AccountType): SectionKind | null {
  const table = type === 'credit' ? cardNouns : bankNouns
  const found = table.find(
    ([, all, none]) => all.every((noun) => hasNoun(words, noun)) && !hasNoun(words, none),
  )
  return found?.[0] ?? null
}

function hasNoun(words: readonly string[], nouns: string): boolean {
  return nouns !== '' && words.some((word) => nouns.split('|').includes(word))
}

type NounRule = readonly [kind: SectionKind, all: readonly string[], none: string]

/** The first rule that holds decides: all these nouns, and none of those. */
const cardNouns: readonly NounRule[] = [
  ['interest', ['interest'], 'fees|fee'],
  ['fees', ['fees|fee'], 'purchases'],
  ['cash-advances', ['advances|advance'], 'purchases|charges|transfers'],
  ['balance-transfers', ['transfers|transfer'], 'purchases|charges'],
  ['purchases', ['purchases|purchase'], 'charges|transfers|payments'],
  ['charges', ['charges|purchases'], 'payments'],
  ['payments-and-credits', ['payments|payment', 'credits|adjustments|returns'], ''],
  ['payments', ['payments|payment'], ''],
  ['credits', ['credits|refunds|returns|adjustments'], ''],
  ['charges', ['transactions|activity|debits'], ''],
]

const bankNouns: readonly NounRule[] = [
  ['activity', ['deposits|additions|credits', 'withdrawals|subtractions|debits'], ''],
  ['fees', ['fees|fee'], 'withdrawals|deposits'],
  ['fees', ['service', 'charges|charge'], 'withdrawals|deposits'],
  ['checks', ['checks'], 'deposits|withdrawals|debits'],
  ['deposits', ['deposits|deposit|additions|credits'], ''],
  ['withdrawals', ['withdrawals|withdrawal|subtractions|debits|purchases|payments'], ''],
  ['activity', ['transactions|activity|history|transaction'], ''],
]

const strongWords = new Set(
  'payments credits purchases charges charged fees deposits withdrawals checks transactions advances transfers debits additions subtractions activity history adjustments'.split(
    ' ',
  ),
)

const vocabulary = new Set([
  ...strongWords,
  ...'payment credit purchase charge fee interest deposit withdrawal transaction advance transfer debit returns refunds balance'.split(
    ' ',
  ),
  ...'total totals subtotal and or other new standard electronic atm card cash online mobile banking service bill customer direct account your paid cleared processing ach wire instant detail details received sale pos miscellaneous presented conventional conventionally'.split(
    ' ',
  ),
])
