/** Editions of a card, which have the product's name. */
const editions: readonly string[] = ['Student', 'Secured']

/** 'Also as Student and Secured', 'Also for NHL fans'; '' without variants. */
export function variantsText(audiences: readonly string[]): string {
  const parts = [
    joined(
      'as',
      editions.filter((edition) => audiences.includes(edition)),
    ),
    joined('for', [...new Set(audiences)].filter((audience) => !editions.includes(audience)).map(inSentence)),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `Also ${parts.join(', and ')}`
}

function joined(preposition: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${preposition} ${names.join(' and ')}`
}

/** Most audiences start with a name. */
function inSentence(audience: string): string {
  return audience.replace(/^(People|Credit|Supporters) /, (word) => word.toLowerCase())
}
