/** Tools that rank, compare and explain cards on typed amounts. */
import {
  explainCard,
  presentCardsDetails,
  presentCardTexts,
  presentExplanation,
  type Run,
  toYears,
} from '@cardsight/answers'
import type { CardsDetails, Projection } from '@cardsight/contract/backtest'
import { debtHeadline, laterSentences, withNames } from '@cardsight/contract/runs'
import { z } from 'zod'
import { askedSpending } from './asked-data.ts'
import {
  type AskedPerson,
  basisOf,
  basisSchema,
  cardInput,
  cardUrl,
  costsFrom,
  findCard,
  ownInput,
  personOf,
  profileInput,
  runOf,
  spendingSchema,
  spendOf,
  yearsInput,
} from './question.ts'
import { defineTool, type ToolContext, ToolProblem } from './tool.ts'

const PAGE_SIZE = 10
/** Estimates of a run with all cards, and of an explanation. */
const RUN_MS = 45
const EXPLAIN_MS = 40

const bonusInput = z
  .boolean()
  .default(true)
  .meta({ description: 'Count welcome bonuses, and everything else that is earned only once' })

const rowSchema = z.object({
  rank: z.int().nullable().meta({ description: 'Null for a card that the person may not get' }),
  id: z.string(),
  name: z.string(),
  total: z.number().meta({ description: 'Dollars over all years: reward + bonus - fees' }),
  reward: z.number(),
  bonus: z.number(),
  fees: z.number(),
  laterYear: z.number().nullable().meta({ description: 'Dollars in each year after the first, after fees' }),
  needs: z.array(z.string()).meta({ description: 'What the person lacks for this card' }),
  url: z.url(),
})

const asked = { spending: spendingSchema, profile: profileInput, years: yearsInput, countBonus: bonusInput }

type Asked = z.output<z.ZodObject<typeof asked>>

export const rankCards = defineTool({
  name: 'rank_cards',
  title: 'Rank credit cards',
  description:
    'Ranks every card of the catalog by what it would earn on the given monthly spending: rewards plus welcome bonus minus fees. Returns 10 cards; pass nextCursor for more. With a balance in the profile, cards are ranked by what the debt costs, and totals are negative. Example: {"spending": {"grocery": 600, "restaurant": 400, "gas": 150, "other": 900}, "years": "2"}',
  input: z.strictObject({
    ...asked,
    spending: spendingSchema.optional(),
    use_my_data: ownInput,
    cursor: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional()
      .meta({ description: 'nextCursor of the answer before' }),
  }),
  output: z.object({
    basis: basisSchema,
    summary: z.array(z.string()),
    ranked: z.int().meta({ description: 'Cards that the person can get' }),
    cards: z.array(rowSchema),
    nextCursor: z.string().nullable(),
  }),
  cost: RUN_MS,
  answer: ({ cursor = '0', ...question }, context) => {
    const person = personOf(question.profile, context)
    const asked = askedSpending(question, person, context)
    const details = presentDetails(person, asked.run())
    const list = listOf(details, question)
    const first = Number(cursor)
    const shown = list.slice(first, first + PAGE_SIZE)
    return {
      basis: basisOf(person, asked.dollarsPerYear, context),
      summary: summaryOf(details, question),
      ranked: list.length,
      cards: shown.map((entry, index) => rowOf(details, entry, first + index + 1, context)),
      nextCursor: first + shown.length < list.length ? String(first + shown.length) : null,
    }
  },
})

export const compareCards = defineTool({
  name: 'compare_cards',
  title: 'Compare cards',
  description:
    'Compares 2 to 4 cards on the given monthly spending, with the rewards of each by category. Example: {"cards": ["Citi Double Cash", "american-express-gold-card"], "spending": {"restaurant": 500, "other": 800}}',
  input: z.strictObject({ cards: z.array(cardInput).min(2).max(4), ...asked }),
  output: z.object({
    basis: basisSchema,
    cards: z.array(
      rowSchema.extend({
        byCategory: z.array(z.object({ category: z.string(), spending: z.number(), reward: z.number() })),
      }),
    ),
  }),
  cost: RUN_MS,
  answer: ({ cards: names, ...question }, context) => {
    const cards = names.map((name) => findCard(name, context.release))
    const ids = cards.map(({ id }) => id)
    const { person, details } = detailsOf(question, context, ids)
    const within = listOf(details, question)
    const outside = (question.countBonus ? details.outOfReach : details.noBonus_outOfReach)[question.years]
    return {
      basis: basisOf(person, details.spending, context),
      cards: cards.map(({ id, name }) => {
        const entry = [...within, ...outside].find(({ cardId }) => cardId === id)
        if (entry === undefined) {
          throw new ToolProblem(
            `${name} has no result: it is closed, or another variant of it is for this person. Use card_terms for its terms.`,
          )
        }
        const index = within.indexOf(entry)
        return {
          ...rowOf(details, entry, index === -1 ? null : index + 1, context),
          byCategory: (details.cards[id]?.stat ?? []).map(({ category, spending, money }) => ({
            category,
            spending,
            reward: money,
          })),
        }
      }),
    }
  },
})

