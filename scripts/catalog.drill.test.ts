/** `npm run catalog`: small data sets in; a review, a patch or a clear error out. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ended } from './testing/command-host.ts'
import { runCommand, startCommand } from './testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-catalog-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const catalog = (...args: readonly string[]) => runCommand('catalog', args)

const card = `# A comment.
id: test-card
name: Test Card
issuer: Chase
network: visa
kind: cash-back
link: https://example.com/test-card
seen: creditodds 2026-08-18
status: { state: open }
program: cash
fee: { yearly: 95 }   # Odd spacing and a comment.
earns:
  - rate: 1
    on: [everything]
summary: A card.
`
const cardPath = 'packages/catalog/cards/chase/test-card.yaml'
const catalogFolder = join(folder, 'packages/catalog')
const outFolder = join(folder, 'out')

const outside = (changes: object) => ({
  cardId: '1',
  name: 'Test',
  issuer: 'CHASE',
  network: 'VISA',
  currency: 'USD',
  isBusiness: false,
  annualFee: 95,
  isAnnualFeeWaived: false,
  offers: [],
  historicalOffers: [],
  discontinued: false,
  ...changes,
})

function importFile(path: string, ...args: readonly string[]): Promise<Ended> {
  const common = [
    '--date',
    '2026-10-10',
    '--today',
    '2026-11-16',
    '--catalog',
    catalogFolder,
    '--out',
    outFolder,
  ]
  return catalog('import', path, ...common, ...args)
}

function commit(checkout: string, date: string): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...who, 'commit', '-qm', 'Cards'],
  ]) {
    expect(spawnSync('git', ['-C', checkout, ...args], { env, encoding: 'utf8' }).stderr).toBe('')
  }
}

describe('npm run catalog -- import', () => {
  beforeEach(() => {
    rmSync(catalogFolder, { recursive: true, force: true })
    rmSync(outFolder, { recursive: true, force: true })
    file(cardPath, card)
  })

  it('writes a review and a patch that Git applies, and changes nothing by itself', async () => {
    const data = file('bonuses.json', [outside({ annualFee: 150 })])
    const { code, out } = await importFile(data, '--yes', 'test-card.fee')
    expect(code).toBe(0)
    expect(out).toContain('1 change accepted.')
    expect(readFileSync(join(folder, cardPath), 'utf8')).toBe(card)
    expect(readFileSync(join(outFolder, 'review.md'), 'utf8')).toContain(
      '| [test-card](https://example.com/test-card) | fee | $95 (creditodds 2026-08-18) | $150 (bonuses 2026-10-10) | changed: accepted with --yes |',
    )
    const applied = spawnSync('git', ['apply', join(outFolder, 'changes.patch')], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(applied.stderr).toBe('')
    expect(readFileSync(join(folder, cardPath), 'utf8')).toBe(
      card
        .replace('{ yearly: 95 }', '{ yearly: 150, seen: bonuses 2026-10-10 read 2026-11-16 }')
        .replace(
          '{ state: open }',
          '{ state: open, seen: bonuses 2026-10-10 read 2026-11-16, also: creditodds 2026-08-18 }',
        ),
    )
  })

  it('changes the files with --write', async () => {
    const { code } = await importFile(file('bonuses.json', [outside({})]), '--write')
    expect(code).toBe(0)
    expect(readFileSync(join(folder, cardPath), 'utf8')).toContain(
      'fee: { yearly: 95, seen: bonuses 2026-10-10 read 2026-11-16, also: creditodds 2026-08-18 }   #',
    )
  })

  it('reads a CreditOdds checkout, where a file is as old as its last change', async () => {
    const fields = {
      slug: 'test-card',
      name: 'Test Card',
      bank: 'Chase',
      accepting_applications: true,
      annual_fee: 95,
    }
    file('checkout/data/cards/test-card.yaml', fields)
    const checkout = join(folder, 'checkout')
    const undated = await catalog('import', checkout, '--catalog', catalogFolder, '--out', outFolder)
    expect(undated.said).toContain('has no dates. Say when its facts were true with --date')
    commit(checkout, '2026-10-09T12:00:00Z')
    file('checkout/data/cards/other-card.yaml', { ...fields, slug: 'other-card', name: 'Other Card' })
    commit(checkout, '2026-11-01T12:00:00Z')
    const { code, out } = await catalog(
      'import',
      checkout,
      '--catalog',
      catalogFolder,
      '--out',
      outFolder,
      '--today',
      '2026-11-16',
      '--skip-unknown',
      '--write',
    )
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('2 confirmed') })
    expect(readFileSync(join(folder, cardPath), 'utf8')).toContain(
      'seen: creditodds 2026-10-09 read 2026-11-16',
    )
  })

  it('reports a bad file, changes nothing and exits with 1', async () => {
    const bad: [unknown, RegExp][] = [
      [[outside({ annualFee: '95' })], /bad\d\.json, Test: annualFee: Invalid input: expected number/],
      [[outside({ name: 'Unknown' })], /1 \(Unknown, CHASE\) is not in the catalog/],
      [[outside({ annualFee: 9500 })], /test-card\.fee: suspicious: a fee of 9500 is over the limit of 1000/],
      [
        {
          offers: [
            {
              cardId: 'test-card',
              none: true,
              asOf: '2026-10-10',
              source: 'duff',
              other: [{ tiers: [{ cash: 200, spend: 500, days: 90 }], asOf: '2026-10-01', source: 'aic' }],
            },
          ],
        },
        /test-card\.offer: contradiction: none \(duff 2026-10-10\), but \$200 for \$500 in 90 days \(aic 2026-10-01\)/,
      ],
      ['not JSON', /bad\d\.json: is not JSON/],
    ]
    for (const [index, [content, message]] of bad.entries()) {
      const { code, out, said } = await importFile(file(`bad${index}.json`, content), '--write')
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(said).toMatch(/^Nothing was changed\. 1 problem to solve first:/)
      expect(said).toMatch(message)
      expect(readFileSync(join(folder, cardPath), 'utf8')).toBe(card)
    }
  })
})

describe('npm run catalog', () => {
  it('compares the catalog with fact files, and fails if anything is open', async () => {
    const open = file('corrections.json', {
      corrections: [
        {
          cardId: 'american-express-gold-card',
          field: 'name',
          catalog: 'American Express Gold Card',
          should: 'Another name',
          asOf: '2026-10-10',
          source: 'duff',
        },
      ],
    })
    const { code, out } = await catalog('compare', open)
    expect(code).toBe(1)
    expect(out).toContain('american-express-gold-card: name\n    should be: Another name (duff 2026-10-10)')
    expect(out).toContain('Corrections: 1 rows: 0 applied, 0 explained, 1 open')
    const none = await catalog('compare', file('offers.json', { offers: [] }))
    expect(none).toMatchObject({ code: 0, out: expect.stringContaining('Offers: 0 compared') })
  })

  it('lists facts that are due, most-viewed cards first', async () => {
    const views = file('views.csv', 'card,views\ncapital-one-platinum,12\n')
    const { code, out } = await catalog('stale', '2027-11-15', '--views', views, '--limit', '3')
    expect(code).toBe(0)
    const [issuer, card] = out.slice(out.indexOf('Capital One\n')).split('\n')
    expect(issuer).toBe('Capital One')
    expect(card).toMatch(/^ {2}capital-one-platinum \((rank \d+|not ranked), 12 views\) {2}https:/)
    expect(out).toMatch(/\d+ facts of \d+ cards are due as of 2027-11-15; 3 shown/)
  })

  it('dates what somebody saw on the issuer’s page', async () => {
    file(cardPath, card)
    const page = [
      '--source',
      'https://example.com/test-card',
      '--date',
      '2026-11-18',
      '--catalog',
      catalogFolder,
    ]
    expect(await catalog('confirm', 'test-card', ...page)).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, cardPath), 'utf8')).toBe(
      card
        .replace('{ state: open }', '{ state: open, seen: issuer 2026-11-18 }')
        .replace('{ yearly: 95 }', '{ yearly: 95, seen: issuer 2026-11-18 }')
        .replace('on: [everything]', 'on: [everything]\n    seen: issuer 2026-11-18'),
    )
    const terms = ['--field', 'fee', '--source', 'https://www.example.com/terms', '--catalog', catalogFolder]
    expect(await catalog('confirm', 'test-card', '--date', '2026-11-19', ...terms)).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, cardPath), 'utf8')).toContain(
      '{ yearly: 95, seen: issuer 2026-11-19 at https://www.example.com/terms }   # Odd spacing',
    )
  })

  it('writes a review and a patch for each issuer from checkouts of all sources', async () => {
    file(cardPath, card)
    file('sources/bonuses/exports/data.json', [outside({ annualFee: 150 })])
    file('sources/caddy/data/cards.json', {
      'test-card': {
        id: 'test-card',
        name: 'Test Card',
        issuer: 'chase',
        network: 'visa',
        currency: 'cash',
        annual_fee: 150,
        base_rate: 1,
        verified: true,
        last_verified: '2026-10-09',
        rules: [],
      },
    })
    commit(join(folder, 'sources/bonuses'), '2026-10-10T12:00:00Z')
    const args = ['--from', join(folder, 'sources'), '--catalog', catalogFolder, '--out', outFolder]
    const { code, out, said } = await catalog('refresh', ...args, '--today', '2026-11-16')
    expect({ code, said: said.trim() }).toEqual({ code: 0, said: '' })
    expect(out).toMatch(/^chase: \d+ facts: .* 1 changed, .* 1 change accepted\. 2 files change\./)
    expect(readFileSync(join(outFolder, 'chase/title.txt'), 'utf8')).toBe(
      'data(catalog): refresh Chase, 2026-11-16\n',
    )
    const patch = join(outFolder, 'chase/changes.patch')
    expect(spawnSync('git', ['apply', '--check', patch], { cwd: folder, encoding: 'utf8' }).stderr).toBe('')
    file('sources/caddy/data/cards.json', { 'test-card': { base_rate: 'one' } })
    const bad = await catalog('refresh', ...args, '--today', '2026-11-16')
    expect(bad).toMatchObject({ code: 1, out: expect.stringMatching(/^chase: .* 1 changed/) })
    expect(bad.said).toContain('data/cards.json, entry 1: base_rate: Invalid input')
  })

  it('releases the data set with checksums and a package that others can import', async () => {
    const list = file('release/list.json', [])
    const pack = join(folder, 'release/package')
    const args = ['--out', join(folder, 'release/files'), '--list', list, '--package', pack]
    const { code, out } = await catalog('release', '2026-11-18', ...args)
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('20261118.tgz') })
    const [entry] = JSON.parse(readFileSync(list, 'utf8'))
    expect(entry).toMatchObject({ date: '2026-11-18', cards: expect.any(Number) })
    const files = join(folder, 'release/files/2026-11-18')
    const sums = readFileSync(join(files, 'SHA256SUMS'), 'utf8').trim().split('\n')
    expect(sums).toHaveLength(4)
    for (const [sum, name = ''] of sums.map((line) => line.split('  '))) {
      expect(
        createHash('sha256')
          .update(readFileSync(join(files, name)))
          .digest('hex'),
      ).toBe(sum)
    }
    const own = await import(join(pack, 'index.js'))
    expect(own.catalog.cards).toHaveLength(entry.cards)
    const isBusiness = ({ facts }: { facts: object }) => 'business' in facts
    expect(own.catalog.cards.filter(isBusiness)).toHaveLength(entry.business)
    expect(entry.business).toBeGreaterThan(60)
    const archive = spawnSync('tar', [
      'tf',
      join(pack, `cardsight-catalog-data-${entry.formatVersion}.20261118.tgz`),
    ])
    const names = archive.stdout.toString().trim().split('\n').sort()
    expect(names).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'cards.csv',
        'cards.json',
        'index.d.ts',
        'index.js',
        'package.json',
        'schema.json',
      ].map((name) => `package/${name}`),
    )
    const again = await catalog('release', '2026-11-18', ...args)
    expect(again).toMatchObject({
      code: 1,
      said: expect.stringContaining('Published releases never change.'),
    })
  })

  it('prints the state of the catalog', async () => {
    const { code, out } = await startCommand('catalog', ['report', '2026-11-15'])
    expect(code).toBe(0)
    expect(out).toContain('age of facts in days, as of 2026-11-15')
  })

  it.each([
    [[], /^Usage: npm run catalog/],
    [['improt'], /^Usage: npm run catalog/],
    [['compare'], /^Name at least one fact file/],
    [['compare', 'nowhere.json'], /no such file(?:.|\n)*Usage: /],
    [['import', '--yes', 'fee', 'package.json'], /^--yes needs CARD\.FIELD/],
    [['confirm', '--source', 'https://www.chase.com/'], /^Name at least one card/],
    [['confirm', 'nobody', '--source', 'https://www.chase.com/'], /^nobody is not in the catalog/],
    [['confirm', 'chase-sapphire-preferred', '--source', 'chase.com'], /^--source must be an https URL/],
    [['confirm', 'chase-sapphire-preferred', '--source', 'https://example.com/'], /isn't on chase\.com/],
    [
      [
        'confirm',
        'robinhood-gold-card',
        '--field',
        'anniversary',
        '--source',
        'https://robinhood.com/us/en/',
      ],
      /states no anniversary/,
    ],
    [['confirm', 'chase-sapphire-preferred', '--field', 'name'], /^--field can't be name/],
    [['stale', '2026-02-30'], /'2026-02-30' is not a day/],
    [['stale', '--limit', 'x'], /^--limit must be a whole number/],
  ])('explains what is wrong with %j', async (args, message) => {
    const { code, out, said } = await catalog(...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(said).toMatch(message)
    expect(said).not.toMatch(/\n\s+at /)
  })
})
