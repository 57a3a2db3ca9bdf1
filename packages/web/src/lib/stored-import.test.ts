import { expect, it } from 'vitest'
import { joinStored } from './stored-import.ts'

const files = [{ name: 'june.csv' }]

it('reads the files with their newest lines, also as earlier versions stored them', () => {
  expect(joinStored({ files }, ['new'])).toEqual({ files, newest: ['new'] })
  expect(joinStored({ files, newest: ['old'] }, undefined)).toEqual({ files, newest: ['old'] })
  expect(joinStored({ files, newest: ['old'] }, ['new'])).toEqual({ files, newest: ['new'] })
  expect(joinStored({ files }, undefined)).toEqual({ files })
  expect(joinStored(undefined, undefined)).toBeNull()
})
