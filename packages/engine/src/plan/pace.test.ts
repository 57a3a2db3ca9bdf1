import { expect, it } from 'vitest'
import { isWithinPace, monthsInPace, mostApplications } from './pace.ts'

/** Two cards in any 12 months, at least 3 months apart. */
const person = { perYear: 2, monthsBetween: 3 }

it('leaves the months between two applications', () => {
  expect([2, 3].map((month) => isWithinPace(person, [0], month))).toEqual([false, true])
})

it('counts the cards of the last 12 months', () => {
  // In month 12, a card from month 0 is a year old.
  expect([11, 12].map((month) => isWithinPace(person, [0, 3], month))).toEqual([false, true])
  expect(isWithinPace({ perYear: 0, monthsBetween: 1 }, [], 0)).toBe(false)
})

it('doesn’t count cards that are opened later', () => {
  expect(isWithinPace(person, [1, 2, 3], 0)).toBe(true)
})

it('has at most as many applications as the earliest possible ones', () => {
  // Months 0, 3, 12 and 15.
  expect(mostApplications(person, [], 0, 24)).toBe(4)
  expect(mostApplications(person, [], 0, 15)).toBe(3)
  // Months 13 and 16.
  expect(mostApplications(person, [], 13, 24)).toBe(2)
  // After a card in month -2: months 1, 10, 13 and 22.
  expect(mostApplications(person, [-2], 0, 24)).toBe(4)
  expect(mostApplications(person, [-2], 0, 22)).toBe(3)
  expect(mostApplications(person, [], 5, 5)).toBe(0)
})

it('finds the months in which one more application keeps the pace, also of those after it', () => {
  const possible = (perYear: number, owned: number[], planned: number[], months: number) =>
    [...monthsInPace({ perYear, monthsBetween: 3 }, owned, planned, months).entries()].flatMap(
      ([month, isPossible]) => (isPossible ? [month] : []),
    )
  // With three a year, only the months close to 3 and 9 are left out.
  expect(possible(3, [-8], [9, 3], 14)).toEqual([0, 6, 12, 13])
  // With two a year, month 0 would make month 3 the third one, because month -8 is 11 months before it.
  expect(possible(2, [-8], [3], 8)).toEqual([6, 7])
  expect(possible(2, [], [9, 3], 14)).toEqual([])
})
