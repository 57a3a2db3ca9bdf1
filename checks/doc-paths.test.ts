import { describe, expect, it } from 'vitest'
import { findDeadPaths } from './doc-paths.ts'

const files = [
  'README.md',
  'docs/errors.md',
  'packages/server/src/config/config.ts',
  'packages/server/src/routes/users.ts',
]
const repository = {
  top: new Set(['docs', 'packages', 'scripts', 'README.md']),
  packages: ['server'],
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
  ])('reports %s', (text, path) => {
    expect(deadIn(text)).toEqual([`README.md names ${path}, which doesn't exist`])
  })

  it.each([
    '`docs/errors.md`',
    '`./docs/errors.md`',
    '`packages/server/src`',
    '`server/routes/`',
    '`server/src/config/config.ts:7`',
    '`routes/users.ts`',
    '`config.ts`',
    '[errors](docs/errors.md#codes)',
    '[home](#home) [site](https://example.com/a.md) [mail](mailto:a@example.com) [api](/api/docs)',
    '`application/json`, `and/or`, `@cardsight/server/testing`, `/api/docs`, `npm run a/b.ts`',
    '`packages/<name>/src/*.ts`, `docs/decisions/000N-…`',
    '`packages/web/build/index.html`, `.env`, `data/db`, `DATA_DIR/state.json`',
    '```\ndocs/gone.md `docs/gone.md`\n```',
  ])('accepts %s', (text) => {
    expect(deadIn(text)).toEqual([])
  })

  it('resolves links from the folder of the document', () => {
    expect(deadIn('[errors](errors.md)', 'docs/index.md')).toEqual([])
    expect(deadIn('[errors](../errors.md)', 'docs/index.md')).toHaveLength(1)
  })

  it('reports each path once', () => {
    expect(deadIn('`docs/gone.md` and `docs/gone.md`')).toHaveLength(1)
  })
})
