import { expect, it } from 'vitest'
import { type ReleasedCard, releaseNotes } from './release-notes.ts'

const card = (name: string, facts: ReleasedCard['facts']) => ({ cardId: name.toLowerCase(), name, facts })

it('lists cards that are new, changed or gone', () => {
  const before = [
    card('Plain', { fee: { yearly: 95, seen: 'duff 2026-10-10' }, offer: { tiers: [{ cash: 200 }] } }),
    card('Same', { fee: { yearly: 0, seen: 'duff 2026-10-10' }, seen: 'duff 2026-10-10' }),
    card('Gone', { fee: { yearly: 0 } }),
    card('Confirmed', { fee: { yearly: 0, also: 'bonuses 2026-06-08' } }),
  ]
  const after = [
    card('Fresh', { fee: { yearly: 0 } }),
    card('Plain', {
      fee: { yearly: 99, seen: 'issuer 2026-11-18' },
      offer: { tiers: [{ cash: 300 }] },
      apr: {},
    }),
    card('Same', { fee: { yearly: 0, seen: 'issuer 2026-11-18' }, seen: 'issuer 2026-11-18' }),
    card('Confirmed', {
      fee: { yearly: 0, also: 'caddy 2026-09-28' },
      corrections: { 'fee 2026-11-18': 'It is free.' },
    }),
  ]
  expect(releaseNotes(before, after)).toBe(
    [
      '## New cards\n\n- Fresh\n',
      '## Changed\n\n- Plain: fee $95 to $99, offer, apr\n',
      '## Removed\n\n- Gone\n',
    ].join('\n'),
  )
  expect(releaseNotes(after, after)).toBe('No card changed. Some dates may be newer.\n')
})
