/** A card that can be added to the comparison. */
export type CardChoice = Readonly<{ cardId: string; name: string; issuer: string }>

/** Cards whose name or issuer contains every word of the query: those whose name starts with it first. */
export function findChoices(choices: readonly CardChoice[], query: string, most: number): CardChoice[] {
  const asked = plain(query).trim()
  const words = asked.split(' ')
  const found = choices.filter(({ name, issuer }) => {
    const text = plain(`${name} ${issuer}`)
    return words.every((word) => text.includes(word))
  })
  const rank = ({ name }: CardChoice) => (plain(name).startsWith(asked) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
}
