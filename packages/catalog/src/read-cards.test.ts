import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCardFile } from './read-cards.ts'
import { packageDir } from './read-files.ts'

const preferred = readFileSync(join(packageDir, 'cards/chase/chase-sapphire-preferred.yaml'), 'utf8')
const freedom = readFileSync(join(packageDir, 'cards/chase/chase-freedom-unlimited.yaml'), 'utf8')

describe('readCardFile', () => {
  it('reads one card, several documents, or a list', () => {
    const ids = (text: string) => readCardFile('mine.yaml', text).cards.map(({ id }) => id)
    expect(ids(preferred)).toEqual(['chase-sapphire-preferred'])
    expect(ids(`${preferred}\n---\n${freedom}`)).toEqual([
      'chase-freedom-unlimited',
      'chase-sapphire-preferred',
    ])
    const list = [preferred, freedom].map((text) => `- ${text.trimEnd().replaceAll('\n', '\n  ')}`).join('\n')
    expect(ids(list)).toEqual(['chase-freedom-unlimited', 'chase-sapphire-preferred'])
  })

  it('throws with the card, the field and the reason', () => {
    expect(() => readCardFile('mine.yaml', preferred.replace('yearly: 95', 'yearly: free'))).toThrow(
      /mine\.yaml: .*chase-sapphire-preferred.*fee\.yearly/,
    )
  })
})
