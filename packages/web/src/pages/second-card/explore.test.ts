import { describe, expect, it } from 'vitest'
import { explore, flatReward } from './explore.ts'
import { addedSentence, answerSentence } from './explorer-answer.tsx'

describe('the explorer’s result', () => {
  it('makes no request while nothing is typed', async () => {
    const api = { get: () => Promise.reject(new Error('asked')) }
    const query = { category: 'gas', carried: '1' } as const
    expect(await explore(api, { ...query, amount: '' })).toEqual({ state: 'nothing-typed' })
    expect(await explore(api, { ...query, amount: '0' })).toEqual({ state: 'nothing-typed' })
  })

  it('requests a run on that one cost alone', async () => {
    const paths: string[] = []
    const api = {
      get: (path: string) => {
        paths.push(path)
        return Promise.reject(new Error('down'))
      },
    }
    await expect(explore(api, { category: 'travel', amount: '400', carried: '1' })).rejects.toThrow('down')
    expect(paths).toEqual(['/api/free/run-backtest-manual?1=0&2=0&4=0&5=0&8=0&9=400'])
  })

  it('calculates a flat rate to the cent', () => {
    // 6,048.00 × 1.5% = 90.72; 2,148.60 × 1.5% = 32.229
    expect(flatReward(6048, '1.5')).toBe(90.72)
    expect(flatReward(2148.6, '1.5')).toBe(32.23)
    expect(flatReward(0, '3')).toBe(0)
  })
})

describe('its text', () => {
  const query = { category: 'grocery', amount: '1504', carried: '2' } as const

  it('B-ERR-24: says when the run failed', () => {
    expect(answerSentence(query, { state: 'failed' })).toBe(
      'Oops, Something went wrong. Please try again later.',
    )
  })

  it('says what is added, also if it is nothing or less', () => {
    expect(addedSentence(12.5)).toBe('Adds $13 a year to the card you have.')
    expect(addedSentence(0.4)).toBe('Earns the same as the card you have.')
    expect(addedSentence(0)).toBe('Earns the same as the card you have.')
    expect(addedSentence(-7)).toBe('Earns $7 less than the card you have.')
  })
})
