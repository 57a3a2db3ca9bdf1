import { describe, expect, it } from 'vitest'
import { readConfigVariables, readErrorRows, readExampleVariables } from './doc-names.ts'

describe('readErrorRows', () => {
  it('reads code and status of each row and skips headings', () => {
    const table =
      '| code | status | cause |\n|---|---|---|\n| `bad-input` | 400 | a |\n| `bug` | 500 | `x` |\n'
    expect(readErrorRows(table)).toEqual([
      { code: 'bad-input', status: 400 },
      { code: 'bug', status: 500 },
    ])
  })
})

describe('readExampleVariables', () => {
  it('reads variables, including commented-out ones, and skips prose', () => {
    const text = '# Where it listens: PORT=3000 is usual.\nPORT=3000\n# HOST=::1\n#SMTP_URL=\n\nPORT=\n'
    expect(readExampleVariables(text)).toEqual(['HOST', 'PORT', 'SMTP_URL'])
  })
})

describe('readConfigVariables', () => {
  it('reads the keys of a schema', () => {
    const code =
      'const HIGHEST_PORT = 1\nz.object({\n  PORT: z.number().max(HIGHEST_PORT),\n  DATA_DIR: z.string(),\n})'
    expect(readConfigVariables(code)).toEqual(['DATA_DIR', 'PORT'])
  })

  it('reads members of the environment', () => {
    const code = "process.env.PORT\nenv['HOST']\nenvironment.DATA_DIR"
    expect(readConfigVariables(code)).toEqual(['DATA_DIR', 'HOST', 'PORT'])
  })
})
