import { linkedRun } from '@cardsight/answers/testing'
import { describe, expect, it } from 'vitest'
import { recognizeCard } from './recognize-card.ts'

const { cards } = linkedRun().texts

function recognize(institutionName: string, officialName: string, name = 'CREDIT CARD') {
  const found = recognizeCard({ institutionName, official_name: officialName, name }, cards)
  const card = cards.find(({ cardId }) => cardId === found?.cardId)
  return found === null ? null : [found.certainty, card?.name]
}

describe('official names of real cards', () => {
  it.each([
    ['Chase', 'Chase Freedom Unlimited', 'Chase Freedom Unlimited'],
    ['Chase', 'Chase Sapphire Preferred Card', 'Chase Sapphire Preferred'],
    ['American Express', 'Blue Cash Preferred®', 'Blue Cash Preferred'],
    ['American Express', 'American Express Gold Card', 'American Express Gold Card'],
    ['American Express', 'Delta SkyMiles® Gold Card', 'Delta SkyMiles Gold American Express'],
    ['Citibank Online', 'Citi Double Cash® Card', 'Citi Double Cash'],
    ['Citi', 'Citi Custom Cash℠ Card', 'Citi Custom Cash'],
    ['Capital One', 'Capital One Quicksilver', 'Capital One Quicksilver Cash Rewards'],
    ['Capital One', 'Venture X', 'Capital One Venture X Rewards'],
    ['Bank of America', 'Customized Cash Rewards Visa Signature', 'Bank of America Customized Cash Rewards'],
    ['Wells Fargo', 'Wells Fargo Active Cash® Visa Card', 'Wells Fargo Active Cash'],
    ['Discover', 'Discover it Miles', 'Discover it Miles'],
  ])('%s, %s: sure', (institution, officialName, card) => {
    expect(recognize(institution, officialName)).toEqual(['sure', card])
  })

  it('are recognized by the short name if the official one says nothing', () => {
    expect(recognize('Chase', 'Ultimate Rewards®', 'Freedom Flex')).toEqual(['sure', 'Chase Freedom Flex'])
  })

  it('are only probable if words remain that the card does not have', () => {
    expect(recognize('Chase', 'Freedom Unlimited Household')).toEqual(['probable', 'Chase Freedom Unlimited'])
  })

  it('are only probable if the bank is another one', () => {
    expect(recognize('Example Aggregator', 'Double Cash')).toEqual(['probable', 'Citi Double Cash'])
  })
})

describe('names that fit no card', () => {
  it.each([
    ['Chase', 'CREDIT CARD'],
    ['Chase', 'Ultimate Rewards®'],
    ['First Platypus Bank', 'Plaid Gold Standard 0% Interest Credit Card'],
    ['First Platypus Bank', ''],
    ['Example Harbor Bank', 'Example Harbor Rewards Card'],
  ])('%s, %s: unknown', (institution, officialName) => {
    expect(recognize(institution, officialName, 'Plaid Credit Card')).toBeNull()
  })
})

it('reads only the beginning of a very long name', () => {
  expect(recognize('Chase', `${'freedom '.repeat(100)} unlimited`)).toEqual(['sure', 'Chase Freedom'])
})
