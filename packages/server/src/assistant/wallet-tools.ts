/** Tools about several cards: the best wallet, which card to use at a place, and when to apply for cards. */
import {
  adviseWallet,
  debtWallet,
  describeChoice,
  findPlace,
  planFor,
  prepareYourCards,
  type Recognized,
  type RunCatalog,
  whichCard as rankHeldCards,
  shopKinds,
  walletForProfile,
  withKind,
} from '@cardsight/answers'
import { categorize } from '@cardsight/categorizer'
import { planRequestSchema } from '@cardsight/contract/plan'
import { debtHeadline, NO_NEW_PURCHASES, PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import { NO_CARD_PAYS, WITHOUT_CARDS } from '@cardsight/contract/sentences'
import { yourCardsSchema } from '@cardsight/contract/your-cards'
import { isLeaf } from '@cardsight/engine/categories'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import { z } from 'zod'
import { askedCards, askedSpending, ownCards, ownPurchases } from './asked-data.ts'
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
  spendingSchema,
  spendOf,
  yearlyDollars,
} from './question.ts'
import { defineTool, ToolProblem } from './tool.ts'

const MOST_CARDS = 20
const MOST_NEW_CARDS = 3
const MOST_STEPS = 12
/** Estimates; a hard search stops earlier and says how much better an answer could be. */
const WALLET_MS = 2_000
const PLAN_MS = 3_000
const HERE_MS = 20

const NO_PURCHASES = 'We don’t know what you’ve spent on these cards so far, so caps count as unused.'

const heldInput = z
  .array(cardInput)
  .max(MOST_CARDS)
  .optional()
  .meta({ description: 'Cards that the person has, by id or name' })

export const bestWallet = defineTool({
  name: 'best_wallet',
  title: 'Find the best wallet',
  description:
    'Finds the set of cards that earns the most together on the given monthly spending, and which card to use for what. Cards that the person has stay unless they cost more than they earn. Cards that add less than $50 a year are left out. Example: {"spending": {"grocery": 700, "restaurant": 300, "other": 1000}, "size": 2}',
  input: z.strictObject({
    spending: spendingSchema.optional(),
    use_my_data: ownInput,
    profile: profileInput,
    size: z.int().min(1).max(MOST_NEW_CARDS).default(2).meta({
      description:
        'How many cards more than the person has now. A card that isn’t worth keeping makes room for another',
    }),
    cards: heldInput,
    years: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    countBonus: z.boolean().default(true),
  }),
  output: z.object({
    basis: basisSchema,
    total: z.number().meta({ description: 'Dollars over all years, after fees' }),
    cards: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isHeld: z.boolean(),
        reward: z.number(),
        bonus: z.number(),
        fees: z.number(),
        total: z.number(),
        useFor: z.array(z.object({ category: z.string(), spending: z.number() })),
        url: z.url(),
      }),
    ),
    couldEarnMore: z
      .number()
      .meta({ description: 'Dollars that another wallet could earn more, if the search stopped early' }),
    notes: z.array(z.string()),
  }),
  cost: WALLET_MS,
  answer: ({ profile, size, years, countBonus, ...given }, context) => {
    const held = askedCards(given, context).map(({ id }): string => id)
    const person = personOf(profile, context, held)
    const asked = askedSpending(given, person, context)
    const basis = basisOf(person, asked.dollarsPerYear, context)
    const debt = debtWallet(person.runs, person.profile)
    if (debt !== null) {
      const [best] = debt.results
      const cost = 0 - (best?.cost ?? 0)
      const card = best && {
        ...{ id: best.cardId, name: best.cardName, isHeld: held.includes(best.cardId) },
        ...{ reward: 0, bonus: 0, fees: best.annualFees, total: cost, useFor: [] },
        url: cardUrl(best.cardId, context),
      }
      return {
        basis,
        total: cost,
        cards: card === undefined ? [] : [card],
        couldEarnMore: 0,
        notes: [debtHeadline(debt), NO_NEW_PURCHASES],
      }
    }
    const question = {
      ...walletForProfile(person.runs, asked.spend(), held, person.profile),
      ...{ size: held.length + size, years, isIntro: countBonus, obstacles: [] },
    }
    const advice = adviseWallet(question, { keepsSmallCards: false, context: person.runs.wallets })
    const { best, gap } = advice.answer
    const usesOf = (cardId: string) => {
      const sums = new Map<string, number>()
      for (const each of best.assignments.filter((one) => one.year === 1 && one.cardId === cardId)) {
        sums.set(each.category.name, (sums.get(each.category.name) ?? 0) + each.cents)
      }
      return [...sums].map(([category, cents]) => ({ category, spending: inDollars(cents) }))
    }
    const nameOf = nameIn(person.runs)
    return {
      basis,
      total: inDollars(best.total),
      cards: best.cards.map(({ cardId, isOwned, reward, bonus, fee, total }) => ({
        ...{ id: cardId, name: nameOf(cardId), isHeld: isOwned },
        ...{
          reward: inDollars(reward),
          bonus: inDollars(bonus),
          fees: inDollars(fee),
          total: inDollars(total),
        },
        useFor: usesOf(cardId),
        url: cardUrl(cardId, context),
      })),
      couldEarnMore: inDollars(gap),
      notes: [
        ...(best.cards.length === 0 ? [`${NO_CARD_PAYS}. ${WITHOUT_CARDS}`] : []),
        ...held
          .filter((id) => !best.cards.some(({ cardId }) => cardId === id))
          .map((id) => `${nameOf(id)} costs more than it earns, so it isn't part of the wallet.`),
        ...(advice.simpler === null
          ? []
          : [
              `Simpler, with one kind of points: ${advice.simpler.cards.map(({ cardId }) => nameOf(cardId)).join(' with ')}.`,
            ]),
      ],
    }
  },
})

