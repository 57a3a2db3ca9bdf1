/**
 * Everything that answers "what would these cards have earned me?", as a table of surfaces. A surface is a function that
 * returns facts of its answer, and a new surface is one more line in `surfaces`. Facts with the same name must be equal.
 */
import {
  createRunCatalog,
  debtWallet,
  habitsIn,
  spendOfTypedCosts,
  walletForProfile,
} from '@cardsight/answers'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  explanationSchema,
  literalRunSchema,
  runNumbersSchema,
  valueOverTimeSchema,
} from '@cardsight/contract/backtest'
import { cardTextsSchema } from '@cardsight/contract/cards'
import { averageCosts, costsQuery, type MonthlyCosts } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import { defaultProfile, profileQuery } from '@cardsight/contract/profile'
import { spendingHabitsOf } from '@cardsight/contract/runs'
import { dayOfMoment } from '@cardsight/engine/dates'
import { findBestWallet, findNextCards } from '@cardsight/engine/wallet'
import { splitCells } from '../packages/statements/src/csv/split-cells.ts'
import { loadCardReport, runManual } from '../packages/web/src/api/backtest.ts'
import { createApi } from '../packages/web/src/api/client.ts'
import { landingOf } from '../packages/web/src/content/landing-contexts.ts'
import { expandFound } from '../packages/web/src/dashboard/effects/expand-found.ts'
import { dependenciesOf } from '../packages/web/src/dashboard/results/pick.ts'
import { resultsCsv } from '../packages/web/src/dashboard/results/results-csv.ts'
import { allRowsOf, headlineOf, topCardsOf } from '../packages/web/src/dashboard/results/selectors.ts'
import { rankCards } from '../packages/web/src/features/ranking/rank-run.ts'
import { typedYear } from '../packages/web/src/lib/format-date.ts'
import { debtOn } from '../packages/web/src/pages/best-cards/debt-on.ts'
import { gatherComparison } from '../packages/web/src/pages/compare/compare-data.ts'
import { loadTopCards } from '../packages/web/src/pages/home/load-top-cards.ts'
import { isTopCards } from '../packages/web/src/pages/home/use-top-cards.ts'
import { runCommand } from '../scripts/testing/run-command.ts'
import { settingOf, throughResultsLink } from './link-surfaces.ts'
import { planInBrowser, planOnCommandLine } from './plan-surfaces.ts'
import {
  type Asked,
  amounts,
  argumentsOf,
  debtFacts,
  type Facts,
  gainFact,
  pairsFacts,
  ranked,
  reported,
  savedFacts,
  top,
} from './surface-facts.ts'
import { walletInBrowser, walletOnCommandLine, walletThroughLink } from './wallet-surfaces.ts'
import { whichCardInBrowser, whichCardInExtension, whichCardOnCommandLine } from './which-card-surfaces.ts'

type Surface = (asked: Asked, api: PageContext['api'], now: Date) => Facts | Promise<Facts>

