/** Spending and cards that a question is about: those it names, or the person's own. */
import { type LinkedSpending, type Run, runFromTransactions, spendOfHistory } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import { errorTable } from '@cardsight/contract/errors'
import { pagePaths } from '@cardsight/contract/paths'
import type { YourCards } from '@cardsight/contract/your-cards'
import { daysIn } from '@cardsight/engine/dates'
import { totalSpending } from '@cardsight/engine/insights'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import type { Purchase, Spend } from '@cardsight/engine/spending'
import type { z } from 'zod'
import { readSpending } from '../services/runs/stored-spending.ts'
import {
  type AskedPerson,
  costsFrom,
  findCard,
  runOf,
  type spendingSchema,
  spendOf,
  yearlyDollars,
} from './question.ts'
import { type OwnData, type ToolContext, ToolProblem } from './tool.ts'

const YEAR_DAYS = 365

type Asked = Readonly<{
  spending?: z.output<typeof spendingSchema> | undefined
  cards?: readonly string[] | undefined
  use_my_data: boolean
}>

export type AskedSpending = Readonly<{ dollarsPerYear: number; spend: () => Spend; run: () => Run }>

/** Own spending is that of linked accounts and saved files over the last year, as the site's results have it. */
export function askedSpending(
  { spending, use_my_data }: Pick<Asked, 'spending' | 'use_my_data'>,
  person: AskedPerson,
  context: ToolContext,
): AskedSpending {
  if (spending !== undefined) {
    const costs = costsFrom(spending)
    return {
      dollarsPerYear: yearlyDollars(costs),
      spend: () => spendOf(person, costs, context),
      run: () => runOf(person, costs, context),
    }
  }
  if (!use_my_data) {
    throw new ToolProblem('"spending" is missing. Ask the person what they spend a month.')
  }
  const history = ownSpending(context)
  const { rent } = person.profile
  const spend = spendOfHistory(history, rent)
  return {
    dollarsPerYear: yearOf(spend),
    spend: () => spend,
    run: () => runFromTransactions(person.runs, { ...history, rent }),
  }
}

/** Cards that the question names, or the open ones that the person has. */
export function askedCards(
  { cards, use_my_data }: Pick<Asked, 'cards' | 'use_my_data'>,
  context: ToolContext,
): CatalogCard[] {
  if (cards !== undefined || !use_my_data) {
    return (cards ?? []).map((name) => findCard(name, context.release))
  }
  const open = ownCards(context).cards.filter(({ closed }) => closed === undefined)
  const ids = new Set(open.map(({ cardId }) => cardId))
  return context.release.cards.filter(({ id }) => ids.has(id))
}

export function ownCards(context: ToolContext): YourCards {
  const { cards } = requireOwn(context)
  if (cards === null) {
    throw outOfScope('the cards you have', context)
  }
  return cards.yourCards
}

function ownSpending(context: ToolContext): LinkedSpending {
  const { spending: stored } = requireOwn(context)
  if (stored === null) {
    throw outOfScope('your spending totals', context)
  }
  const spending = typeof stored === 'string' ? stored : readSpending(stored)
  if (typeof spending === 'string') {
    throw new ToolProblem(isRefusal(spending) ? errorTable[spending].sentence : spending)
  }
  return spending
}

/** Without them, caps that are used up aren't known. */
export function ownPurchases({ own }: ToolContext): readonly Purchase[] {
  const stored = own?.spending ?? null
  const spending = stored === null || typeof stored === 'string' ? null : readSpending(stored)
  return spending === null || typeof spending === 'string' ? [] : spending.purchases
}

function requireOwn({ own, publicUrl }: ToolContext): OwnData {
  if (own === null) {
    throw new ToolProblem(
      `This needs an access token of the person. They can create one at ${accountUrl(publicUrl)} and add it to this connection.`,
    )
  }
  return own
}

function outOfScope(what: string, { publicUrl }: ToolContext): ToolProblem {
  return new ToolProblem(
    `This access token doesn't cover ${what}. Name them in the question, or create a token that covers them at ${accountUrl(publicUrl)}.`,
  )
}

function accountUrl(publicUrl: string): string {
  return new URL(pagePaths.account, publicUrl).href
}

function isRefusal(text: string): text is 'no-purchases' | 'too-much-spending' {
  return text === 'no-purchases' || text === 'too-much-spending'
}

/** A shorter history stands for a year. */
function yearOf(spend: Spend): number {
  const scale = Math.max(1, YEAR_DAYS / daysIn(spend.window))
  return centsToDollars(toCents(Math.round(totalSpending(spend) * scale)))
}
