import { expect, it } from 'vitest'
import { inProcess } from '../testing/stand-ins.ts'
import { rememberAnswers } from './remember-answers.ts'

function start() {
  const asked: string[] = []
  let opened = 0
  let day = '2026-11-19'
  const methods = {
    best: (spend: string) => {
      asked.push(spend)
      return { spend }
    },
    fail: () => {
      asked.push('fail')
      throw new RangeError('no such card')
    },
  }
  const open = rememberAnswers<typeof methods>(
    () => {
      opened += 1
      return inProcess(methods)
    },
    () => day,
  )
  const ask = (spend: string) => open(() => undefined).ask('best', spend)
  return {
    asked,
    ask,
    open: () => open(() => undefined),
    opened: () => opened,
    setDay: (next: string) => {
      day = next
    },
  }
}

it('answers a question that another page asked without starting a worker', async () => {
  const { ask, asked, opened } = start()
  expect(await ask('typed')).toEqual({ spend: 'typed' })
  expect(await ask('typed')).toEqual({ spend: 'typed' })
  expect(asked).toEqual(['typed'])
  expect(opened()).toBe(1)
})

it('asks again about other spending, and on another day', async () => {
  const { ask, asked, setDay } = start()
  await ask('typed')
  await ask('linked')
  setDay('2026-11-20')
  await ask('typed')
  expect(asked).toEqual(['typed', 'linked', 'typed'])
})

it('forgets the answer that was used least recently', async () => {
  const { ask, asked } = start()
  for (const spend of ['1', '2', '3', '4', '5', '6', '7', '8', '1', '9']) {
    await ask(spend)
  }
  expect(asked).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  await ask('1')
  await ask('2')
  expect(asked.slice(9)).toEqual(['2'])
})

it('remembers no failure, and no call that was canceled', async () => {
  const { open, ask, asked } = start()
  await expect(open().ask('fail')).rejects.toThrow('no such card')
  await expect(open().ask('fail')).rejects.toThrow('no such card')
  expect(asked).toEqual(['fail', 'fail'])
  const page = open()
  const canceled = page.ask('best', 'typed')
  page.close()
  await expect(canceled).rejects.toThrow()
  expect(await ask('typed')).toEqual({ spend: 'typed' })
})
