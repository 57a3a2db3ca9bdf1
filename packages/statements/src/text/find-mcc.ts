/** Merchant category codes that banks print within a text. */

/** Returns the four digits, or null: 'MCC 5411', 'Merchant Category Code: 5411' or 'reference; 05411; ; ; ;'. */
export function findMcc(text: string): string | null {
  const found = labeled.exec(text) ?? secondField.exec(text)
  return found?.[1] ?? null
}

const labeled = /\b(?:MCC|Merchant Category Code)[ :#=]{0,3}0?(\d{4})(?!\d)/i
const secondField = /^[^;]{0,80};\s{0,4}0?(\d{4});/
