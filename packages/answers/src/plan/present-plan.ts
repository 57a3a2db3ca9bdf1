import { parseSeen, type Release } from '@cardsight/catalog'
import type { PlanAnswer, PlanAnswerStep } from '@cardsight/contract/plan'
import { dollarsOf } from '@cardsight/contract/runs'
import type { CardPlan, PlanQuestion, PlanStep, PlanValue } from '@cardsight/engine/plan'
import { cardNeeds } from '../present/card-needs.ts'
import { monthText } from './plan-months.ts'
import {
  authorizedUserSentence,
  certaintySentence,
  needSentence,
  planNotes,
  skipSentence,
  summarySentence,
  whenSentence,
  whySentence,
} from './plan-sentences.ts'

const MONTHS_PER_YEAR = 12

export function presentPlan(release: Release, question: PlanQuestion, plan: CardPlan): PlanAnswer {
  const { startMonth, months, monthCents } = question
  const { value, noNewCards, gap, leftOut, steps } = plan
  return {
    start: monthText(startMonth),
    months,
    monthlySpending: dollarsOf(monthCents),
    value: presentValue(value),
    noNewCards: presentValue(noNewCards),
    gap: dollarsOf(gap),
    leftOut: { cards: leftOut.cards, added: dollarsOf(leftOut.cents) },
    certainty: certaintySentence(question, gap, value.total),
    steps: steps.map((step) => presentStep(release, question, step, value.total)),
    summary: summarySentence(value.total, noNewCards.total, steps.length, months),
    notes: planNotes(question),
  }
}

function presentValue({ total, rewards, bonuses, credits, anniversaries, fees, unusable }: PlanValue) {
  return {
    total: dollarsOf(total),
    rewards: dollarsOf(rewards),
    bonuses: dollarsOf(bonuses),
    credits: dollarsOf(credits + anniversaries),
    fees: dollarsOf(fees),
    unusable: dollarsOf(unusable),
  }
}

function presentStep(
  release: Release,
  { startMonth, cards: planCards }: PlanQuestion,
  step: PlanStep,
  totalCents: number,
): PlanAnswerStep {
  const { application, spent, addedCents, bonusCents, firstYearCents, feeCents, creditCents, rewardCents } =
    step
  const { cards, issuerRules } = release
  const cardId = planCards[application.card]?.id ?? ''
  const card = cards.find(({ id }) => id === cardId)
  if (card === undefined) {
    throw new RangeError(`there is no card '${cardId}'`)
  }
  const { credit } = cardNeeds(card)
  const lastSpent = spent.findLastIndex((cents) => cents > 0)
  const reached = lastSpent < 0 ? application.month : lastSpent
  const earnedIn = application.bonus === null ? null : reached
  const { isFirstYearMatched } = card.engine
  const text = { step, startMonth, earnedIn, totalCents, isFirstYearMatched }
  return {
    person: application.person,
    cardId,
    month: monthText(startMonth + application.month),
    added: dollarsOf(addedCents),
    bonus: dollarsOf(bonusCents),
    firstYear: dollarsOf(firstYearCents),
    isFirstYearMatched,
    fee: dollarsOf(feeCents),
    credits: dollarsOf(creditCents),
    rewards: dollarsOf(rewardCents),
    needs: {
      credit,
      spending: dollarsOf(spent.reduce((sum, cents) => sum + cents, 0)),
      spendingByMonth: spent.flatMap((cents, month) =>
        cents > 0 ? [{ month: monthText(startMonth + month), dollars: dollarsOf(cents) }] : [],
      ),
      earnedBy: earnedIn === null ? null : monthText(startMonth + earnedIn),
    },
    waitsForRule: ruleOf(step, release),
    closeIn: application.closes ? monthText(startMonth + application.month + MONTHS_PER_YEAR) : null,
    skipped: {
      total: dollarsOf(step.withoutTotal),
      loss: dollarsOf(totalCents - step.withoutTotal),
      gap: dollarsOf(step.withoutGap),
    },
    authorizedUser: authorizedUserSentence(card.offer?.authorizedUser),
    why: whySentence(text),
    when: whenSentence(step, issuerRules),
    need: needSentence(text, credit),
    skip: skipSentence(text),
  }
}

function ruleOf({ waiting }: PlanStep, { issuerRules, vocabulary }: Release): PlanAnswerStep['waitsForRule'] {
  const rule = waiting.kind === 'rule' ? issuerRules[waiting.ruleId] : undefined
  if (waiting.kind !== 'rule' || rule === undefined) {
    return null
  }
  const { source, date } = parseSeen(rule.seen)
  return {
    id: waiting.ruleId,
    isFirm: rule.strength === 'hard',
    source: vocabulary.sources[source] ?? source,
    seen: date,
  }
}