/** A surface that can't be asked, such as one without a choice of years, returns no facts. */
export const surfaces: Readonly<Record<string, Surface>> = {
  'API, compact': askApi,
  'API, literal': async (asked, api) => {
    const details = literalRunSchema.parse(await api.get(`${apiPaths.freeManualRun}?${queryOf(asked)}`))
    return ranked((asked.hasBonus ? details.results : details.noBonus_results)[asked.years], asked)
  },
  'command line': async (asked) => {
    const { out, said } = await runCommand('backtest', ['--json', ...argumentsOf(asked)])
    const details = JSON.parse(out === '' ? `{"said":${JSON.stringify(said)}}` : out)
    return ranked((asked.hasBonus ? details.results : details.noBonus_results)[asked.years], asked)
  },
  'dashboard, all cards': async (asked, api, now) =>
    asked.hasBonus ? ranked(allRowsOf(await inBrowser(asked, api, now), settingOf(asked)), asked) : {},
  'dashboard, answer': async (asked, api, now) => {
    const found = await inBrowser(asked, api, now)
    const { best } = headlineOf(found, settingOf(asked))
    const [pick] = topCardsOf(found, settingOf(asked))
    const dependencies = dependenciesOf(found, settingOf(asked))
    return {
      ...top(topCardsOf(found, settingOf(asked))),
      ...(pick && { [`${pick.cardId}: total`]: best }),
      ...gainFact(dependencies?.gainOverPlain),
      close: dependencies?.ties.length ?? 0,
    }
  },
  'dashboard, CSV': async (asked, api, now) => {
    const { texts, ...found } = await inBrowser(asked, api, now)
    const idOf = new Map(texts.byName.map((index) => [texts.cards[index]?.name, texts.cards[index]?.cardId]))
    const csv = resultsCsv({ texts, ...found }, settingOf(asked))
    const [heading = [], ...lines] = splitCells(csv, { delimiter: ',', maxRows: 1000 }).grid.rows
    const rows = lines.map((line) => {
      const cell = (name: string) => line[heading.indexOf(name)] ?? ''
      return { cell, cardId: idOf.get(cell('Card')) ?? '', amount: (name: string) => Number(cell(name)) }
    })
    if (asked.profile.debt !== null) {
      const costs = rows.map(({ cardId, amount }) => ({
        cardId,
        money: -Math.round((amount('Transfer fee') + amount('Interest')) * 100) / 100,
        introMoney: 0,
        annualFee: amount('Annual fees'),
      }))
      const saved = rows.map(({ cardId, amount }) => ({ cardId, saved: amount('Saved') }))
      return { ...ranked(costs, asked), ...savedFacts(saved) }
    }
    const within = rows.flatMap(({ cell, cardId, amount }) => {
      const [money, introMoney] = [amount('Reward from transactions'), amount('Intro Bonus')]
      return cell('Rank') === '' ? [] : [{ cardId, money, introMoney, annualFee: -amount('Annual Fee') }]
    })
    return ranked(within, asked)
  },
  'link to the results': (asked, api) => askApi(throughResultsLink(asked), api),
  'best cards': async (asked, api) => {
    const six = sixOf(asked)
    if (six === null || asked.years !== 1) {
      return {}
    }
    const landing = { ...landingOf(null), profile: asked.profile, isIncludeIntroBonus: asked.hasBonus }
    const { cards, top: best, ties, gainOverPlain } = await rankCards(api, landing, six)
    return {
      ...ranked(cards, asked),
      ...top(best),
      ...(best.length > 0 && gainFact(gainOverPlain)),
      close: ties.length,
    }
  },
  home: async (asked, api) => {
    const six = sixOf(asked)
    if (six === null || asked.years !== 1 || !asked.hasBonus) {
      return {}
    }
    const amounts = Object.entries(six).map(([name, dollars]): [string, string] => [name, String(dollars)])
    const query = new URLSearchParams([...amounts, ...Object.entries(profileQuery(asked.profile))])
    const server = { api, reportError: (error: unknown) => Promise.reject(error) }
    const body: unknown = await (await loadTopCards(server, `http://site.example/?${query}`)).json()
    return isTopCards(body) ? top(body.results) : { home: 'failed' }
  },
  'card page': async (asked, api) => {
    const report = await loadCardReport(browserOf(api), asked.cardId, asked)
    return { ...pairsFacts([report]), ...reported([report], asked) }
  },
  'card page of an average household': async ({ cardId }, api) => {
    const average = { costs: averageCosts, profile: defaultProfile }
    return pairsFacts([await loadCardReport(browserOf(api), cardId, average)])
  },
  comparison: async (asked, api) => {
    const amounts = [...Object.entries(asked.costs), ...Object.entries(asked.costs.details ?? {})]
    const search = new URLSearchParams([
      ...amounts.flatMap(([name, dollars]) => (name === 'details' ? [] : [[name, String(dollars)]])),
      ...Object.entries(profileQuery(asked.profile)),
    ])
    const { reports } = await gatherComparison(api, [asked.cardId, OTHER_CARD], search)
    return reported(reports, asked)
  },
  explanation: async (asked, api) => {
    const query = `${queryOf(asked)}&card=${asked.cardId}&years=${asked.years}`
    const explained = explanationSchema.parse(await api.get(`${apiPaths.freeManualExplanation}?${query}`))
    const parts = [...explained.lines, ...explained.extras]
    const cents = parts.reduce((sum, { money }) => sum + Math.round(money * 100), 0)
    return amounts({ ...explained, money: cents / 100 }, asked)
  },
  'value over time': async (asked, api) => {
    const path = `${apiPaths.freeManualValue}?${queryOf(asked)}&card=${asked.cardId}`
    const [card] = valueOverTimeSchema.parse(await api.get(path)).cards
    // A debt is paid off regardless of years.
    const months = asked.profile.debt === null ? 12 * asked.years : 36
    const after = (dollars: readonly number[] = []) => dollars[months] ?? Number.NaN
    return amounts(
      {
        cardId: asked.cardId,
        money: after(card?.money),
        introMoney: after(card?.introMoney),
        annualFee: after(card?.annualFee),
      },
      asked,
    )
  },
  'wallet of one card': (asked, _, now) => {
    const { question, context } = walletQuestion(asked, now)
    const best = question && findBestWallet(question, { context })?.best
    return best ? { 'best total': best.total / 100 } : {}
  },
  'wallet and plan of a debt': ({ profile }, _, now) => {
    const catalog = createRunCatalog(
      releaseWithBusiness,
      dayOfMoment(now),
      habitsIn(releaseWithBusiness, profile),
    )
    const debt = debtWallet(catalog, profile)
    const [best] = debt?.results ?? []
    return {
      ...(debt && debtFacts(debt)),
      ...(best && { [`${best.cardId}: total`]: -best.cost, [`${best.cardId}: fee`]: best.annualFees }),
    }
  },
  'wallet in the browser': (asked, _, now) => walletInBrowser(asked, now),
  'link to the wallet': (asked, _, now) => walletThroughLink(asked, now),
  'wallet on the command line': (asked, _, now) => walletOnCommandLine(asked, now),
  'which card, in the browser': (asked, _, now) => whichCardInBrowser(asked, now),
  'which card, on the command line': (asked) => whichCardOnCommandLine(asked),
  'which card, in the extension': (asked, _, now) => whichCardInExtension(asked, now),
  'plan in the browser': (asked, _, now) => planInBrowser(asked, now),
  'plan on the command line': (asked, _, now) => planOnCommandLine(asked, now),
  'best cards, debt': async (asked, api) => {
    const six = sixOf(asked)
    if (six === null || asked.profile.debt === null) {
      return {}
    }
    const { cards, debts } = await rankCards(api, { ...landingOf(null), profile: asked.profile }, six)
    const debt = debtOn({ cards, debts }, [])
    return debt === null ? { order: 'none' } : debtFacts(debt)
  },
  'next card': (asked, _, now) => {
    const { question, context } = walletQuestion(asked, now)
    const [next] = (question && findNextCards(question, { context })) ?? []
    return next ? { 'best total': next.added / 100 } : {}
  },
}

