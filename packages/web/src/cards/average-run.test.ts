import { apiPaths } from '@cardsight/contract/api-paths'
import { describe, expect, it } from 'vitest'
import { sampleCard } from '../testing/sample-card.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { findReport, groupByIssuer } from './average-run.ts'

const listed = { version: '1', cards: [{ cardId: 'ferry' }] }

/** An API that answers with a report only after a number of failures. */
function apiRefusing(times: number) {
  let refusals = 0
  return {
    get: async (path: string) => {
      if (path === apiPaths.cards) {
        return listed
      }
      if (refusals < times) {
        refusals += 1
        throw new Error(`${path} did not answer in time`)
      }
      return sampleReport()
    },
  }
}

describe('findReport', () => {
  it('requests the average spending', async () => {
    const asked: string[] = []
    await findReport({ get: async (path) => [asked.push(path), sampleReport()][1] }, 'ferry')
    expect(asked).toEqual(['/api/cards/ferry/report?1=519&2=220&4=329&5=856&8=301&9=170'])
  })

  it('tries again after a timeout', async () => {
    expect(await findReport(apiRefusing(1), 'ferry')).toMatchObject({ card: { cardId: 'ferry' } })
  })

  it('returns null for a card that is not in the catalog', async () => {
    expect(await findReport(apiRefusing(1), 'nobody')).toBeNull()
  })

  it('rejects if the API keeps failing, so that no page says a card does not exist', async () => {
    await expect(findReport(apiRefusing(2), 'ferry')).rejects.toThrow('did not answer in time')
  })
})

const info = (name: string, issuer: string) => ({ ...sampleCard(), name, issuer })

it('groups all cards by issuer and name', () => {
  const cards = { zeta: info('Zeta', 'Bank B'), beta: info('Beta', 'Bank A'), alpha: info('alpha', 'Bank A') }
  expect(groupByIssuer({ cards })).toEqual([
    {
      issuer: 'Bank A',
      cards: [
        { cardId: 'alpha', name: 'alpha' },
        { cardId: 'beta', name: 'Beta' },
      ],
    },
    { issuer: 'Bank B', cards: [{ cardId: 'zeta', name: 'Zeta' }] },
  ])
})
