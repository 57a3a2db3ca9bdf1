import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unpackSnapshot } from '../testing/embedded-snapshot.ts'
import { openPGlite } from './embedded.ts'
import { packDatabase, unpackDatabase } from './empty-database.ts'

describe('the packed empty database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cardsight-empty-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('has every file and folder, without those of the process that made it', () => {
    const source = join(folder, 'source')
    mkdirSync(join(source, 'base', '1'), { recursive: true })
    mkdirSync(join(source, 'pg_tblspc'))
    const contents = Buffer.from([0, 10, 255, 13])
    writeFileSync(join(source, 'base', '1', 'table'), contents)
    writeFileSync(join(source, 'PG_VERSION'), '18\n')
    writeFileSync(join(source, 'empty'), '')
    writeFileSync(join(source, 'postmaster.pid'), '42')
    packDatabase(source, join(folder, 'packed'))
    const copy = join(folder, 'copy')
    unpackDatabase(copy, join(folder, 'packed'))
    expect(readFileSync(join(copy, 'base', '1', 'table'))).toEqual(contents)
    expect(readFileSync(join(copy, 'PG_VERSION'), 'utf8')).toBe('18\n')
    expect(readFileSync(join(copy, 'empty'))).toHaveLength(0)
    expect(existsSync(join(copy, 'pg_tblspc'))).toBe(true)
    expect(existsSync(join(copy, 'postmaster.pid'))).toBe(false)
  })

  it('leaves a folder alone that has a database, and does nothing without the file', () => {
    writeFileSync(join(folder, 'PG_VERSION'), '18\n')
    writeFileSync(join(folder, 'packed'), 'not read')
    unpackDatabase(folder, join(folder, 'packed'))
    unpackDatabase(join(folder, 'other'), join(folder, 'missing'))
    expect(existsSync(join(folder, 'other'))).toBe(false)
  })

  it('opens with its tables after it was packed and unpacked', async () => {
    await unpackSnapshot(folder)
    packDatabase(join(folder, 'db'), join(folder, 'packed'))
    unpackDatabase(join(folder, 'copy'), join(folder, 'packed'))
    const pglite = await openPGlite({ dataDir: join(folder, 'copy') })
    const { rows } = await pglite.query('select count(*)::int as users from users')
    await pglite.close()
    expect(rows).toEqual([{ users: 0 }])
  })
})
