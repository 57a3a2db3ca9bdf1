/**
 * Runs the product on statements inside the browser. Knows no page, makes no network call and stores nothing.
 */

import {
  createRunCatalog,
  explainCard,
  habitsIn,
  isTooMuchHistory,
  presentCardTexts,
  presentExplanation,
  presentRunNumbers,
  type RunCatalog,
  runFromTransactions,
  spendOfHistory,
  toYears,
  valueOverTime,
} from '@cardsight/answers'
import type { CatalogCard, Release } from '@cardsight/catalog'
import type { Explanation, Projection, RunNumbers, ValueOverTime } from '@cardsight/contract/backtest'
import type { SavedImport } from '@cardsight/contract/banking'
import type { CardTexts } from '@cardsight/contract/cards'
import type { ErrorCode } from '@cardsight/contract/errors'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { type Category, categories } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import { coverageOf, type Purchase } from '@cardsight/engine/spending'
import {
  loadReaders,
  type ReadStatement,
  type Understood,
  type UnderstoodAccount,
} from '@cardsight/statements'
import { createImportedFiles } from './imported-files.ts'
import { BUSINESS_TEXTS, type ImportedRun } from './imports.ts'
import type { PublishedCards } from './published-cards.ts'

/** Placeholder for the URL of card texts in an API run: here the worker provides the texts. */
const TEXTS_OF_WORKER = 'worker'

export type ImportedQuestion = ImportedRun &
  Readonly<{ cardId: string; projection: Projection; only: string | null; today: Day }>

export type ImportedValueQuestion = ImportedRun & Readonly<{ cardIds: readonly string[] }>

/** The error that the API would return. */
export type RunRefusal = Extract<ErrorCode, 'no-purchases' | 'too-much-spending'>

export type ImportCalculator = ReturnType<typeof createImportCalculator>

/** @param report called with the progress of the file being added, from 0 to 1. */
export function createImportCalculator(
  published: PublishedCards,
  today: Day,
  report: (done: number) => void = () => undefined,
) {
  const files = createImportedFiles(report)
  let compiled: RunCatalog | null = null
  const catalog = (): RunCatalog => {
    compiled ??= createRunCatalog(published(), today)
    return compiled
  }
  const catalogFor = cacheByHabits(published, catalog)
  const purchasesOf = ({ accountIds }: Pick<ImportedRun, 'accountIds'>) => {
    const { purchases, leftOut } = files.understood()
    const counted = new Set<string | null>(accountIds)
    return { purchases: purchases.filter(({ account }) => counted.has(account)), leftOut }
  }
  const historyOf = ({ accountIds, window }: Pick<ImportedRun, 'accountIds' | 'window'>) => {
    const firstDays = files
      .summary()
      .accounts.filter(({ id }) => accountIds.includes(id))
      .map(({ first }) => first)
    return { ...purchasesOf({ accountIds }), window, historyFirst: firstDays.sort()[0] ?? window.first }
  }

  return {
    /** Afterward nothing else needs to be loaded. */
    prepare: async (): Promise<void> => {
      await loadReaders()
      catalog()
    },
    summary: files.summary,
    addFile: files.add,
    correctFile: files.correct,
    removeFile: files.remove,
    useCorrections: files.useCorrections,
    openFiles: files.open,
    /** Lines with our own categories: the Spending page corrects them itself. */
    lines: files.lines,
    merchantLines: files.linesOf,
    toStored: files.toStored,
    newestLines: files.newestLines,
    forget: files.forget,
    rowsToSave: () => savedImportOf(files.statements(), files.understood()),
    cardTexts: (profile: Pick<Profile, 'hasBusiness'> = defaultProfile): CardTexts =>
      presentCardTexts(catalogFor({ ...defaultProfile, hasBusiness: profile.hasBusiness })),
    /** Returns the run, or an error: no purchases in the date range, or more than a run can count. */
    run: ({ profile = defaultProfile, ...asked }: ImportedRun): RunNumbers | RunRefusal => {
      const { window, nMonths } = asked
      const history = historyOf(asked)
      if (!history.purchases.some(({ day }) => window.first <= day && day <= window.last)) {
        return 'no-purchases'
      }
      if (isTooMuchHistory(history)) {
        return 'too-much-spending'
      }
      const { rent } = profile
      const run = runFromTransactions(catalogFor(profile), { ...history, nMonths, rent })
      return presentRunNumbers(run, profile.hasBusiness ? BUSINESS_TEXTS : TEXTS_OF_WORKER)
    },
    /** For the wallet, which is searched in its own worker. The days stand for a year, as in a run. */
    walletSpend: (asked: Pick<ImportedRun, 'accountIds' | 'window'>) => {
      const { purchases, window, historyFirst } = historyOf(asked)
      return { purchases, window: coverageOf(window, historyFirst).window }
    },
    purchases: (run: Pick<ImportedRun, 'accountIds'>): readonly Purchase[] => purchasesOf(run).purchases,
    explain({ cardId, projection, only, profile = defaultProfile, ...run }: ImportedQuestion): Explanation {
      const card = cardOf(published(), cardId)
      const question = { card, years: toYears(projection), only: only === null ? null : categoryOf(only) }
      const explained = explainCard(
        catalogFor(profile),
        spendOfHistory(historyOf(run), profile.rent),
        question,
        profile,
      )
      return presentExplanation(explained, run.today)
    },
    valueOverTime({ cardIds, profile = defaultProfile, ...run }: ImportedValueQuestion): ValueOverTime {
      const cards = cardIds.map((cardId) => cardOf(published(), cardId))
      const spend = spendOfHistory(historyOf(run), profile.rent)
      return valueOverTime(catalogFor(profile), spend, cards, profile)
    },
  }
}