/** In every comparison, next to the card that is asked for. */
const OTHER_CARD = 'chase-sapphire-preferred'

async function askApi(asked: Asked, api: PageContext['api']): Promise<Facts> {
  const { details } = await foundFor(asked, api)
  const { years, hasBonus } = asked
  const answer = (hasBonus ? details.answers : details.noBonus_answers)[years]
  return {
    ...ranked((hasBonus ? details.results : details.noBonus_results)[years], asked),
    pick: answer?.cardId ?? 'none',
    ...gainFact(answer?.gainOverPlain),
    close: answer?.ties.length ?? 0,
  }
}

/** A page's calls of the API. */
function browserOf(api: PageContext['api']) {
  return createApi({
    fetch: async (path) => Response.json(await api.get(path)),
    getToken: () => null,
    onUnauthorized: () => {},
  })
}

async function foundFor(asked: Asked, api: PageContext['api']) {
  const address = `${apiPaths.freeManualRun}?${queryOf(asked)}&form=numbers`
  const run = runNumbersSchema.parse(await api.get(address))
  return expandFound(run, cardTextsSchema.parse(await api.get(run.cardTexts)), asked.profile)
}

/** As the dashboard asks, with the days of the browser that it runs in. */
async function inBrowser({ costs, profile }: Asked, api: PageContext['api'], now: Date) {
  const run = await runManual(browserOf(api), { costs, profile, window: typedYear(now), isSignedIn: false })
  return expandFound(run, cardTextsSchema.parse(await api.get(run.cardTexts)), profile)
}

function queryOf({ costs, profile }: Asked): URLSearchParams {
  return new URLSearchParams([...costsQuery(costs), ...Object.entries(profileQuery(profile))])
}

/** Null if there are finer amounts, which some pages don't have. */
function sixOf({ costs: { details, ...six } }: Asked): MonthlyCosts | null {
  return details === undefined ? six : null
}

/** A wallet has no rent or taxes, and counts the interest of a balance. */
function walletQuestion({ costs, profile, years, hasBonus }: Asked, now: Date) {
  const isComparable = profile.rent === 0 && profile.debt === null && costs.details?.taxes === undefined
  const today = dayOfMoment(now)
  const catalog = createRunCatalog(releaseWithBusiness, today, habitsIn(releaseWithBusiness, profile))
  const { brands } = spendingHabitsOf(profile, catalog.profileOptions)
  const spend = spendOfTypedCosts(costs, typedYear(now), { brands, rent: 0 })
  const question = {
    ...walletForProfile(catalog, spend, [], profile),
    ...{ size: 1, years, isIntro: hasBonus, obstacles: [] },
  }
  // Poor credit without a deposit can get no card.
  return {
    question: isComparable && question.candidates.size > 0 ? question : null,
    context: catalog.wallets,
  }
}
