// @vitest-environment node
import { createCatalogApi } from '@cardsight/server/testing'
import { expect, it } from 'vitest'
import { factKindNames } from '../../content/open-data.ts'
import { loadOpenData } from './open-data.ts'

it('has its figures from the API, and a name for every kind of fact in it', async () => {
  const { cardCount, sourceCount, permanentUrl, version, freshness } = await loadOpenData(
    await createCatalogApi(),
  )
  expect(cardCount).toBeGreaterThan(250)
  expect(sourceCount).toBeGreaterThan(10)
  expect(permanentUrl).toContain(version)
  expect(freshness.map(({ kind }) => kind).sort()).toEqual(Object.keys(factKindNames).sort())
})