export const explainTotal = defineTool({
  name: 'explain_total',
  title: 'Explain a total',
  description:
    'Explains how a card earns its total on the given monthly spending: each earn rate with the dollars it pays for, caps, credits, the welcome bonus and fees. Example: {"card": "Blue Cash Preferred", "spending": {"grocery": 700, "gas": 200, "other": 500}}',
  input: z.strictObject({
    card: cardInput,
    spending: spendingSchema,
    profile: profileInput,
    years: yearsInput,
  }),
  output: z.object({
    basis: basisSchema,
    id: z.string(),
    name: z.string(),
    total: z.number(),
    reward: z.number(),
    bonus: z.number(),
    fees: z.number(),
    lines: z.array(
      z.object({
        category: z.string(),
        spending: z.number(),
        rate: z.number().meta({ description: 'Percent, or points per dollar' }),
        reward: z.number(),
        because: z.string(),
      }),
    ),
    extras: z.array(z.object({ kind: z.string(), category: z.string(), reward: z.number() })),
    pointValueCents: z.number().nullable(),
    bonusTerms: z.string(),
    lastConfirmed: z.iso.date(),
    url: z.url(),
  }),
  cost: EXPLAIN_MS,
  answer: ({ card: name, spending, profile, years }, context) => {
    const found = findCard(name, context.release)
    const person = personOf(profile, context, [found.id])
    if (person.profile.debt !== null) {
      throw new ToolProblem('With a balance, rewards don’t count. Use rank_cards, which ranks by cost.')
    }
    const card = person.runs.release.cards.find(({ id }) => id === found.id)
    if (card === undefined) {
      throw new ToolProblem(`${found.name} is a business card. Set "hasBusiness" in the profile.`)
    }
    const costs = costsFrom(spending)
    const explained = explainCard(
      person.runs,
      spendOf(person, costs, context),
      { card, years: toYears(years), only: null },
      person.profile,
    )
    const shown = presentExplanation(explained, context.today)
    return {
      basis: basisOf(person, shown.spending / Number(years), context),
      id: card.id,
      name: card.name,
      total: shown.totalMoney,
      reward: shown.money,
      bonus: shown.introMoney,
      fees: shown.annualFee,
      lines: shown.lines.map(({ category, spending: dollars, rate, money, rule, refusal }) => ({
        category,
        spending: dollars,
        rate,
        reward: money,
        because: refusal ?? rule ?? 'No earn rate applies.',
      })),
      extras: shown.extras.map(({ kind, category, money }) => ({ kind, category, reward: money })),
      pointValueCents: shown.pointValue?.cents ?? null,
      bonusTerms: shown.bonus.description,
      lastConfirmed: shown.facts.asOf,
      url: cardUrl(card.id, context),
    }
  },
})

function detailsOf({ spending, profile }: Asked, context: ToolContext, cardIds: readonly string[] = []) {
  const person: AskedPerson = personOf(profile, context, cardIds)
  return { person, details: presentDetails(person, runOf(person, costsFrom(spending), context)) }
}

function presentDetails({ runs, profile }: AskedPerson, run: Run): CardsDetails {
  return presentCardsDetails(run, presentCardTexts(runs), '', profile)
}

function listOf(details: CardsDetails, { years, countBonus }: Pick<Asked, 'years' | 'countBonus'>) {
  return (countBonus ? details.results : details.noBonus_results)[years]
}

function rowOf(
  { cards }: CardsDetails,
  entry: CardsDetails['results'][Projection][number],
  rank: number | null,
  context: ToolContext,
): z.input<typeof rowSchema> {
  const { cardId, cardName, totalMoney, money, introMoney, annualFee } = entry
  const info = cards[cardId]
  return {
    ...{ rank, id: cardId, name: cardName },
    ...{ total: totalMoney, reward: money, bonus: introMoney, fees: annualFee },
    laterYear: info?.laterYear ?? null,
    needs: (info?.outOfReach ?? []).map((problem) => describeNeed(problem, context)),
    url: cardUrl(cardId, context),
  }
}

function describeNeed(
  problem: CardsDetails['cards'][string]['outOfReach'][number],
  { release }: ToolContext,
): string {
  switch (problem.kind) {
    case 'credit':
      return `${problem.level} credit or better`
    case 'history':
      return 'a credit history of a year or more'
    case 'deposit':
      return `a deposit of $${problem.dollars}`
    case 'membership':
      return release.memberships[problem.id]?.name ?? problem.id
  }
}

function summaryOf(
  details: CardsDetails,
  { years, countBonus }: Pick<Asked, 'years' | 'countBonus'>,
): string[] {
  const { debt, cards } = details
  if (debt !== null) {
    return [debtHeadline(debt)]
  }
  const answer = (countBonus ? details.answers : details.noBonus_answers)[years]
  if (answer === null) {
    return ['This person can’t get any of the cards.']
  }
  const ties = answer.ties.map((id) => cards[id]?.name ?? id)
  return [
    `${cards[answer.cardId]?.name ?? answer.cardId} earns ${dollars(answer.totalMoney)}, ${dollars(answer.gainOverPlain)} more than a 2% card without a fee.`,
    ...(answer.later === undefined
      ? []
      : laterSentences(
          withNames(answer.later, (id) => cards[id]?.name),
          dollars,
        )),
    ...(ties.length === 0 ? [] : [`Close to it: ${ties.join(', ')}.`]),
  ]
}

function dollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`
}
