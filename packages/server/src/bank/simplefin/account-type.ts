/** SimpleFIN accounts have no type, so it's inferred from the name, then from the balance. */
import type { SharedAccount } from '../bank.ts'

type AccountType = Pick<SharedAccount, 'type' | 'subtype'>
type Described = Readonly<{ name: string; balance: number; hasHoldings: boolean }>

const types = {
  card: { type: 'credit', subtype: 'credit card' },
  checking: { type: 'depository', subtype: 'checking' },
  savings: { type: 'depository', subtype: 'savings' },
  loan: { type: 'loan', subtype: 'loan' },
  investment: { type: 'investment', subtype: 'brokerage' },
} as const satisfies Record<string, AccountType>

/** The first rule whose words are in the name decides. A line of credit is a loan, and a debit card is no credit card. */
const rules: readonly (readonly [type: keyof typeof types, words: RegExp])[] = [
  [
    'investment',
    /\b(?:401\(?k\)?|403b|ira|roth|brokerage|invest\w{0,10}|annuity|529|pension|stocks?|crypto)\b/i,
  ],
  ['savings', /\b(?:savings?|money market|cd|certificate|hsa)\b/i],
  ['loan', /\b(?:loan|mortgage|heloc|line of credit|student|auto finance)\b/i],
  ['checking', /\b(?:checking|debit|share draft|cash management|spending|prepaid)\b/i],
  [
    'card',
    /\b(?:credit|card|visa|mastercard|amex|discover|rewards?|platinum|signature|cash ?back|freedom|sapphire|venture|quicksilver|savor|blue cash|delta|aadvantage|skymiles|mileage ?plus|bonvoy|hilton|world elite)\b/i,
  ],
]

/** What is owed on a card is negative in SimpleFIN. */
export function accountTypeOf({ name, balance, hasHoldings }: Described): AccountType {
  const rule = rules.find(([, words]) => words.test(name))
  if (rule !== undefined) {
    return types[rule[0]]
  }
  if (hasHoldings) {
    return types.investment
  }
  return balance < 0 ? types.card : types.checking
}
