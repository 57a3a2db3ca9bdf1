import type { Explanation, ExplanationLine } from '@cardsight/contract/schemas'

export type RewardGroup = Readonly<{
  category: string
  money: number
  spending: number
  lines: readonly ExplanationLine[]
  extras: Explanation['extras']
}>

/** Lines by category, in the order of the explanation; the parts of each group sum to its total to the cent. */
export function groupByCategory({ lines, extras }: Explanation): RewardGroup[] {
  const names = [...new Set([...lines, ...extras].map(({ category }) => category))]
  return names.map((category) => {
    const own = lines.filter((line) => line.category === category)
    const added = extras.filter((extra) => extra.category === category)
    return {
      category,
      money: sumOf([...own, ...added].map(({ money }) => money)),
      spending: sumOf(own.filter(({ isOnTop }) => !isOnTop).map(({ spending }) => spending)),
      lines: own,
      extras: added,
    }
  })
}

/** Floating-point dollars don't add up exactly; cents do. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}
