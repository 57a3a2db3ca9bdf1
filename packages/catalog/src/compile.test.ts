import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { describeProblem } from './problem.ts'
import { renderModules } from './render-module.ts'
import { catalogTables, problemsOf, releaseOf, sampleCard, sampleFile } from './testing/sample-card.ts'

const file = 'cards/us-bank/plain-card.yaml'

function otherCard(id: string) {
  return sampleFile({ id }, `cards/us-bank/${id}.yaml`)
}

describe('a release', () => {
  it('contains the facts of each file and values derived from them', () => {
    const { card } = sampleCard()
    expect(card).toMatchObject({
      id: 'plain-card',
      name: 'Plain Card',
      network: 'visa',
      annualFeeCents: 3950,
      face: { colors: ['#3f2a6f'], isVertical: false },
      // The earn rule is older than the fee.
      asOf: '2026-08-18',
      offerState: 'unknown',
      engine: { id: 'plain-card', isOpen: true, fee: { firstYear: 3950, later: 3950 } },
    })
  })

  it('has null for a network that is not stated', () => {
    expect(sampleCard({ network: null }).card.network).toBeNull()
  })

  it('is deeply frozen', () => {
    const { card, release } = sampleCard()
    const parts = [
      release,
      release.cards,
      card,
      card.earns,
      card.engine,
      card.engine.rules,
      card.tags.categories,
    ]
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true))
  })

  it('sorts cards by id, and does not depend on the order of files and keys', () => {
    const files = ['b-card', 'a-card', 'c-card'].map(otherCard)
    const shuffled = files.toReversed().map(({ path, text }) => ({
      path,
      text: `# a comment\n${text.trimEnd().split('\n').toReversed().join('\n')}\n`,
    }))
    expect(releaseOf(...files).cards.map((card) => card.id)).toEqual(['a-card', 'b-card', 'c-card'])
    expect(renderModules(releaseOf(...shuffled), {})).toEqual(renderModules(releaseOf(...files), {}))
  })

  it('has a version of 12 hex digits that changes with any fact', () => {
    const { version } = releaseOf(sampleFile())
    expect(version).toMatch(/^[0-9a-f]{12}$/)
    expect(releaseOf(sampleFile()).version).toBe(version)
    expect(releaseOf(sampleFile({ fee: '{ yearly: 40 }' })).version).not.toBe(version)
  })
})

