import { describe, expect, it } from 'vitest'
import { inProcess } from '../testing/in-process.ts'
import type { Reply } from './calls.ts'
import { createRemote } from './remote.ts'

describe('a remote worker', () => {
  it('answers each call with the result of its method, in any order', async () => {
    const remote = inProcess({ double: async (number: number) => 2 * number, hello: () => 'hello' })
    expect(await Promise.all([remote.ask('double', 21), remote.ask('hello')])).toEqual([42, 'hello'])
  })

  it('passes errors on, and keeps working', async () => {
    const remote = inProcess({
      fail: () => {
        throw new RangeError('no such card')
      },
      hello: () => 'hello',
    })
    await expect(remote.ask('fail')).rejects.toThrow('no such card')
    expect(await remote.ask('hello')).toBe('hello')
  })

  it('rejects pending calls when it crashes or is closed', async () => {
    let crash = () => {}
    const deaf = { post: () => undefined, close: () => undefined }
    const crashed = createRemote<{ hello: () => string }>({
      ...deaf,
      listen: (_, onCrash) => {
        crash = onCrash
      },
    })
    const asked = crashed.ask('hello')
    crash()
    await expect(asked).rejects.toThrow('stopped unexpectedly')

    const closed = createRemote<{ hello: () => string }>({ ...deaf, listen: () => undefined })
    const waiting = closed.ask('hello')
    closed.close()
    await expect(waiting).rejects.toThrow('stopped unexpectedly')
  })

  it('reports progress', () => {
    let reply: (message: Reply) => void = () => undefined
    const told: number[] = []
    createRemote<{ hello: () => string }>(
      {
        post: () => undefined,
        close: () => undefined,
        listen: (onReply) => {
          reply = onReply
        },
      },
      (done) => told.push(done),
    )
    reply({ id: 1, kind: 'progress', done: 0.5 })
    expect(told).toEqual([0.5])
  })
})
