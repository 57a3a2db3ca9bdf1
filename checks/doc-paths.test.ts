import { describe, expect, it } from 'vitest'
import { findDeadPaths } from './doc-paths.ts'

const files = [
  'README.md',
  'docs/errors.md',
  'packages/server/src/config.ts',
  'packages/server/src/routes/users.ts',
]
const repository = {
  top: new Set(['docs', 'packages', 'scripts', 'README.md']),
  rooms: ['server'],
  exists: (path: string) =>
    path.startsWith('**/')
      ? files.some((file) => file.endsWith(path.slice(2)))
      : files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)),
}

function deadIn(text: string, document = 'README.md') {
  return findDeadPaths(document, text, repository)
}

describe('findDeadPaths', () => {
  it.each([
    ['`docs/gone.md`', 'docs/gone.md'],
    ['see `packages/server/src/gone/`', 'packages/server/src/gone/'],
    ['`server/gone.ts:12`', 'server/gone.ts'],
    ['`gone.json`', 'gone.json'],
    ['[errors](docs/gone.md#codes)', 'docs/gone.md'],
    ['![picture](docs/home.png)', 'docs/home.png'],
    ['`scripts/gone`', 'scripts/gone'],
  ])('tells %s', (text, path) => {
    expect(deadIn(text)).toEqual([`README.md names ${path}, which is not there`])
  })

  it.each([
    '`docs/errors.md`',
    '`./docs/errors.md`',
    '`packages/server/src`',
    '`server/routes/`',
    '`server/src/config.ts:7`',
    '`routes/users.ts`',
    '`config.ts`',
    '[errors](docs/errors.md#codes)',
    '[home](#home) [site](https://example.com/a.md) [mail](mailto:a@example.com) [api](/api/docs)',
    '`application/json`, `and/or`, `@cardsight/server/testing`, `/api/docs`, `npm run a/b.ts`',
    '`packages/<room>/src/*.ts`, `docs/decisions/000N-…`',
    '`packages/web/build/index.html`, `.env`, `data/db`',
    '```\ndocs/gone.md `docs/gone.md`\n```',
  ])('has nothing against %s', (text) => {
    expect(deadIn(text)).toEqual([])
  })

  it('takes a link from the folder of its document', () => {
    expect(deadIn('[errors](errors.md)', 'docs/index.md')).toEqual([])
    expect(deadIn('[errors](../errors.md)', 'docs/index.md')).toHaveLength(1)
  })

  it('tells a path once, however often it is named', () => {
    expect(deadIn('`docs/gone.md` and `docs/gone.md`')).toHaveLength(1)
  })
})
