import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import type { Finding } from './finding.ts'

const seen = (source: string, date: string) => ({ source, date: parseDay(date) })

/** Ours is $95, seen on 2026-08-18. */
function says(theirs: string, source: string, date: string, changes: Partial<Finding> = {}): Finding {
  return {
    key: 'fee',
    ours: '$95',
    oursSeen: seen('creditodds', '2026-08-18'),
    theirs,
    seen: seen(source, date),
    isSame: theirs === '$95',
    decidesRanking: true,
    excess: null,
    confirm: [],
    change: [],
    history: null,
    ...changes,
  }
}

function decideOn(findings: readonly Finding[], approval?: string, declined?: string) {
  const sources = new Set(['duff', 'uc', 'bonuses', 'creditodds'])
  return decide(findings, { today: parseDay('2026-11-16'), sources, approval, declined })
}

describe('a decision', () => {
  it('confirms an equal value, and takes the newest date', () => {
    const newest = says('$95', 'duff', '2026-10-10')
    const decision = decideOn([says('$95', 'uc', '2026-09-27'), newest])
    expect(decision).toMatchObject({ verdict: 'confirmed', accepted: newest, isBlocking: false })
    expect(decideOn([says('$95', 'duff', '2026-08-18')])).toMatchObject({
      verdict: 'confirmed',
      accepted: null,
    })
  })

  it('ignores what is not newer than ours', () => {
    expect(decideOn([says('$75', 'bonuses', '2026-06-08')])).toMatchObject({
      verdict: 'older',
      accepted: null,
    })
    expect(decideOn([says('$75', 'duff', '2026-08-18')])).toMatchObject({ verdict: 'older', accepted: null })
  })

  it('accepts a change that decides rankings only from two sources, or with a yes', () => {
    const one = [says('$150', 'duff', '2026-10-10')]
    expect(decideOn(one)).toMatchObject({ verdict: 'changed', accepted: null, isBlocking: false })
    expect(decideOn(one, 'any')).toMatchObject({ verdict: 'changed', accepted: one[0] })
    const two = [...one, says('$150', 'uc', '2026-09-27')]
    expect(decideOn(two)).toMatchObject({ verdict: 'changed', accepted: one[0] })
  })

  it('lets a declined value rest, until there is another value or a yes', () => {
    const one = [says('$150', 'duff', '2026-10-10')]
    expect(decideOn(one, undefined, '$150')).toMatchObject({ verdict: 'declined', accepted: null })
    expect(decideOn(one, undefined, '$125')).toMatchObject({ verdict: 'changed' })
    expect(decideOn(one, 'any', '$150')).toMatchObject({ verdict: 'changed', accepted: one[0] })
    const byHand = [says('$150', 'duff', '2026-10-10', { change: null })]
    expect(decideOn(byHand, undefined, '$150')).toMatchObject({ verdict: 'declined' })
  })

  it('counts a source once, however often it says the same', () => {
    const twice = [says('$150', 'duff', '2026-10-10'), says('$150', 'duff', '2026-09-27')]
    expect(decideOn(twice)).toMatchObject({ verdict: 'changed', accepted: null })
  })

  it('does not count a second source that is older than ours', () => {
    const findings = [says('$150', 'duff', '2026-10-10'), says('$150', 'bonuses', '2026-06-08')]
    expect(decideOn(findings)).toMatchObject({ verdict: 'changed', accepted: null })
  })

  it('accepts other changes from one newer source', () => {
    const finding = says('22%', 'duff', '2026-10-10', { decidesRanking: false })
    expect(decideOn([finding])).toMatchObject({ verdict: 'changed', accepted: finding })
  })

  it('leaves a change that it cannot make to people', () => {
    const finding = says('$150', 'duff', '2026-10-10', { change: null })
    expect(decideOn([finding], 'any')).toMatchObject({
      verdict: 'changed',
      reason: 'edit by hand',
      accepted: null,
    })
  })

  it('stops at sources that disagree, until someone picks one', () => {
    const findings = [says('$150', 'duff', '2026-10-10'), says('$95', 'uc', '2026-09-27')]
    expect(decideOn(findings)).toMatchObject({ verdict: 'contradiction', accepted: null, isBlocking: true })
    expect(decideOn(findings).reason).toContain('$150 (duff 2026-10-10), but $95 (uc 2026-09-27)')
    expect(decideOn(findings, 'any')).toMatchObject({ verdict: 'contradiction', isBlocking: true })
    expect(decideOn(findings, 'duff')).toMatchObject({ verdict: 'changed', accepted: findings[0] })
    expect(decideOn(findings, 'uc')).toMatchObject({ verdict: 'confirmed', accepted: findings[1] })
    expect(decideOn(findings, 'bonuses')).toMatchObject({ verdict: 'contradiction', isBlocking: true })
  })

  it('lets the newer statement of a source replace its earlier one', () => {
    const findings = [says('$150', 'duff', '2026-10-10'), says('$95', 'duff', '2026-09-27')]
    expect(decideOn(findings)).toMatchObject({ verdict: 'changed', isBlocking: false })
  })

  it('stops at a value over a limit, even if two sources agree, until someone says yes', () => {
    const excess = 'a fee of 9500 is over the limit of 1000'
    const findings = ['duff', 'uc'].map((source) => says('$9500', source, '2026-10-10', { excess }))
    expect(decideOn(findings)).toMatchObject({ verdict: 'suspicious', reason: excess, isBlocking: true })
    expect(decideOn(findings, 'any')).toMatchObject({ verdict: 'changed', accepted: findings[0] })
  })

  it('accepts a value over a limit that is already ours', () => {
    const finding = says('$95', 'duff', '2026-10-10', { excess: 'a fee of 95 is over the limit of 50' })
    expect(decideOn([finding])).toMatchObject({ verdict: 'confirmed', accepted: finding })
  })

  it('stops at a date in the future and at an unknown source, whatever anyone says', () => {
    const future = decideOn([says('$95', 'duff', '2026-11-17')], 'any')
    expect(future).toMatchObject({ verdict: 'suspicious', isBlocking: true })
    expect(decideOn([says('$95', 'duff', '2026-11-16')]).isBlocking).toBe(false)
    const unknown = decideOn([says('$95', 'rumor', '2026-10-10')], 'any')
    expect(unknown).toMatchObject({ verdict: 'suspicious', reason: 'rumor is not in sources.yaml' })
    expect(decideOn([says('$75', 'rumor', '2026-06-08')])).toMatchObject({
      verdict: 'older',
      isBlocking: false,
    })
  })
})
