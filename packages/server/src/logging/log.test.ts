import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = []
  write(createLog('info', { write: (line) => lines.push(line) }))
  return lines
}

describe('createLog', () => {
  it('writes one JSON line per event without secrets, even inside an error', () => {
    const lines = logged((log) =>
      log.error({ err: new Error('no mail to ann@example.org'), body: { password: 'hunter22' } }, 'failed'),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/ann@example|hunter22/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'failed', body: { password: '[secret]' } })
  })

  it('scrubs every line of a stack', () => {
    const error = new Error(
      'first\nann@example.org\nBearer abc-123\naccess-sandbox-abc-123\n{"token":"abc-123"}',
    )
    const [line = ''] = logged((log) => log.error({ err: error }))
    expect(line).not.toMatch(/ann@example|abc-123/)
    expect(JSON.parse(line).err.stack).toContain(
      'first\n[email]\nBearer [secret]\n[secret]\n{"token":"[secret]"}',
    )
  })

  it('writes valid JSON for any message', () => {
    const piece = fc.constantFrom(
      'ann@example.org',
      '\n',
      '\\',
      '"',
      'Bearer abc',
      '//me:pw@db',
      '"token":"abc"',
      'é',
      '\u0001',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (pieces) => {
        const [line = ''] = logged((log) => log.info(pieces.join('')))
        expect(JSON.parse(line)).toMatchObject({ level: 30 })
      }),
    )
  })

  it('truncates long values, keeps the line readable and no part of a secret', () => {
    for (const offset of Array.from({ length: 40 }, (_, i) => i)) {
      const padding = 'x '.repeat(1000).slice(offset)
      const secrets = `ann@example.org //me:hunter22@db {"password":"hunter22"} Bearer hunter22 `
      const text = `${padding}${secrets}${'y '.repeat(50_000)}`
      const [line = ''] = logged((log) => log.error({ err: new Error(text), body: { password: text } }, text))
      expect(line.length).toBeLessThan(20_000)
      expect(line).not.toMatch(/ann@|hunter|unter22/)
      expect(JSON.parse(line)).toMatchObject({ level: 50, body: { password: '[secret]' } })
    }
  })

  it('truncates a line with many fields', () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, 'value']))
    const [line = ''] = logged((log) => log.error(fields, 'too much'))
    expect(line.length).toBeLessThan(20_000)
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'too much' })
  })
})
