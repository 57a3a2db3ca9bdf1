import { linkedRun } from '@cardsight/answers/testing'
import { expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import { readAnswer, sendAnswer } from './sent-answer.ts'

const { numbers, texts } = linkedRun()
const api = { get: async (path: string) => (path === numbers.cardTexts ? texts : numbers) }

it('round-trips', async () => {
  const landing = landingOf(null)
  const ranking = await rankCards(api, landing, landing.costs)
  expect(ranking.cards.length).toBeGreaterThan(100)
  expect(readAnswer(sendAnswer(ranking))).toEqual(ranking)
  expect(readAnswer(sendAnswer({ state: 'failed' }))).toEqual({ state: 'failed' })
})

it('has no list of cards that would be parsed value by value', async () => {
  const landing = landingOf('travel-spend')
  const sent = sendAnswer(await rankCards(api, landing, landing.costs))
  expect(sent.state === 'ranked' && typeof sent.lists).toBe('string')
  expect(sent).not.toHaveProperty('cards')
})
