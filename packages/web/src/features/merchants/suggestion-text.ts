import { shortNameOfLeaf } from '../../content/short-category-names.ts'
import type { Choice } from './use-choices.ts'

/** Merchant names and categories only: no amounts, no dates, no accounts. */
export function suggestionText(choices: readonly Choice[]): string {
  return choices
    .flatMap(({ merchant, leaf }) =>
      leaf === null ? [] : [`${merchant.name}: ${shortNameOfLeaf(leaf)} (${leaf})`],
    )
    .join('\n')
}

export function suggestionMail(supportEmail: string, text: string): string {
  const subject = 'Merchant categories'
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