/** Returns a function that compiles the catalog for a profile. Caches the last one and that of the usual habits. */
function cacheByHabits(published: PublishedCards, usual: () => RunCatalog): (profile: Profile) => RunCatalog {
  let latest: RunCatalog | null = null
  return (profile) => {
    const habits = habitsIn(published(), profile)
    const known = [usual(), latest].find((one) => JSON.stringify(one?.habits) === JSON.stringify(habits))
    latest = known ?? createRunCatalog(published(), usual().assumptions.today, habits)
    return latest
  }
}

function cardOf({ cards }: Release, cardId: string): CatalogCard {
  const card = cards.find(({ id }) => id === cardId)
  if (card === undefined) {
    throw new RangeError(`unknown card ${cardId}`)
  }
  return card
}

function categoryOf(name: string): Category {
  const category = categories.find((known) => known.name === name)
  if (category === undefined) {
    throw new RangeError(`unknown category ${name}`)
  }
  return category
}

const MANY_BANKS = 'Imported statements'
const LONGEST = { institution: 100, account: 200, row: 300, category: 100 } as const

/**
 * The payload for saving an import to the account: purchases and refunds, not the files. They have the descriptions from
 * their files, and the server categorizes them like those of a bank.
 */
function savedImportOf(
  statements: readonly ReadStatement[],
  { accounts, details }: Pick<Understood, 'accounts' | 'details'>,
): SavedImport {
  const used = new Set(details.map(({ purchase }) => purchase.account))
  return {
    institutionName: institutionOf(statements),
    accounts: accounts.filter(({ id }) => used.has(id)).map(toAccount),
    rows: details.map(({ purchase, row }) => ({
      account: purchase.account ?? '',
      day: row.day,
      amountCents: row.cents,
      name: plain(row.text, LONGEST.row) || 'Unnamed',
      mcc: row.mcc,
      issuerCategory: row.category === null ? null : plain(row.category, LONGEST.category),
      isAbroad: false,
    })),
  }
}

function institutionOf(statements: readonly ReadStatement[]): string {
  const names = new Set(statements.flatMap(({ institution }) => institution ?? []))
  const [only] = names
  return only !== undefined && names.size === 1 ? plain(only, LONGEST.institution) : MANY_BANKS
}

function toAccount({ id, label, mask, type }: UnderstoodAccount): SavedImport['accounts'][number] {
  return {
    id,
    name: plain(label, LONGEST.account) || 'Account',
    mask: mask !== null && /^[\dA-Za-z]{1,4}$/.test(mask) ? mask : null,
    subtype: subtypes[type],
  }
}

/** As for the results here, an account of unknown type counts as a bank account. */
const subtypes = {
  credit: 'credit card',
  savings: 'savings',
  checking: 'checking',
  unknown: 'checking',
} as const

/** One line of text that the database accepts. */
function plain(text: string, longest: number): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}
