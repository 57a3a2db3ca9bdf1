/**
 * Everything that answers "what would these cards have earned me?", as a table of surfaces. A surface is a function that
 * returns facts of its answer, and a new surface is one more line in `surfaces`. Facts with the same name must be equal.
 */
import { createRunCatalog, debtWallet, spendOfTypedCosts, walletForProfile } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { costsQuery, type MonthlyCosts } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import { profileQuery } from '@cardsight/contract/profile'
import { spendingHabitsOf } from '@cardsight/contract/runs'
import {
  cardTextsSchema,
  explanationSchema,
  literalRunSchema,
  runNumbersSchema,
  valueOverTimeSchema,
} from '@cardsight/contract/schemas'
import { dayOfMoment } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { findBestWallet, findNextCards } from '@cardsight/engine/wallet'
import { splitCells } from '../packages/statements/src/csv/split-cells.ts'
import { loadCardReport } from '../packages/web/src/api/card-report.ts'
import { createApi } from '../packages/web/src/api/client.ts'
import { landingOf } from '../packages/web/src/content/landing-contexts.ts'
import { debtOn } from '../packages/web/src/pages/best-cards/debt-on.ts'
import { rankCards } from '../packages/web/src/pages/best-cards/rank-cards.ts'
import { gatherComparison } from '../packages/web/src/pages/compare/compare-data.ts'
import { expandFound } from '../packages/web/src/pages/dashboard/effects/expand-found.ts'
import { dependenciesOf } from '../packages/web/src/pages/dashboard/pick.ts'
import { resultsCsv } from '../packages/web/src/pages/dashboard/results-csv.ts'
import { allRowsOf, headlineOf, topCardsOf } from '../packages/web/src/pages/dashboard/selectors.ts'
import {
  defaultResultSetting,
  type ResultSetting,
} from '../packages/web/src/pages/dashboard/state/dashboard-state.ts'
import { loadTopCards } from '../packages/web/src/pages/home/load-top-cards.ts'
import { isTopCards } from '../packages/web/src/pages/home/top-cards.ts'
import { habitsOf } from '../scripts/spending/profile-arguments.ts'
import { runCommand } from './run-command.ts'
import { type Asked, amounts, type Facts, gainFact, ranked, reported, top } from './surface-facts.ts'

type Surface = (asked: Asked, api: PageContext['api'], now: Date) => Facts | Promise<Facts>

