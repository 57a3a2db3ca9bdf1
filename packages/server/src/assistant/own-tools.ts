/** Tools that read a person's own data, with an access token. */
import {
  prepareYourCards,
  presentCardsDetails,
  presentCardTexts,
  remindersOf,
  trackCards,
} from '@cardsight/answers'
import { z } from 'zod'
import { askedSpending, ownCards, ownPurchases } from './asked-data.ts'
import { basisOf, basisSchema, cardUrl, personOf } from './question.ts'
import { defineTool } from './tool.ts'

const CARDS_MS = 60
const SPENDING_MS = 60
const MOST_DATES = 10

const nothing = z.strictObject({})

export const yourCards = defineTool({
  name: 'your_cards',
  title: 'List the person’s cards',
  description:
    'Returns the cards that the person saved in their account, and what is due next: fees, credits, bonuses and quarters to activate. Needs an access token that covers cards. Example: {}',
  input: nothing,
  output: z.object({
    date: z.iso.date(),
    cards: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        opened: z.string().nullable(),
        closed: z.string().nullable(),
        url: z.url().nullable().meta({ description: 'Null for a card that the catalog doesn’t have' }),
      }),
    ),
    next: z.array(z.object({ date: z.iso.date(), title: z.string(), text: z.string() })),
  }),
  cost: CARDS_MS,
  answer: (_, context) => {
    const saved = ownCards(context)
    const { runs, profile } = personOf(undefined, context)
    const names = new Map(context.release.cards.map(({ id, name }): [string, string] => [id, name]))
    const purchases = ownPurchases(context)
    const prepared = prepareYourCards({ catalog: runs, yourCards: saved, purchases, profile })
    return {
      date: context.today,
      cards: saved.cards.map(({ cardId, nickname, opened, closed }) => ({
        ...{ id: cardId, name: names.get(cardId) ?? nickname ?? cardId },
        ...{ opened: opened ?? null, closed: closed ?? null },
        url: names.has(cardId) ? cardUrl(cardId, context) : null,
      })),
      next: remindersOf(prepared, trackCards(prepared))
        .slice(0, MOST_DATES)
        .map(({ day, title, text }) => ({ date: day, title, text })),
    }
  },
})

export const yourSpending = defineTool({
  name: 'your_spending',
  title: 'Total the person’s spending',
  description:
    'Returns what the person spent by category in the last year, from linked accounts and saved statements: totals only, no purchases and no merchants. Needs an access token that covers spending. Example: {}',
  input: nothing,
  output: z.object({
    basis: basisSchema,
    from: z.iso.date(),
    to: z.iso.date(),
    total: z.number(),
    byCategory: z.array(z.object({ category: z.string(), spending: z.number() })),
  }),
  cost: SPENDING_MS,
  answer: (_, context) => {
    const person = personOf(undefined, context)
    const asked = askedSpending({ use_my_data: true }, person, context)
    const run = asked.run()
    const { window } = run.spend
    const details = presentCardsDetails(run, presentCardTexts(person.runs), '', person.profile)
    return {
      basis: basisOf(person, asked.dollarsPerYear, context),
      ...{ from: window.first, to: window.last, total: details.spending },
      byCategory: details.transactions_statistics.map(({ category, spending }) => ({ category, spending })),
    }
  },
})