export const whichCard = defineTool({
  name: 'which_card',
  title: 'Choose a card at a store',
  description:
    'Says which of the given cards to pay with at a store, website or kind of place, best first, with caps and cards that the store doesn’t take. Example: {"cards": ["Blue Cash Preferred", "Citi Double Cash"], "place": "Costco", "amount": 120}',
  input: z.strictObject({
    cards: z
      .array(cardInput)
      .min(1)
      .max(MOST_CARDS)
      .optional()
      .meta({ description: 'Cards that the person has' }),
    use_my_data: ownInput,
    place: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'A merchant, a kind of shop, or a line of a statement' }),
    amount: z.number().positive().max(99_999).default(100).meta({ description: 'Dollars' }),
    kind: z
      .string()
      .max(50)
      .optional()
      .meta({ description: 'Key of a kind of shop, for a place we don’t know' }),
    abroad: z.boolean().default(false),
    profile: profileInput,
  }),
  output: z.object({
    date: z.iso.date(),
    place: z.string(),
    kind: z.string(),
    isSure: z.boolean().meta({ description: 'False if the kind of shop is our guess' }),
    choices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        earns: z.number().meta({ description: 'Dollars on this purchase, after foreign fees' }),
        isAccepted: z.boolean(),
        reason: z.string(),
        notes: z.array(z.string()),
      }),
    ),
    note: z.string().nullable(),
  }),
  cost: HERE_MS,
  answer: ({ place: text, amount, kind, abroad, profile, ...question }, context) => {
    const held = askedCards(question, context)
    if (held.length === 0) {
      throw new ToolProblem('There are no cards to choose from. Name them in "cards".')
    }
    const person = personOf(
      profile,
      context,
      held.map(({ id }) => id),
    )
    const isOwn = question.cards === undefined
    const named = held.map(({ id }, index) => ({ id: `${index}`, cardId: id, opened: '2000-01' }))
    const purchases = isOwn ? ownPurchases(context) : []
    const prepared = prepareYourCards({
      catalog: person.runs,
      yourCards: isOwn ? ownCards(context) : yourCardsSchema.parse({ version: 1, cards: named }),
      purchases,
      profile: person.profile,
    })
    const place = placeOf(text, kind, person.runs)
    const choices = rankHeldCards(prepared, {
      leaf: place.leaf,
      merchant: place.merchant,
      isAbroad: abroad,
      cents: Math.round(amount * 100),
    })
    const nameOf = nameIn(person.runs)
    return {
      date: context.today,
      place: place.name,
      kind: place.leaf,
      isSure: place.isSure,
      choices: choices.map((choice) => {
        const { reason, notes } = describeChoice(prepared, choice)
        return {
          ...{ id: choice.cardId, name: nameOf(choice.cardId), earns: inDollars(choice.totalCents) },
          isAccepted: choice.refusedAt === null,
          ...{ reason, notes },
        }
      }),
      note: noteOn(prepared.hasDebt, choices) ?? (isOwn && purchases.length === 0 ? NO_PURCHASES : null),
    }
  },
})

