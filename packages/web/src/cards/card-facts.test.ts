import { describe, expect, it } from 'vitest'
import {
  bonusStatus,
  creditRangeOf,
  formatPercentage,
  issuerLine,
  pointsBehind,
  readAprPair,
  readDetailLine,
  readNote,
  readOtherRewards,
  rewardPercentage,
} from './card-facts.ts'

describe('B-DATA-20 readAprPair', () => {
  it.each([
    ['[none],[19.74% - 28.24%]', 'none', '19.74% - 28.24%'],
    ['[0% for 12 months on purchases], [19.24%]', '0% for 12 months on purchases', '19.24%'],
    ['[not stated],[not stated]', 'not stated', 'not stated'],
    ['[],[20%]', 'not stated', '20%'],
    ['', 'not stated', 'not stated'],
  ])('%s is intro, then regular', (pair, intro, regular) => {
    expect(readAprPair(pair)).toEqual({ intro, regular })
  })
})

describe('B-DATA-19 a note', () => {
  it.each([
    ['+ Pays 5%.', 'good', 'Pays 5%.'],
    ['-Costs $95 - every year.', 'bad', 'Costs $95 - every year.'],
    ['Neither.', 'plain', 'Neither.'],
  ])('%s is %s', (line, tone, text) => {
    expect(readNote(line)).toEqual({ tone, text })
  })
})

describe('B-DATA-18 a line of details', () => {
  it.each([
    ['Issuer: Chase', 'Issuer', 'Chase'],
    ['Status: open (seen: Aug 22)', 'Status', 'open (seen: Aug 22)'],
    ['No label here', '', 'No label here'],
    [': odd', '', ': odd'],
  ])('%s has the label %j', (line, label, text) => {
    expect(readDetailLine(line)).toEqual({ label, text })
  })
})

describe('B-DATA-17 other rewards', () => {
  it('are names and explanations', () => {
    expect(readOtherRewards('{"Lounge":"Two visits.","Bags":"One free."}')).toEqual([
      { name: 'Lounge', explanation: 'Two visits.' },
      { name: 'Bags', explanation: 'One free.' },
    ])
  })

  it.each(['', '{', 'null', '[]', '"text"', '{"Lounge":2}'])('are empty if the text is %j', (json) => {
    expect(readOtherRewards(json)).toEqual([])
  })
})

it('B-DATA-16 joins the credit range, and shows a single level once', () => {
  expect(creditRangeOf(['Good', 'Excellent'])).toBe('Good–Excellent')
  expect(creditRangeOf(['not stated', 'not stated'])).toBe('not stated')
})

describe('B-CALC-10 S-DASH1-35 the reward percentage', () => {
  it.each([
    [1948.57, 22_032, 8.84], // 194857 / 2203200 = 8.8443%
    [180, 12_000, 1.5],
    [1.25, 1000, 0.13], // 0.125% rounds away from zero
    [-1.25, 1000, -0.13],
    [-0.01, 1000, 0], // and never to minus zero
    [0, 500, 0],
  ])('of %f for %f is %f', (total, spending, percentage) => {
    expect(rewardPercentage(total, spending)).toBe(percentage)
  })

  it('is not stated without spending', () => {
    expect(formatPercentage(rewardPercentage(-95, 0))).toBe('not stated')
  })

  it('always shows two decimals', () => {
    expect(formatPercentage(1.5)).toBe('1.50%')
  })
})

it('B-DATA-13 names points only if they are not cash', () => {
  expect(pointsBehind(38_112, 533.57, 'points')).toBe('38,112 points')
  expect(pointsBehind(18_000, 180, 'cash back')).toBeNull()
})

describe('the bonus status says whether the spending earns it', () => {
  const offered = {
    introMoney: 0,
    introPoints: 0,
    introOffer: { intro_description: '20,000 points after $1,000 in 3 months.' },
    category: ['Intro Bonus'],
    calculation: {},
  }
  it.each([
    [{ introMoney: 200 }, true, 'You’d earn this bonus.'],
    [{}, true, 'Not counted: see “Welcome bonus”.'],
    [
      { introPoints: 20_000 },
      true,
      'You’d earn this bonus, but its points have no reliable value, so we count $0.',
    ],
    [{ introMoney: 350, firstYearMoney: 150 }, true, 'Welcome bonus, plus extra rewards in year one.'],
    [{ introMoney: 150, firstYearMoney: 150 }, true, 'Extra rewards you earn in year one only.'],
    [{ introMoney: 150, firstYearMoney: 150 }, false, 'Bonus not counted.'],
    [{}, false, 'Bonus not counted.'],
    [{ introMoney: 200, calculation: { isIntro: false } }, true, 'Bonus not counted.'],
    [{ introOffer: { intro_description: 'not stated' } }, true, 'No welcome bonus.'],
  ])('%j, counted %s: %s', (changes, isBonusCounted, sentence) => {
    const reading = { isBonusCounted, isOwnSpending: true }
    expect(bonusStatus({ ...offered, ...changes }, reading)).toBe(sentence)
  })

  it.each([
    [{ introMoney: 200 }, 'Average spending earns this bonus.'],
    [{}, 'Not counted: see “Welcome bonus”.'],
    [
      { introPoints: 20_000 },
      'Average spending earns this bonus, but its points have no reliable value, so we count $0.',
    ],
  ])('%j, on the spending of an average household: %s', (changes, sentence) => {
    const reading = { isBonusCounted: true, isOwnSpending: false }
    expect(bonusStatus({ ...offered, ...changes }, reading)).toBe(sentence)
  })
})

it('S-BEST-25: marks business cards beside their issuer', () => {
  expect(issuerLine({ issuer: 'Chase', category: ['Business', 'Cash Back'] })).toBe('Chase · Business card')
  expect(issuerLine({ issuer: 'Chase', category: ['Cash Back'] })).toBe('Chase')
})
