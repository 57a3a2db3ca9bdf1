import { tinyRelease } from '@cardsight/answers/testing'
import { defaultProfile } from '@cardsight/contract/profile'
import { noYourCards, type YourCard } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { inProcess } from '../../testing/stand-ins.ts'
import { splitSlowCalls } from './open-your-cards.ts'
import { createYourCardsCalculator, type LoadedCards } from './your-cards-calculator.ts'

const card = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }

function having(...cardIds: string[]): LoadedCards {
  const cards = cardIds.map((cardId): YourCard => ({ ...card, id: cardId, cardId }))
  return {
    yourCards: { ...noYourCards, cards },
    purchases: [],
    profile: defaultProfile,
    today: parseDay('2026-11-17'),
  }
}

const question = { text: 'Target', leaf: null, cents: 100_00, isAbroad: false }

/** Reviews don't end before `finish`. */
function openSplit() {
  let opened = 0
  let finish = () => {}
  const lock = new Promise<void>((resolve) => {
    finish = resolve
  })
  const remote = splitSlowCalls(() => {
    opened += 1
    const calculator = createYourCardsCalculator(() => tinyRelease)
    const review = async (id: string) => lock.then(() => calculator.review(id))
    // The types don't know that a worker may also answer later.
    return inProcess({ ...calculator, review } as never)
  })
  return { remote, finish, opened: () => opened }
}

it('answers which card to use here while a review runs', async () => {
  const { remote, finish } = openSplit()
  await remote.ask('load', having('two-percent'))
  let isReviewed = false
  const review = remote.ask('review', 'two-percent').then(() => {
    isReviewed = true
  })
  expect(await remote.ask('here', question)).toMatchObject({ choices: [{ name: 'Two Percent' }] })
  expect(isReviewed).toBe(false)
  finish()
  await review
})

it('starts the second worker with the first slow question, and loads every change into it', async () => {
  const { remote, opened } = openSplit()
  await remote.ask('load', having('two-percent'))
  await remote.ask('tracker')
  expect(opened()).toBe(1)
  // Without cards, this would reject.
  expect((await remote.ask('missed'))?.year.lines).toEqual([])
  expect(opened()).toBe(2)
  await remote.ask('load', having('far-miles', 'anniversary'))
  expect(await remote.ask('calendar', '')).toMatch(/^BEGIN:VCALENDAR/)
  expect(opened()).toBe(2)
})

it('rejects pending questions of both workers when it closes', async () => {
  const { remote } = openSplit()
  await remote.ask('load', having('two-percent'))
  const review = remote.ask('review', 'two-percent')
  remote.close()
  await expect(review).rejects.toThrow('stopped')
})
