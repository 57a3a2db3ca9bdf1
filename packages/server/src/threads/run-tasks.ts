/** Calculations that run on worker threads. Those for a response return it as compressed JSON. */
import {
  averageWallet,
  createRunCatalog,
  debugRun,
  explainCard,
  heldCardsOf,
  type LinkedSpending,
  prepareYourCards,
  presentDebug,
  presentExplanation,
  presentRunNumbers,
  profileAbout,
  type Run,
  runFromCosts,
  runFromTransactions,
  spendOfHistory,
  spendOfTypedCosts,
  valueOverTime,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { historyOf } from '@cardsight/catalog/history'
import {
  explanationSchema,
  literalRunSchema,
  runNumbersSchema,
  valueOverTimeSchema,
} from '@cardsight/contract/backtest'
import { linkedPurchasesSchema, spendingLinesSchema } from '@cardsight/contract/banking'
import { cardReportSchema } from '@cardsight/contract/cards'
import type { TypedCosts } from '@cardsight/contract/costs'
import type { HeldCards } from '@cardsight/contract/extension'
import type { HouseholdSpending } from '@cardsight/contract/household'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { spendingHabitsOf, valueRun } from '@cardsight/contract/runs'
import type { Day, DayRange } from '@cardsight/engine/dates'
import type { Spend } from '@cardsight/engine/spending'
import { z } from 'zod'
import type { OwnData } from '../assistant/tool.ts'
import { answerTool } from '../assistant/tools.ts'
import { cacheByDay } from '../caches/cache-by-day.ts'
import { compressAtOnce } from '../http/compress.ts'
import type { Encoding } from '../http/encodings.ts'
import { type PresentedCompanion, presentCardReport, presentCompanion } from '../presenters/card-report.ts'
import { presentPurchases } from '../presenters/purchases.ts'
import { presentSpendingLines } from '../presenters/spending-lines.ts'
import { createCompanionSearch } from '../services/backtest/find-companions.ts'
import { type ExplanationRequest, findQuestion } from '../services/backtest/find-question.ts'
import { reportCard } from '../services/backtest/report-card.ts'
import { getCard } from '../services/get-cards.ts'
import { monthlyTotals } from '../services/household/monthly-totals.ts'
import {
  calculateDigest,
  type DigestContent,
  type DigestQuestion,
} from '../services/reminders/calculate-digest.ts'
import {
  type CardsOfPerson,
  calculateReminders,
  type Reminder,
  toYourCardsInput,
} from '../services/reminders/calculate-reminders.ts'
import { readImport } from '../services/runs/read-import.ts'
import { prepareRuns } from '../services/runs/run-catalog.ts'
import { type Form, qualityFor, writeRun } from '../services/runs/run-forms.ts'
import { cacheRuns } from '../services/runs/runs-for.ts'
import {
  readLines,
  readSpending,
  type SpendingRefusal,
  type StoredSpending,
} from '../services/runs/stored-spending.ts'
import {
  type CheckedPerson,
  createWatchChecker,
  findBetterAnswer,
  type PersonToCheck,
  rankingOf,
} from '../services/watches/check-watches.ts'

/** Brotli quality, of 11: a good size for a response that someone is waiting for. */
const USUAL_QUALITY = 4

type Encoded = Readonly<{ encoding: Encoding; today: Day }>
type ForProfile = Encoded & Readonly<{ profile: Profile }>
type OnCosts = ForProfile & Readonly<{ costs: TypedCosts; window: DayRange }>
type OnSpending = Encoded & Readonly<{ spending: StoredSpending }>
type RunOnSpending = ForProfile & OnSpending
/** `isBusy` if other runs are waiting. */
type InForm = Readonly<{ form: Form; isBusy: boolean }>
type Explaining = Readonly<{ explanationRequest: ExplanationRequest }>
type Valuing = Readonly<{ cardIds: readonly string[] }>
type AskingTool = Readonly<{
  tool: string
  input: unknown
  today: Day
  publicUrl: string
  own: OwnData | null
}>
type CheckingWatches = Readonly<{ today: Day; people: readonly PersonToCheck[] }>
type CheckingPurchases = Readonly<{
  today: Day
  profile: Profile
  cardId: string
  spending: StoredSpending
}>
type Reporting = Readonly<{ cardId: string; companions: readonly PresentedCompanion[] }>

export type RunTasks = ReturnType<typeof createRunTasks>

/** @param checksAnswers whether responses are validated against their schemas, as in tests. */
export function createRunTasks(release: Release, { checksAnswers }: { checksAnswers: boolean }) {
  const runsFor = cacheRuns(release, (today, habits) => createRunCatalog(release, today, habits))
  const personalOn = cacheByDay((today) => prepareRuns(runsFor(defaultProfile, today)))
  const withBusinessOn = cacheByDay((today) =>
    prepareRuns(runsFor({ ...defaultProfile, hasBusiness: true }, today)),
  )
  const preparedFor = ({ hasBusiness }: Pick<Profile, 'hasBusiness'>, today: Day) =>
    hasBusiness ? withBusinessOn(today) : personalOn(today)
  const runsOn = ({ profile, today }: ForProfile) => runsFor(profile, today)
  const habitsOf = (given: ForProfile) => spendingHabitsOf(given.profile, runsOn(given).profileOptions)
  const companionsOn = cacheByDay((today) => ({
    personal: createCompanionSearch(() => personalOn(today).runs),
    business: createCompanionSearch(() => withBusinessOn(today).runs),
  }))
  const isBusinessCard = (cardId: string) => getCard({ catalog: release }, cardId).business !== undefined
  const watchCheckerOn = cacheByDay((today) =>
    createWatchChecker({
      today,
      runsFor: (profile) => runsFor(profile, today),
      textsFor: (profile) => preparedFor(profile, today).texts,
      historyOf,
    }),
  )
  const reportCache = new WeakMap()

  const linkedRunOf = (given: ForProfile, spending: LinkedSpending) =>
    runFromTransactions(runsOn(given), { ...spending, rent: given.profile.rent })

  const encode = (schema: z.ZodType, answer: unknown, { encoding }: Encoded) =>
    compressAtOnce(JSON.stringify(checksAnswers ? schema.parse(answer) : answer), encoding, USUAL_QUALITY)

  const encodeRun = (run: Run, how: ForProfile & InForm): Uint8Array => {
    const json = writeRun(preparedFor(how.profile, how.today), run, how)
    if (checksAnswers) {
      runSchema.parse(JSON.parse(json))
    }
    return compressAtOnce(json, how.encoding, qualityFor(how.form, how))
  }

  const encodeExplanation = (spend: Spend, how: ForProfile & Explaining): Uint8Array => {
    const runs = runsOn(how)
    const explained = explainCard(
      runs,
      spend,
      findQuestion(runs.release, how.explanationRequest),
      how.profile,
    )
    return encode(explanationSchema, presentExplanation(explained, how.today), how)
  }

  const encodeValues = (spend: Spend, how: ForProfile & Valuing): Uint8Array => {
    const runs = runsOn(how)
    const cards = how.cardIds.map((cardId) => getCard({ catalog: runs.release }, cardId))
    return encode(valueOverTimeSchema, valueOverTime(runs, spend, cards, how.profile), how)
  }

  return {
    /** Returns as soon as the catalog is compiled. */
    start: (today: Day): void => {
      personalOn(today)
    },

    runOnCosts: (given: OnCosts & InForm): Uint8Array =>
      encodeRun(runFromCosts(runsOn(given), given.costs, given.window, habitsOf(given)), given),

    explainCosts: (given: OnCosts & Explaining): Uint8Array =>
      encodeExplanation(spendOfTypedCosts(given.costs, given.window, habitsOf(given)), given),

    valueOnCosts: (given: OnCosts & Valuing): Uint8Array =>
      encodeValues(spendOfTypedCosts(given.costs, given.window, habitsOf(given)), given),

    reportCard: (given: OnCosts & Reporting): Uint8Array => {
      const { texts } = preparedFor(given.profile, given.today)
      const report = reportCard(reportCache, runsOn(given), given.cardId, { ...given, texts })
      return encode(cardReportSchema, presentCardReport(report, given.companions, given.today), given)
    },

    findCompanions: ({ cardId, today }: Readonly<{ cardId: string; today: Day }>): PresentedCompanion[] =>
      companionsOn(today)[isBusinessCard(cardId) ? 'business' : 'personal'](cardId).map(presentCompanion),

    averageWallet: ({ today }: Readonly<{ today: Day }>) => averageWallet(personalOn(today).runs),

    debugCosts: (given: OnCosts): Uint8Array => {
      const run = runFromCosts(runsOn(given), given.costs, given.window, habitsOf(given))
      return encode(z.unknown(), presentDebug(debugRun(run)), given)
    },

    runOnSpending: (given: RunOnSpending & InForm) =>
      onSpending(given, (spending) => encodeRun(linkedRunOf(given, spending), given)),

    explainSpending: (given: RunOnSpending & Explaining) =>
      onSpending(given, (spending) => encodeExplanation(spendOfHistory(spending, given.profile.rent), given)),

    valueOnSpending: (given: RunOnSpending & Valuing) =>
      onSpending(given, (spending) => encodeValues(spendOfHistory(spending, given.profile.rent), given)),

    debugSpending: (given: RunOnSpending) =>
      onSpending(given, (spending) =>
        encode(z.unknown(), presentDebug(debugRun(linkedRunOf(given, spending))), given),
      ),

    listPurchases: (given: OnSpending) =>
      onSpending(given, (spending) => encode(linkedPurchasesSchema, presentPurchases(spending), given)),

    listLines: ({ links, ...how }: Encoded & Pick<StoredSpending, 'links'>) =>
      encode(spendingLinesSchema, presentSpendingLines(readLines(links)), how),

    /** What a household shares of a person's purchases. */
    monthlyTotals: (stored: StoredSpending): HouseholdSpending | SpendingRefusal => {
      const spending = readSpending(stored)
      return typeof spending === 'string' ? spending : monthlyTotals(spending)
    },

    listReminders: (given: CardsOfPerson): Reminder[] =>
      calculateReminders(toYourCardsInput(runsFor(given.profile, given.today), given), { hasAdvice: false }),

    listHeldCards: (given: CardsOfPerson): HeldCards => {
      const held = given.yourCards.cards.map(({ cardId }) => cardId)
      const profile = profileAbout(held, given.profile, release)
      const input = toYourCardsInput(runsFor(profile, given.today), { ...given, profile })
      return heldCardsOf(prepareYourCards(input), profile)
    },

    calculateDigest: (given: DigestQuestion): DigestContent =>
      calculateDigest(runsFor(given.profile, given.today), given),

    answerTool: ({ tool, input, today, publicUrl, own }: AskingTool) =>
      answerTool(tool, input, {
        release,
        runsFor: (profile) => runsFor(profile, today),
        today,
        publicUrl,
        own,
      }),

    checkWatches: ({ today, people }: CheckingWatches): CheckedPerson[] => people.map(watchCheckerOn(today)),

    checkWatchedPurchases: ({ today, profile, cardId, spending: stored }: CheckingPurchases) => {
      const spending = readSpending(stored)
      if (typeof spending === 'string') {
        return spending
      }
      const runs = runsFor(profile, today)
      const run = runFromTransactions(runs, { ...spending, rent: profile.rent })
      const valued = valueRun(presentRunNumbers(run, ''), preparedFor(profile, today).texts, profile)
      return findBetterAnswer(
        rankingOf(valued),
        { cardId, basis: 'On your purchases of the last year' },
        runs.release,
      )
    },

    readImport,

    /** Does nothing if Node wasn't started with `--expose-gc`. */
    collectGarbage: (): void => globalThis.gc?.(),
  }
}

const runSchema = z.union([literalRunSchema, runNumbersSchema])

function onSpending(
  { spending: stored }: OnSpending,
  answer: (spending: LinkedSpending) => Uint8Array,
): Uint8Array | SpendingRefusal {
  const spending = readSpending(stored)
  return typeof spending === 'string' ? spending : answer(spending)
}
