/** A list of corrections that nobody has worked on: one made-up row of each kind on every published card. */
import { expect, it } from 'vitest'
import { releaseWithBusiness } from '../business.ts'
import type { CatalogCard } from '../release.ts'
import { compareCorrections } from './compare-corrections.ts'

const { cards, programs } = releaseWithBusiness

/** What a row would quote from our file, by its field. */
const quoted: Readonly<Record<string, (card: CatalogCard) => unknown>> = {
  name: ({ name }) => name,
  issuer: ({ issuer }) => issuer,
  kind: ({ kind }) => kind,
  network: ({ network }) => network ?? 'absent',
  status: ({ status }) => status,
  fee: ({ fee }) => fee,
  apr: ({ apr }) => apr,
  foreignFee: ({ foreignFee }) => foreignFee,
  anniversary: ({ anniversary }) => anniversary,
  deposit: ({ eligibility }) => eligibility?.deposit,
  credit: ({ eligibility }) => eligibility?.credit,
  requires: ({ eligibility }) => eligibility?.requires,
  disputed: ({ disputed }) => disputed,
  program: ({ program }) => program,
  'earns:0': ({ earns }) => earns[0],
}

const added = ['earns+', 'credits+', 'anniversary+', 'perks+', 'program:transfers+', 'notes'] as const

/** After every date in the catalog, so no file can have these facts yet. */
const row = { should: '17.53x or 176,543 of something made up', asOf: '2099-01-01', source: 'duff' }

function rowsOf(card: CatalogCard) {
  const named = [
    ...(card.credits ?? []).map((credit) => [`credits:${credit.name}`, credit] as const),
    ...Object.entries(card.perkTexts).map(([name, text]) => [`perks:${name}`, text] as const),
  ]
  const single = Object.entries(quoted).map(([field, read]) => [field, read(card)] as const)
  return [...named, ...single, ...added.map((field) => [field, 'absent'] as const)]
    .filter(([, value]) => value !== undefined)
    .map(([field, catalog]) => ({ ...row, cardId: card.id, field, catalog }))
}

it('counts no made-up row as applied or explained', () => {
  const rows = cards.flatMap(rowsOf)
  const result = compareCorrections({ cards, programs }, { made: '2099-01-01', rows })
  const wrong = result.rows.filter(({ state }) => state !== 'open')
  expect(wrong.map(({ cardId, field, state }) => `${cardId}: ${field} ${state}`)).toEqual([])
  const kinds = new Set(rows.map(({ field }) => field.split(':')[0]))
  expect([...kinds].sort()).toEqual(
    [
      ...Object.keys(quoted).map((field) => field.split(':')[0]),
      ...added.map((field) => field.split(':')[0]),
      'credits',
      'perks',
    ]
      .filter((field, index, all) => all.indexOf(field) === index)
      .sort(),
  )
})
