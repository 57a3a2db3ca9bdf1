/** Tools for the terms of a card and its past welcome offers, with the source and date of each fact. */
import { presentCardTexts, presentRunNumbers } from '@cardsight/answers'
import { averageCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { offerHabitsOf, valueRun } from '@cardsight/contract/runs'
import { z } from 'zod'
import { presentFacts } from '../presenters/card-facts.ts'
import { presentHistory } from '../presenters/card-history.ts'
import { reportHistory } from '../services/history/card-history.ts'
import { cardInput, cardUrl, findCard, personOf, runOf } from './question.ts'
import { defineTool, type ToolContext, ToolProblem } from './tool.ts'

const TERMS_MS = 20

const input = z.strictObject({ card: cardInput })

export const cardTerms = defineTool({
  name: 'card_terms',
  title: 'Look up the terms of a card',
  description:
    'Returns the terms of a card: fee, earn rates, welcome offer, credits, APR and who can get it. Each fact has its source, page and date. Example: {"card": "Chase Sapphire Preferred"}',
  input,
  output: z.object({
    id: z.string(),
    name: z.string(),
    issuer: z.string(),
    network: z.string().nullable(),
    status: z.string().meta({ description: 'open or closed' }),
    issuerPage: z.string().nullable(),
    facts: z.array(
      z.object({
        label: z.string(),
        text: z.string(),
        asOf: z.iso.date(),
        isDated: z
          .boolean()
          .meta({ description: 'False if the source has no date; asOf is when we read it' }),
        isStale: z.boolean(),
        source: z.string(),
        page: z.string().nullable(),
      }),
    ),
    url: z.url(),
  }),
  cost: TERMS_MS,
  answer: ({ card: name }, context) => {
    const { card, text, runs } = cardOf(name, context)
    const { vocabulary } = runs.release
    return {
      ...{ id: card.id, name: card.name, issuer: card.issuer, network: card.network },
      status: card.status.state,
      issuerPage: card.link,
      facts: presentFacts(card, text, { vocabulary, today: context.today }).map((fact) => ({
        ...{ label: fact.label, text: fact.text, asOf: fact.asOf, isDated: fact.isDated },
        ...{ isStale: fact.isStale, source: fact.source, page: fact.page },
      })),
      url: cardUrl(card.id, context),
    }
  },
})

export const offerHistory = defineTool({
  name: 'offer_history',
  title: 'Look up past welcome offers',
  description:
    'Returns the welcome offers that a card has had, with dates and values, the best one and the usual one. Example: {"card": "Capital One Venture Rewards"}',
  input,
  output: z.object({
    id: z.string(),
    name: z.string(),
    today: z.string(),
    isFarBelowBest: z.boolean(),
    offers: z.array(offerSchema()),
    best: offerSchema().nullable(),
    usual: offerSchema().nullable(),
    changes: z.array(z.object({ date: z.iso.date(), text: z.string(), source: z.string() })),
    url: z.url(),
  }),
  cost: TERMS_MS,
  answer: ({ card: name }, context) => {
    const { card, text, valued, runs } = cardOf(name, context)
    const habits = offerHabitsOf(defaultProfile, runs.profileOptions)
    const { sources } = runs.release.vocabulary
    const history = presentHistory(reportHistory(runs, card, { valued, habits }), sources, context.today)
    return {
      ...{ id: card.id, name: card.name, today: text.introOffer.intro_description },
      isFarBelowBest: history.isFarBelowBest,
      ...{ offers: history.offers, best: history.best, usual: history.usual },
      changes: history.timeline.map((change) => ({
        ...{ date: change.date, text: change.text, source: change.source },
      })),
      url: cardUrl(card.id, context),
    }
  },
})

function offerSchema() {
  return z.object({
    text: z.string(),
    value: z.number().nullable().meta({ description: 'Dollars for an average household' }),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
  })
}

/** For the default person, also if the card is closed or out of their reach. */
function cardOf(asked: string, context: ToolContext) {
  const { id } = findCard(asked, context.release)
  const person = personOf({ hasBusiness: true }, context, [id])
  const texts = presentCardTexts(person.runs)
  const { cards } = valueRun(
    presentRunNumbers(runOf(person, averageCosts, context), ''),
    texts,
    person.profile,
  )
  const card = person.runs.release.cards.find((each) => each.id === id)
  const valued = cards.find(({ text }) => text.cardId === id)
  if (card === undefined || valued === undefined) {
    throw new ToolProblem(`There are no terms of ${asked}.`)
  }
  return { card, valued, text: valued.text, runs: person.runs }
}
