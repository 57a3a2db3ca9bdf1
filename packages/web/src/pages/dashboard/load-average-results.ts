/** The average household's results, for visitors without JavaScript. For loaders only: it bundles the schemas. */
import type { PageContext } from '@cardsight/contract/pages'
import { averageCosts } from '../../content/average-spending.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import type { AverageResultsProps } from './average-results.tsx'

/** The pick and the next four: browsers with JavaScript get this page, too. */
const COUNT = 5

/** Null if they couldn't be calculated: that was reported, and the page renders without them. */
export async function loadAverageResults({
  api,
  reportError,
}: PageContext): Promise<AverageResultsProps | null> {
  try {
    const { cards, outOfReach, gainOverPlain, later } = await rankCards(api, landingOf(null), averageCosts)
    return {
      tested: cards.length + outOfReach.filter(({ totalMoney }) => totalMoney !== null).length,
      cards: cards.slice(0, COUNT).map((card) => ({
        cardId: card.cardId,
        ...{ name: card.name, issuer: card.issuer, network: card.network, kind: card.kind, face: card.face },
        ...{
          link: card.link,
          status: card.status,
          asOf: card.asOf,
          creditRange: card.creditRange,
          category: card.category,
        },
        ...{ rateLine: card.rateLine, introOffer: card.introOffer },
        ...{ money: card.money, introMoney: card.introMoney },
        ...{ annualFee: card.annualFee, totalMoney: card.totalMoney },
      })),
      gainOverPlain,
      ...(later !== undefined && { later }),
    }
  } catch (error) {
    reportError(error)
    return null
  }
}
