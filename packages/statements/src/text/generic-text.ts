/**
 * Descriptions that name only the kind of transaction, such as 'Withdrawal Debit Card'. Credit unions write the
 * merchant next to them, in a memo.
 */

/** True if a text has a word for a kind of transaction and no word that could be a merchant. */
export function isGenericText(text: string): boolean {
  const words = text
    .slice(0, 80)
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.some((word) => kindWords.has(word)) && words.every((word) => isGenericWord(word))
}

/** Returns the text that names the merchant: the description, or the first memo that says more. */
export function merchantText(description: string, memos: readonly string[]): string {
  const isEmpty = description === '' || /^no description$/i.test(description)
  if (!isEmpty && !isGenericText(description)) {
    return description
  }
  const plain = memos.map(withoutNoise)
  return plain.find(isMerchant) ?? (isEmpty ? (plain.find((memo) => memo !== '') ?? '') : description)
}

/** U.S. Bank begins every memo with the place it was downloaded from. */
function withoutNoise(memo: string): string {
  return memo.replace(/^download from usbank\.com\.? ?/i, '').trim()
}

function isMerchant(memo: string): boolean {
  return (
    /[a-z]{3}/i.test(memo) &&
    !memo
      .slice(0, 80)
      .toLowerCase()
      .split(/[^a-z]+/)
      .every(isGenericWord)
  )
}

function isGenericWord(word: string): boolean {
  return word === '' || kindWords.has(word) || otherWords.has(word)
}

/** Without 'payment', 'fee', 'transfer', 'check' and 'ATM': they decide what a row is. */
const kindWords = new Set(
  'withdrawal withdrawals withdraw wd deposit deposits debit credit pos ach eft purchase draft pmt'.split(
    ' ',
  ),
)
const otherWords = new Set(
  (
    'a at by card cards checkcard of on from the to w d point sale signature pin visa mastercard mastermoney mc ' +
    'home banking online internet web mobile electronic external descriptive recurring preauthorized authorized ' +
    'auth transaction trans share regular dda member account acct'
  ).split(' '),
)
