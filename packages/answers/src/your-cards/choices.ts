/** Categories that a card lets you choose, and what is wrong with the ones you said. */
import type { CatalogCard, Release } from '@cardsight/catalog'
import type { YourCards, YourCardsProblem } from '@cardsight/contract/your-cards'
import type { CalendarPeriod } from '@cardsight/engine/dates'

export type ChoiceList = Readonly<{
  count: number
  per: CalendarPeriod
  options: readonly Readonly<{ key: string; name: string }>[]
}>

/** Rules with the same options share one choice, so each list is there once. */
export function choiceLists({ engine }: Pick<CatalogCard, 'engine'>, { vocabulary }: Release): ChoiceList[] {
  const lists = engine.rules.flatMap(({ target }): ChoiceList[] =>
    target.kind === 'chosen'
      ? [
          {
            count: target.count,
            per: target.per,
            options: target.options.map(({ key }) => ({
              key,
              name: vocabulary.categories[key] ?? vocabulary.merchants[key] ?? key,
            })),
          },
        ]
      : [],
  )
  return [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()]
}

/** Warnings about choices that the card doesn't offer, and about too many of one list. Neither is lost. */
export function findChoiceProblems({ cards }: YourCards, release: Release): YourCardsProblem[] {
  return cards.flatMap(({ cardId, choices }, index) => {
    const card = release.cards.find(({ id }) => id === cardId)
    const lists = card === undefined ? [] : choiceLists(card, release)
    const offered = new Set(lists.flatMap(({ options }) => options.map(({ key }) => key)))
    const warn = (sentence: string): YourCardsProblem => ({
      level: 'warning',
      card: index,
      field: 'choices',
      sentence,
    })
    return card === undefined
      ? []
      : choices.flatMap(({ options }) => [
          ...options
            .filter((key) => !offered.has(key))
            .map((key) => warn(`${card.name} doesn't offer ${key} as a category. Choose another one.`)),
          ...lists
            .filter(
              (list) =>
                options.filter((key) => list.options.some((each) => each.key === key)).length > list.count,
            )
            .map(({ count, per }) =>
              warn(`${card.name} lets you choose ${count} each ${per}. Remove the others.`),
            ),
        ])
  })
}