/** A surface that can't be asked, such as one without a choice of years, returns no facts. */
export const surfaces: Readonly<Record<string, Surface>> = {
  'API, compact': async (asked, api) => {
    const { details } = await foundFor(asked, api)
    const { years, hasBonus } = asked
    const answer = (hasBonus ? details.answers : details.noBonus_answers)[years]
    return {
      ...ranked((hasBonus ? details.results : details.noBonus_results)[years], asked),
      pick: answer?.cardId ?? 'none',
      ...gainFact(answer?.gainOverPlain),
      close: answer?.ties.length ?? 0,
    }
  },
  'API, literal': async (asked, api) => {
    const details = literalRunSchema.parse(await api.get(`${apiPaths.freeManualRun}?${queryOf(asked)}`))
    return ranked((asked.hasBonus ? details.results : details.noBonus_results)[asked.years], asked)
  },
  'command line': async (asked) => {
    const { out, said } = await runCommand('backtest', ['--json', ...argumentsOf(asked)])
    const details = JSON.parse(out === '' ? `{"said":${JSON.stringify(said)}}` : out)
    return ranked((asked.hasBonus ? details.results : details.noBonus_results)[asked.years], asked)
  },
  'dashboard, all cards': async (asked, api) =>
    asked.hasBonus ? ranked(allRowsOf(await foundFor(asked, api), settingOf(asked)), asked) : {},
  'dashboard, answer': async (asked, api) => {
    const found = await foundFor(asked, api)
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
  'dashboard, CSV': async (asked, api) => {
    const { texts, ...found } = await foundFor(asked, api)
    const idOf = new Map(texts.byName.map((index) => [texts.cards[index]?.name, texts.cards[index]?.cardId]))
    const csv = resultsCsv({ texts, ...found }, settingOf(asked))
    const [, ...lines] = splitCells(csv, { delimiter: ',', maxRows: 1000 }).grid.rows
    if (asked.profile.debt !== null) {
      return ranked(
        lines.map(([, name, , , transferFee, interest, annualFees]) => ({
          cardId: idOf.get(name) ?? '',
          money: -Math.round((Number(transferFee) + Number(interest)) * 100) / 100,
          introMoney: 0,
          annualFee: Number(annualFees),
        })),
        asked,
      )
    }
    const rows = lines.flatMap(([rank, name, , , , money, introMoney, fee]) =>
      rank === '' ? [] : [{ cardId: idOf.get(name) ?? '', money, introMoney, annualFee: -Number(fee) }],
    )
    return ranked(
      rows.map((row) => ({ ...row, money: Number(row.money), introMoney: Number(row.introMoney) })),
      asked,
    )
  },
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
    const browser = createApi({
      fetch: async (path) => Response.json(await api.get(path)),
      getToken: () => null,
      onUnauthorized: () => {},
    })
    return reported([await loadCardReport(browser, asked.cardId, asked)], asked)
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
    const catalog = createRunCatalog(release, dayOfMoment(now), habitsOf(profile, release))
    const debt = debtWallet(catalog, profile)
    const [best] = debt?.results ?? []
    return {
      ...(debt && { ...top(debt.results), order: debt.results.map(({ cardId }) => cardId).join(' ') }),
      ...(best && { [`${best.cardId}: total`]: -best.cost, [`${best.cardId}: fee`]: best.annualFees }),
    }
  },
  'best cards, debt': async (asked, api) => {
    const six = sixOf(asked)
    if (six === null || asked.profile.debt === null) {
      return {}
    }
    const { cards, debts } = await rankCards(api, { ...landingOf(null), profile: asked.profile }, six)
    const debt = debtOn({ cards, debts }, [])
    return debt === null
      ? { order: 'none' }
      : { ...top(debt.results), order: debt.results.map(({ cardId }) => cardId).join(' ') }
  },
  'next card': (asked, _, now) => {
    const { question, context } = walletQuestion(asked, now)
    const [next] = (question && findNextCards(question, { context })) ?? []
    return next ? { 'best total': next.added / 100 } : {}
  },
}

/** In every comparison, next to the card that is asked for. */
const OTHER_CARD = 'chase-sapphire-preferred'
async function foundFor(asked: Asked, api: PageContext['api']) {
  const address = `${apiPaths.freeManualRun}?${queryOf(asked)}&form=numbers`
  const run = runNumbersSchema.parse(await api.get(address))
  return expandFound(run, cardTextsSchema.parse(await api.get(run.cardTexts)), asked.profile)
}

function queryOf({ costs, profile }: Asked): URLSearchParams {
  return new URLSearchParams([...costsQuery(costs), ...Object.entries(profileQuery(profile))])
}

function argumentsOf({ costs: { details = {}, ...six }, profile }: Asked): string[] {
  const given = Object.entries({ ...six, ...details }).map(([name, dollars]) => `${name}=${dollars}`)
  const { pointValues, ...others } = profileQuery(profile)
  const options = { ...others, ...(pointValues !== undefined && { 'point-values': pointValues }) }
  return [
    ...['--costs', given.join(',')],
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]
}

function settingOf({ years, hasBonus }: Asked): ResultSetting {
  const projection = ({ 1: '1', 2: '2', 3: '3' } as const)[years]
  return {
    ...defaultResultSetting,
    topYearProjection: projection,
    allCardsYearProjection: projection,
    topIncludedIntroBonus: hasBonus,
  }
}

/** Null if there are finer amounts, which some pages don't have. */
function sixOf({ costs: { details, ...six } }: Asked): MonthlyCosts | null {
  return details === undefined ? six : null
}

/** A wallet has no rent or taxes, and counts the interest of a balance. */
function walletQuestion({ costs, profile, years, hasBonus }: Asked, now: Date) {
  const isComparable = profile.rent === 0 && profile.debt === null && costs.details?.taxes === undefined
  const today = dayOfMoment(now)
  const catalog = createRunCatalog(release, today, habitsOf(profile, release))
  const { brands } = spendingHabitsOf(profile, catalog.profileOptions)
  const spend = spendOfTypedCosts(costs, presetWindow(DEFAULT_DATE_TYPE, today), { brands, rent: 0 })
  const question = {
    ...walletForProfile(catalog, spend, [], profile),
    ...{ size: 1, years, isIntro: hasBonus, obstacles: [] },
  }
  return { question: isComparable ? question : null, context: catalog.wallets }
}
