import { describe, expect, it, onTestFinished } from 'vitest'
import { createRemote, type Methods, serve } from './remote.ts'

/** A worker without a thread: its messages are those of a real one. */
function startWorker<Offered extends Methods>(create: (report: (done: number) => void) => Offered) {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => {
    port1.close()
    port2.close()
  })
  serve(create, { endpoint: port2 })
  let crash = () => {}
  const worker: Parameters<typeof createRemote>[0] = {
    postMessage: (message, transfer) => port1.postMessage(message, transfer ?? []),
    start: () => port1.start(),
    addEventListener: (type, listener) => {
      if (type === 'error') {
        crash = listener as () => void
      } else {
        port1.addEventListener(type, listener)
      }
    },
    removeEventListener: (type, listener) => port1.removeEventListener(type, listener),
    terminate: () => port1.close(),
  }
  return {
    crash: () => crash(),
    open: (onProgress?: (done: number) => void) => createRemote<Offered>(worker, onProgress),
  }
}

const never = () => new Promise<string>(() => {})

describe('a remote worker', () => {
  it('answers each call with the result of its method', async () => {
    const { open } = startWorker(() => ({
      double: async (number: number) => 2 * number,
      hello: () => 'hello',
    }))
    const remote = open()
    expect(await Promise.all([remote.ask('double', 21), remote.ask('hello')])).toEqual([42, 'hello'])
  })

  it('answers one call after the other', async () => {
    const done: string[] = []
    const slow = async () => {
      await Promise.resolve()
      done.push('slow')
    }
    const { open } = startWorker(() => ({ slow, quick: () => void done.push('quick') }))
    const remote = open()
    await Promise.all([remote.ask('slow'), remote.ask('quick')])
    expect(done).toEqual(['slow', 'quick'])
  })

  it('passes errors on, and keeps working', async () => {
    const fail = () => {
      throw new RangeError('no such card')
    }
    const remote = startWorker(() => ({ fail, hello: () => 'hello' })).open()
    await expect(remote.ask('fail')).rejects.toThrow('no such card')
    expect(await remote.ask('hello')).toBe('hello')
  })

  it('rejects pending calls when it crashes or is closed', async () => {
    const { open, crash } = startWorker(() => ({ never }))
    const crashed = open()
    const asked = crashed.ask('never')
    crash()
    await expect(asked).rejects.toThrow('stopped unexpectedly')

    const closed = startWorker(() => ({ never })).open()
    const waiting = closed.ask('never')
    closed.close()
    await expect(waiting).rejects.toThrow('stopped unexpectedly')
  })

  it('reports progress while a call is pending', async () => {
    let finish = () => {}
    const lock = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { open } = startWorker((report) => ({
      search: async () => {
        report(0.5)
        await lock
        return 'found'
      },
    }))
    const told: number[] = []
    const remote = open((done) => {
      told.push(done)
      finish()
    })
    expect(await remote.ask('search')).toBe('found')
    expect(told).toEqual([0.5])
  })
})