export const planApplications = defineTool({
  name: 'plan_applications',
  title: 'Plan applications',
  description:
    'Plans which cards to apply for over the next months and when, under issuers’ rules such as 5/24. Example: {"spending": {"grocery": 700, "other": 1500}, "request": {"start": "2026-12", "months": 12, "people": [{"cards": [{"id": "citi-double-cash", "opened": "2023-05"}], "cardsPerYear": 2, "monthsBetween": 4}]}}',
  input: z.strictObject({
    spending: spendingSchema,
    profile: profileInput,
    request: planRequestSchema.meta({
      description: 'Who has which cards, and how many new ones they accept',
    }),
  }),
  output: z.object({
    basis: basisSchema,
    summary: z.string(),
    steps: z.array(
      z.object({
        month: z.string(),
        person: z.int().meta({ description: 'Starts at 1' }),
        id: z.string(),
        name: z.string(),
        adds: z.number(),
        bonus: z.number(),
        why: z.string(),
        when: z.string(),
        need: z.string(),
        closeIn: z.string().nullable(),
        url: z.url(),
      }),
    ),
    total: z.number(),
    totalWithoutNewCards: z.number(),
    notes: z.array(z.string()),
  }),
  cost: PLAN_MS,
  answer: ({ spending, profile, request }, context) => {
    const held = request.people.flatMap(({ cards }) =>
      cards.map(({ id }) => findCard(id, context.release).id),
    )
    const person = personOf(profile, context, held)
    const costs = costsFrom(spending)
    const basis = basisOf(person, yearlyDollars(costs), context)
    const debt = debtWallet(person.runs, person.profile)
    if (debt !== null) {
      throw new ToolProblem(`Pay off the balance first. ${debtHeadline(debt)}`)
    }
    const spend = spendOf(person, costs, context)
    const plan = planFor(person.runs, { spend, profile: person.profile, request })
    if (plan === null) {
      throw new ToolProblem('The search was stopped. Ask again with fewer months or cards.')
    }
    const nameOf = nameIn(person.runs)
    return {
      basis,
      summary: plan.summary,
      steps: plan.steps.slice(0, MOST_STEPS).map((step) => ({
        ...{ month: step.month, person: step.person + 1, id: step.cardId, name: nameOf(step.cardId) },
        ...{ adds: step.added, bonus: step.bonus + step.firstYear },
        ...{ why: step.why, when: step.when, need: step.need, closeIn: step.closeIn },
        url: cardUrl(step.cardId, context),
      })),
      total: plan.value.total,
      totalWithoutNewCards: plan.noNewCards.total,
      notes: [plan.certainty, ...plan.notes],
    }
  },
})

function noteOn(hasDebt: boolean, choices: ReturnType<typeof rankHeldCards>): string | null {
  if (hasDebt) {
    return PAY_WITHOUT_DEBT
  }
  return choices.every(({ refusedAt }) => refusedAt !== null) ? 'None of these cards works here.' : null
}

function placeOf(text: string, kind: string | undefined, runs: AskedPerson['runs']) {
  const place = findPlace(text, runs.release, recognize)
  const kinds = () =>
    shopKinds(runs.release)
      .map(({ leaf }) => leaf)
      .join(', ')
  if (place.kind === 'empty') {
    throw new ToolProblem('"place" is empty. Name a merchant or a kind of shop.')
  }
  if (kind !== undefined) {
    if (!isLeaf(kind)) {
      throw new ToolProblem(`"kind" must be one of ${kinds()}.`)
    }
    return withKind(place, kind)
  }
  if (place.kind === 'unknown') {
    throw new ToolProblem(`We don't know ${place.name}. Ask again with "kind", one of ${kinds()}.`)
  }
  if (place.kind === 'not-a-purchase') {
    throw new ToolProblem(`${place.name} isn't a purchase, so no card earns rewards on it.`)
  }
  return place
}

function recognize(name: string): Recognized {
  const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
  return found.kind === 'purchase' ? found : null
}

function nameIn({ release }: RunCatalog): (cardId: string) => string {
  return (cardId) => release.cards.find(({ id }) => id === cardId)?.name ?? cardId
}

function inDollars(cents: number): number {
  return centsToDollars(toCents(Math.round(cents)))
}
