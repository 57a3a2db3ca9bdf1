import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChildProgram, runProgram } from '../testing/child-program.ts'
import { silentLog } from '../testing/test-database.ts'
import { DataFolderInUse, lockFolder } from './lock.ts'
import { openDatabase } from './open-database.ts'

const TAKE_FOLDER = new URL('./fixtures/take-folder.ts', import.meta.url)

describe('the data folder lock', () => {
  let folder: string
  let children: ChildProgram[]

  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'cardsight-lock-')), 'data')
    children = []
  })

  afterEach(async () => {
    await Promise.all(children.map((child) => child.finish()))
    rmSync(path.dirname(folder), { recursive: true, force: true })
  })

  async function startTaker(): Promise<ChildProgram> {
    const child = runProgram(TAKE_FOLDER, folder)
    children.push(child)
    expect(await child.nextLine()).toBe('ready')
    return child
  }

  async function startHolder(): Promise<ChildProgram> {
    const child = await startTaker()
    child.say('go')
    expect(await child.nextLine()).toBe('taken')
    return child
  }

  it('rejects a folder that another process holds, and names the folder and the process', async () => {
    const holder = await startHolder()
    const attempt = openDatabase({ databaseUrl: null, dataDir: folder, log: silentLog })
    await expect(attempt).rejects.toThrow(DataFolderInUse)
    await expect(attempt).rejects.toMatchObject({ folder, pid: holder.pid })
    await expect(attempt).rejects.toThrow(
      `${folder} is in use by another Cardsight server (process ${holder.pid})`,
    )
  })

  it('holds even if the caller drops the result and its memory is freed', async () => {
    const holder = await startHolder()
    for (let round = 0; round < 3; round += 1) {
      holder.say('collect garbage')
      expect(await holder.nextLine()).toBe('collected')
    }
    expect(() => lockFolder(folder)).toThrow(DataFolderInUse)
  })

  it('rejects a second lock in the same process', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(DataFolderInUse)
    lock.release()
    lockFolder(folder).release()
  })

  it('is released when the process ends', async () => {
    const holder = await startHolder()
    expect(await holder.finish()).toBe(0)
    lockFolder(folder).release()
  })

  it('can be acquired after its holder was killed', async () => {
    const holder = await startHolder()
    await holder.killAbruptly()
    lockFolder(folder).release()
  })

  it("goes to exactly one of several processes that race for a killed holder's folder", async () => {
    for (let round = 0; round < 3; round += 1) {
      const holder = await startHolder()
      const racers = await Promise.all(Array.from({ length: 4 }, startTaker))
      await holder.killAbruptly()
      for (const racer of racers) {
        racer.say('go')
      }
      const outcomes = await Promise.all(racers.map((racer) => racer.nextLine()))
      expect(outcomes.toSorted()).toStrictEqual(['refused', 'refused', 'refused', 'taken'])
      await Promise.all(racers.map((racer) => racer.finish()))
    }
  })

  it("is released if the database can't be opened", async () => {
    mkdirSync(path.join(folder, 'db'), { recursive: true })
    writeFileSync(path.join(folder, 'db', 'PG_VERSION'), '12\n')
    await expect(openDatabase({ databaseUrl: null, dataDir: folder, log: silentLog })).rejects.toThrow()
    lockFolder(folder).release()
  })
})
