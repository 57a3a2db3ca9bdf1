import { describe, expect, it } from 'vitest'
import { type CardFile, compile } from './compile.ts'
import { describeProblem } from './problem.ts'
import { renderModule } from './render-module.ts'

const facts = {
  id: 'plain-card',
  name: 'Plain Card',
  issuer: 'U.S. Bank of Examples',
  network: 'visa',
  kind: 'cash-back',
  annualFee: '39.5',
  link: 'https://example.com/plain-card',
  status: '{ state: open, asOf: 2026-08-22 }',
  face: '{ hue: 210 }',
  asOf: '2026-09-21',
  sources: '[{ id: one, date: 2026-08-18 }, { id: two, date: 2026-09-21 }]',
}

function cardFile(changes: Record<string, string | null> = {}, path = 'us-bank-of-examples/plain-card.yaml') {
  const lines = Object.entries({ ...facts, ...changes }).filter(([, value]) => value !== null)
  return { path, text: lines.map(([key, value]) => `${key}: ${value}\n`).join('') }
}

function otherCard(id: string) {
  return cardFile({ id }, `us-bank-of-examples/${id}.yaml`)
}

function releaseOf(...files: CardFile[]) {
  const compiled = compile(files)
  if (!compiled.ok) {
    throw new Error(compiled.problems.map(describeProblem).join('\n'))
  }
  return compiled.release
}

function problemsOf(...files: CardFile[]) {
  const compiled = compile(files)
  return compiled.ok ? [] : compiled.problems.map(describeProblem)
}

describe('a release', () => {
  it('holds the facts of each file, with money in cents', () => {
    expect(releaseOf(cardFile()).cards).toEqual([
      {
        id: 'plain-card',
        name: 'Plain Card',
        issuer: 'U.S. Bank of Examples',
        network: 'visa',
        kind: 'cash-back',
        annualFeeCents: 3950,
        link: 'https://example.com/plain-card',
        status: { state: 'open', asOf: '2026-08-22' },
        face: { hue: 210 },
        asOf: '2026-09-21',
        sources: [
          { id: 'one', date: '2026-08-18' },
          { id: 'two', date: '2026-09-21' },
        ],
      },
    ])
  })

  it('is frozen all the way down', () => {
    const release = releaseOf(cardFile())
    const [card] = release.cards
    const parts = [release, release.cards, card, card?.status, card?.face, card?.sources, card?.sources[0]]
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true))
  })

  it('lists cards by id and is the same bytes whatever the order of files and keys', () => {
    const files = ['b-card', 'a-card', 'c-card'].map(otherCard)
    const shuffled = files.toReversed().map(({ path, text }) => ({
      path,
      text: `# a remark\n${text.trimEnd().split('\n').toReversed().join('\n')}\n`,
    }))
    expect(releaseOf(...files).cards.map((card) => card.id)).toEqual(['a-card', 'b-card', 'c-card'])
    expect(renderModule(releaseOf(...shuffled))).toEqual(renderModule(releaseOf(...files)))
  })

  it('has a version of twelve hexadecimal digits that changes with any fact', () => {
    const { version } = releaseOf(cardFile())
    expect(version).toMatch(/^[0-9a-f]{12}$/)
    expect(releaseOf(cardFile()).version).toBe(version)
    expect(releaseOf(cardFile({ annualFee: '40' })).version).not.toBe(version)
  })
})

describe('a file that is not right', () => {
  it.each([
    ['annualFee', 'free', 'Invalid input: expected number, received string'],
    ['annualFee', '-1', 'must not be negative'],
    ['annualFee', '9.999', 'must have at most two decimals'],
    ['annualFee', null, 'is missing'],
    ['link', 'http://example.com', 'must be an https address'],
    ['link', 'javascript:alert(1)', 'must be an https address'],
    ['name', '" Plain"', 'must not begin or end with a space'],
    ['network', 'diners', 'Invalid option: expected one of "visa"|"mastercard"|"amex"|"discover"'],
    ['sources', '[]', 'must name at least one source'],
    ['asOf', '2026-09-22', 'must be the day of the newest source, 2026-09-21'],
    ['id', 'other-card', 'belongs at us-bank-of-examples/other-card.yaml'],
    ['issuer', 'Bank of Others', 'belongs at bank-of-others/plain-card.yaml'],
    ['colour', 'blue', 'is not part of the card format'],
  ])('is told with file, field and reason: %s %j', (field, value, reason) => {
    const named = field === 'issuer' ? 'id' : field
    expect(problemsOf(cardFile({ [field]: value }))).toEqual([
      `us-bank-of-examples/plain-card.yaml: ${named}: ${reason}`,
    ])
  })

  it('is told with the path of a field inside another', () => {
    expect(problemsOf(cardFile({ status: '{ state: open, asOf: 2026-02-30, by: me }' }))).toEqual([
      'us-bank-of-examples/plain-card.yaml: status.asOf: must be a day written as YYYY-MM-DD',
      'us-bank-of-examples/plain-card.yaml: status.by: is not part of the card format',
    ])
    expect(problemsOf(cardFile({ sources: '[{ id: One, date: 2026-09-21 }]' }))).toEqual([
      'us-bank-of-examples/plain-card.yaml: sources.0.id: must be lower-case words joined by hyphens',
    ])
  })

  it('is told when it is no YAML, says a key twice, or is empty', () => {
    const path = 'us-bank-of-examples/plain-card.yaml'
    expect(problemsOf({ path, text: 'name: "open' })[0]).toMatch(`${path}: Missing closing "quote`)
    expect(problemsOf({ path, text: 'name: A\nname: B\n' })[0]).toMatch(`${path}: Map keys must be unique`)
    expect(problemsOf({ path, text: '' })).toEqual([`${path}: Invalid input: expected object, received null`])
  })

  it('does not hide the problems of the others: all come at once, in the order of the files', () => {
    const good = cardFile()
    const closed = cardFile({ id: 'b-card', kind: 'shiny', network: null }, 'us-bank-of-examples/b-card.yaml')
    const twin = cardFile({ issuer: 'Another Bank' }, 'another-bank/plain-card.yaml')
    expect(problemsOf(good, closed, twin)).toEqual([
      'another-bank/plain-card.yaml: id: is already the id of us-bank-of-examples/plain-card.yaml',
      'us-bank-of-examples/b-card.yaml: network: is missing',
      expect.stringMatching(/^us-bank-of-examples\/b-card\.yaml: kind: Invalid option: /),
    ])
  })

  it('is not needed for a refusal: a catalog without cards is no catalog', () => {
    expect(problemsOf()).toEqual(['.: holds no card'])
  })
})
