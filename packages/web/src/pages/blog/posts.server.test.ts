import { describe, expect, it } from 'vitest'
import { readPost } from './posts.server.ts'

const source = `---
title: Caps: how they work
description: What ends a rate.
date: 2026-09-22
figures:
  fee: {"card": "a-card", "fact": "fee.yearly", "as": "dollars"}
claims:
  - fee > 94
---
The fee is {{fee}}.
`

describe('readPost', () => {
  it('parses front matter and text', () => {
    expect(readPost('caps', source)).toEqual({
      slug: 'caps',
      title: 'Caps: how they work',
      description: 'What ends a rate.',
      date: '2026-09-22',
      figures: { fee: { card: 'a-card', fact: 'fee.yearly', as: 'dollars' } },
      claims: [{ more: 'fee', less: '94' }],
      body: 'The fee is {{fee}}.\n',
    })
  })

  it.each([
    ['no front matter', 'The fee.'],
    ['no title', source.replace('title:', 'headline:')],
    ['a figure in the description', source.replace('What ends', '{{fee}} ends')],
    ['a figure of no kind', source.replace('"fact"', '"fect"')],
    ['a figure that is not JSON', source.replace('{"card"', '{card')],
    ['a claim of no kind', source.replace('fee > 94', 'fee = 95')],
  ])('names the file if there is %s', (_, broken) => {
    expect(() => readPost('caps', broken)).toThrow('caps: ')
  })
})
