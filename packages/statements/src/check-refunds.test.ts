import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'
import type { Corrections } from './statement.ts'

const card = 'Date,Description,Card Member,Account #,Amount\n'
const flipped = `${card}04/18/2026,KROGER #112,JANE ROE,-51001,-40.00\n04/19/2026,JANES PLACE,JANE ROE,-51001,-14.35\n`

describe('refunds above purchases', () => {
  it('ask whether purchases have a minus sign, and block the ranking', async () => {
    const { questions } = await read(
      `${card}04/18/2026,DELTA AIR LINES,JANE ROE,-51001,-412.30\n04/19/2026,UBER TRIP,JANE ROE,-51001,14.35\n`,
    )
    expect(questions).toEqual([
      {
        about: 'sign',
        sentence: expect.stringContaining('Refunds in this file are larger than its purchases'),
        options: ['out-positive', 'out-negative'],
        isBlocking: true,
      },
    ])
  })

  it('ask nothing again after an answer, but stay a problem', async () => {
    const read1 = await read(flipped, { sign: 'out-positive' })
    expect(read1.questions).toEqual([])
    expect(read1.problems).toMatchObject([
      { line: null, sentence: expect.stringContaining('larger than its purchases') },
    ])
    const read2 = await read(flipped, { sign: 'out-negative' })
    expect(read2).toMatchObject({ questions: [], problems: [] })
    expect(read2.rows.map(({ cents }) => cents)).toEqual([4000, 1435])
  })

  it('are a problem where no answer could change the sign', async () => {
    const { questions, problems } = await read(
      'Status,Date,Description,Debit,Credit\nCleared,02/14/2026,TARGET 0001,,90.00\nCleared,02/15/2026,ALDI 22,10.00,\n',
    )
    expect(questions).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it("don't include payments, and don't compare accounts with each other", async () => {
    const { questions, problems } = await read(
      `${card}04/18/2026,ONLINE PAYMENT - THANK YOU,JANE ROE,-51001,-900.00\n04/19/2026,UBER TRIP,JANE ROE,-51001,14.35\n`,
    )
    expect([questions, problems]).toEqual([[], []])
    const two = await read(
      `${card}04/18/2026,DELTA AIR LINES,JANE ROE,-51001,-20.00\n04/19/2026,UBER TRIP,ANN POE,-51002,500.00\n`,
    )
    expect(two.questions).toMatchObject([{ about: 'sign' }])
  })
})

describe('a sign that is a guess', () => {
  it('blocks the ranking too', async () => {
    const { questions } = await read('Date,Description,Amount\n04/18/2026,JANES,4.00\n04/19/2026,TOMS,5.00\n')
    expect(questions).toMatchObject([{ about: 'sign', isBlocking: true }, { about: 'account-type' }])
  })
})

function read(text: string, corrections?: Corrections) {
  return readStatement({ name: 'pasted', text }, corrections)
}