describe('an invalid file', () => {
  it.each([
    ['fee', '{ yearly: free }', 'fee.yearly: Invalid input: expected number, received string'],
    ['fee', '{ yearly: -1 }', 'fee.yearly: must not be negative'],
    ['fee', '{ yearly: 9.999 }', 'fee.yearly: must have at most two decimals'],
    ['fee', null, 'fee: is missing'],
    ['link', 'http://example.com', 'link: must be an https URL'],
    ['link', 'javascript:alert(1)', 'link: must be an https URL'],
    ['name', '" Plain"', 'name: must not start or end with a space'],
    ['summary', 'No period', 'summary: must end with a period'],
    ['notes', "['No sign.']", 'notes.0: must start with + or - and a space'],
    ['seen', null, 'seen: is missing'],
    ['seen', 'hearsay 2026-09-21', 'seen: must start with a source from sources.yaml'],
    ['seen', 'duff', 'seen: must be a source and a date, such as creditodds 2026-08-18'],
    [
      'status',
      '{ state: open, seen: duff 2026-02-30 }',
      'status.seen: must end with a date in YYYY-MM-DD format',
    ],
    ['program', 'magic-beans', 'program: is not in programs.yaml'],
    ['id', 'other-card', 'id: belongs at cards/us-bank/other-card.yaml'],
    ['issuer', 'Citi', 'id: belongs at cards/citi/plain-card.yaml'],
    ['color', 'blue', 'color: is not part of the card format'],
    ['apr', '{ regular: [20, 10] }', 'apr.regular: must list the lower rate first'],
    ['eligibility', '{ deposit: 200 }', 'eligibility.deposit: is only for secured cards'],
    ['eligibility', '{ requires: [a-club] }', 'eligibility.requires.0: is not in memberships.yaml'],
    ['audience', 'Student', 'audience: must be present if and only if there is variantOf'],
    [
      'fee',
      '{ yearly: 1, changes: [{ from: 2027-02-01, yearly: 2 }, { from: 2027-01-01, yearly: 3 }] }',
      'fee.changes: must be in order of date',
    ],
    [
      'face',
      '{ colors: [red], finish: matte, text: light }',
      'face.colors.0: must be a color such as #c8b868',
    ],
    ['sharedCaps', '{ all: { spend: 1, per: year } }', 'sharedCaps.all: is not used by any rule'],
    ['foreignFee', '{ seen: duff 2026-08-18 }', 'foreignFee: must have percent or charged'],
  ])('is reported with file, field and reason: %s %j', (field, value, reason) => {
    expect(problemsOf(sampleFile({ [field]: value }))).toEqual([`${file}: ${reason}`])
  })

  it('is reported if the id is the path of a page', () => {
    expect(problemsOf(otherCard('changes'))).toEqual([
      'cards/us-bank/changes.yaml: id: is the path of a page',
    ])
  })

  it.each([
    ['{ rate: 2 }', 'earns.0: must have on, at, rotating, choose or top'],
    ['{ rate: 0, on: [gas] }', 'earns.0.rate: must be greater than zero'],
    ['{ rate: 2, on: [gsa] }', 'earns.0.on.0: is not in groups.yaml and not a leaf'],
    ['{ rate: 2, at: [amazone] }', 'earns.0.at.0: is not in merchants.yaml'],
    ['{ rate: 2, on: [everything, gas] }', 'earns.0.on: must not combine everything with other categories'],
    [
      '{ rate: 2, on: [gas], rotating: discover-it }',
      'earns.0: must not mix on and at with rotating, choose or top',
    ],
    ['{ rate: 2, rotating: someday }', 'earns.0.rotating: is not in calendars.yaml'],
    [
      '{ rate: 2, on: [gas], when: portal, member: amazon-prime }',
      'earns.0: must have at most one of when, member and tier',
    ],
    ['{ rate: 2, on: [gas], member: a-club }', 'earns.0.member: is not in memberships.yaml'],
    ['{ rate: 2, on: [gas], after: 1 }', 'earns.0.after: needs a cap'],
    ['{ rate: 2, on: [gas], sharedCap: none }', 'earns.0.sharedCap: is not in sharedCaps'],
    ['{ rate: 2, on: [gas], cap: { per: year } }', 'earns.0.cap: must have either spend or reward'],
    ['{ rate: 2, on: [gas], from: 2026-02-01, to: 2026-01-01 }', 'earns.0.to: is before from'],
    ['{ rate: 2, at: [target], exceptAt: [target] }', 'earns.0.exceptAt: target is also in at'],
    [
      '{ rate: 2, choose: { count: 1, per: year, from: [gas, gas-and-ev] } }',
      'earns.0: has options that overlap',
    ],
  ])('is reported with the problem in its rules: %s', (rule, reason) => {
    expect(problemsOf(sampleFile({ earns: `[${rule}]` }))).toEqual([`${file}: ${reason}`])
  })

  it.each([
    [
      '{ points: 1, cash: 1, spend: 1, months: 1 }',
      'offer.tiers.0: must have exactly one of points, cash, credit, giftCard, nights, thing',
    ],
    ['{ cash: 1, spend: 1, months: 1, days: 3 }', 'offer.tiers.0: must have months or days'],
    ['{ cash: 1, spend: 1 }', 'offer.tiers.0: must have a time limit in months or days'],
    ['{ points: 0, spend: 1, months: 1 }', 'offer.tiers.0: must be greater than zero'],
    [
      '{ points: 9, upTo: 9, spend: 1, months: 1 }',
      'offer.tiers.0.upTo: must be more than the lowest amount',
    ],
  ])('is reported with the problem in its offer: %s', (offer, reason) => {
    const changes = { offer: `{ tiers: [${offer}] }` }
    expect(problemsOf(sampleFile(changes))[0]).toBe(`${file}: ${reason}`)
  })

  it.each([
    ['{ cash: 300, spend: 4000, months: 3 }', true],
    ['{ thing: A travel credit, worth: 300, spend: 4000, months: 3 }', true],
    ['{ credit: 300, spend: 4000, months: 3 }', true],
    ['{ cash: 200, spend: 4000, months: 3 }', false],
    ['{ cash: 300, spend: 4000, months: 3, note: Paid on top of the yearly credit. }', false],
  ])('is reported if its offer repeats a statement credit: %s', (offer, isRepeated) => {
    const changes = {
      offer: `{ tiers: [${offer}] }`,
      credits: '[{ name: Travel Credit, worth: 300, every: year }]',
    }
    const reason = 'repeats the credit Travel Credit of $300: remove it, or explain it in a note'
    expect(problemsOf(sampleFile(changes))).toEqual(isRepeated ? [`${file}: offer.tiers.0: ${reason}`] : [])
  })

  it('is reported if it is not YAML, has a duplicate key, or is empty', () => {
    expect(problemsOf({ path: file, text: 'name: "open' })[0]).toMatch(`${file}: Missing closing "quote`)
    expect(problemsOf({ path: file, text: 'name: A\nname: B\n' })[0]).toMatch(
      `${file}: Map keys must be unique`,
    )
    expect(problemsOf({ path: file, text: '' })).toEqual([
      `${file}: Invalid input: expected object, received null`,
    ])
  })

  it('is reported if it is a variant of a card that is not there, or of itself', () => {
    const variant = (variantOf: string) => problemsOf(sampleFile({ variantOf, audience: 'Student' }))
    expect(variant('no-card')).toEqual([`${file}: variantOf: no-card is not another card`])
    expect(variant('plain-card')).toEqual([`${file}: variantOf: plain-card is not another card`])
  })

  it('does not hide problems in other files: all are reported, sorted by file', () => {
    const duplicate = sampleFile({ issuer: 'Citi' }, 'cards/citi/plain-card.yaml')
    const invalid = sampleFile({ id: 'b-card', kind: 'shiny', summary: null }, 'cards/us-bank/b-card.yaml')
    expect(problemsOf(sampleFile(), invalid, duplicate)).toEqual([
      'cards/citi/plain-card.yaml: id: is already the id of cards/us-bank/plain-card.yaml',
      expect.stringMatching(/^cards\/us-bank\/b-card\.yaml: kind: Invalid option: /),
      'cards/us-bank/b-card.yaml: summary: is missing',
    ])
  })
})

describe('an empty catalog', () => {
  it('is rejected', () => {
    const compiled = compile([], catalogTables())
    expect(compiled.ok ? [] : compiled.problems.map(describeProblem)).toEqual(['cards: contains no cards'])
  })
})
