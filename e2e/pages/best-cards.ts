/** Page object of the best-cards page in a context. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { type CardsDetails, cardsDetailsSchema } from '@cardsight/contract/backtest'
import type { Locator, Page } from 'playwright-core'

export class BestCards {
  readonly page: Page
  readonly top: Locator
  readonly list: Locator
  readonly count: Locator
  readonly closing: Locator

  constructor(page: Page) {
    this.page = page
    this.top = page.getByRole('region', { name: /^Top 3/ }).locator('article')
    this.list = page.getByRole('list', { name: 'Cards', exact: true }).locator('article')
    this.count = page.locator('#results').getByRole('status')
    this.closing = page.getByRole('region', { name: 'See this spending in full' })
  }

  /** The ids of cards in page order. */
  ids(cards: Locator): Promise<(string | null)[]> {
    return cards.evaluateAll((articles) => articles.map((article) => article.getAttribute('data-card')))
  }

  filter(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  goTo(context: string): Locator {
    return this.page
      .getByRole('region', { name: 'Looking for a particular type of rewards credit card?' })
      .getByRole('link', { name: context })
  }

  /** Opens the fields for the spending behind the page. */
  async openOwnSpending(): Promise<void> {
    await this.page.getByText('Use my own spending').click()
  }

  amount(name: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  }
}

/** `person`: query parameters of the profile that the page assumes. */
export type Ranking = { costs: string; person?: string; tags?: string[]; hasBonus?: boolean }
export type Ranked = CardsDetails['results'][1]

export function idsOf(ranked: Ranked): string[] {
  return ranked.map(({ cardId }) => cardId)
}

/** The cards that the API ranks for these costs and this person, filtered by hand: every tag must match. */
export async function rankedByApi(
  siteUrl: string,
  { costs, person = '', tags = [], hasBonus = true }: Ranking,
): Promise<Ranked> {
  const answer = await fetch(`${siteUrl}${apiPaths.freeManualRun}?${costs}&${person}`)
  const details: CardsDetails = cardsDetailsSchema.parse(await answer.json())
  const list = (hasBonus ? details.results : details.noBonus_results)[1]
  return list.filter(({ cardId }) => {
    const card = details.cards[cardId]
    const has = [...(card?.category ?? []), ...(card?.features ?? [])]
    return tags.every((tag) => has.includes(tag))
  })
}
