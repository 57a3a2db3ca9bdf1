/** `npm run plan` as somebody starts it: a request in, a plan or a sentence out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand, startCommand } from './testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-plan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const person = {
  cards: [{ id: 'chase-freedom-unlimited', opened: '2022-03' }],
  cardsPerYear: 1,
  monthsBetween: 6,
}
const request = file('request.json', { start: '2026-11', people: [person] })
const costs = ['--costs', 'grocery=600,restaurant=400,other=1200']

describe('npm run plan', () => {
  it('prints the plan as JSON that adds up', async () => {
    const { code, out } = await startCommand('plan', ['--request', request, ...costs, '--json'])
    expect(code).toBe(0)
    const { value, noNewCards, steps } = JSON.parse(out)
    expect(value.total).toBeCloseTo(
      value.rewards + value.bonuses + value.credits - value.fees - value.unusable,
      1,
    )
    expect(value.total).toBeGreaterThanOrEqual(noNewCards.total)
    expect(steps.length).toBeLessThanOrEqual(2)
  })

  it('assumes that a closed card paid its bonus, unless the request says otherwise', async () => {
    const planWith = async (said: object) => {
      const closed = { id: 'chase-sapphire-preferred', opened: '2025-03', closed: '2026-03', ...said }
      const own = file('closed.json', { start: '2026-11', people: [{ ...person, cards: [closed] }] })
      const { out } = await runCommand('plan', ['--request', own, ...costs, '--json'])
      return JSON.parse(out)
    }
    const assumed = await planWith({})
    const cardsOf = ({ steps }: { steps: { cardId: string }[] }) => steps.map(({ cardId }) => cardId)
    // Each Sapphire card pays one bonus in a lifetime.
    expect(cardsOf(assumed)).not.toContain('chase-sapphire-preferred')
    // Three months after opening, as on the page
    expect(assumed).toEqual(await planWith({ bonusReceived: '2025-06' }))
    expect(cardsOf(await planWith({ bonusReceived: null }))).toContain('chase-sapphire-preferred')
  })

  it('explains closed cards and bonuses in its usage', async () => {
    const { code, out } = await runCommand('plan', ['--help'])
    expect(code).toBe(0)
    expect(out).toContain('"closed": "2025-06"')
    expect(out).toContain('bonusReceived')
  })

  it('says what is wrong with a request', async () => {
    const bad = file('bad.json', { start: '2026-11', people: [{ ...person, cardsPerYear: 99 }] })
    const { code, said } = await runCommand('plan', ['--request', bad, ...costs])
    expect(code).toBe(1)
    expect(said).toContain('people.0.cardsPerYear must be a whole number from 0 to 12')
  })

  it('names a card that there isn’t', async () => {
    const bad = file('unknown.json', {
      start: '2026-11',
      people: [{ ...person, cards: [{ id: 'nothing', opened: '2022-03' }] }],
    })
    const { code, said } = await runCommand('plan', ['--request', bad, ...costs])
    expect(code).toBe(1)
    expect(said).toContain('There is no card called nothing.')
  })
})
