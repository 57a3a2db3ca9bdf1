/** Short names of cards, for labels in charts and for sentences that name several cards. */

type NamedCard = Readonly<{ name: string; issuer: string }>

/** Words at the end that say what the plastic is, not which card. Longer ones first. */
const ENDINGS = [
  ' World Legend Mastercard',
  ' World Elite Mastercard',
  ' World Mastercard',
  ' American Express Card',
  ' American Express',
  ' Visa Signature',
  ' Credit Card',
  ' Cash Rewards',
  ' Mastercard',
  ' Rewards',
  ' Visa',
  ' Card',
] as const

/** Words that say little on their own: a name made only of them stays whole. */
const COMMON_WORDS = new Set([
  'cash',
  'travel',
  'rewards',
  'secured',
  'credit',
  'card',
  'platinum',
  'signature',
])

/** 'Chase Freedom Unlimited' → 'Freedom Unlimited', 'American Express Gold Card' → 'Gold'. */
export function shortCardName({ name, issuer }: NamedCard): string {
  const afterIssuer = withoutIssuer(name, issuer)
  const ending = ENDINGS.find((words) => afterIssuer.endsWith(words))
  const short = ending === undefined ? afterIssuer : afterIssuer.slice(0, -ending.length)
  return [short, afterIssuer].find(isClear) ?? name
}

/** Short names of cards that are shown together. Cards whose short names are equal keep their full names. */
export function shortCardNames(cards: readonly NamedCard[]): string[] {
  const short = cards.map(shortCardName)
  return short.map((name, index) =>
    short.indexOf(name) === short.lastIndexOf(name) ? name : (cards[index]?.name ?? name),
  )
}

function withoutIssuer(name: string, issuer: string): string {
  return name.startsWith(`${issuer} `) ? name.slice(issuer.length + 1) : name
}

/** True for a name that starts like one and has a word of its own: 'it Cash Back' doesn't. */
function isClear(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  return /^[A-Z0-9]/.test(name) && words.some((word) => !COMMON_WORDS.has(word))
}
