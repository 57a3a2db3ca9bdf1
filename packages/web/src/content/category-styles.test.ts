import { CREDITS } from '@cardsight/contract/backtest'
import { categories } from '@cardsight/engine/categories'
import { expect, it } from 'vitest'
import { categoryStyle } from './category-styles.ts'

it('B-DATA-39 knows the sixteen display names', () => {
  expect(categories.map(({ name }) => name)).toEqual([
    'Supermarkets & Groceries',
    'Gas Stations',
    'Warehouses and Wholesale Stores',
    'Restaurants',
    'Other',
    'Media',
    'Transportation',
    'Recreation',
    'Travel',
    'Flights',
    'Pharmacies',
    'Department Stores',
    'Gyms and Fitness Centers',
    'Shops',
    'Service',
    'Online Shopping',
  ])
})

it('B-DATA-40 gives each of them, merchants and credits their own icon and color', () => {
  const looks = [...categories.map(({ name }) => name), CREDITS, 'Blue Bottle'].map(categoryStyle)
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(18)
  expect(new Set(looks.map(({ color }) => color)).size).toBe(18)
})

it('B-DATA-40 gives the same name the same style every time, and every unknown name that of a merchant', () => {
  expect(categoryStyle('Travel')).toBe(categoryStyle('Travel'))
  expect(categoryStyle('Netflix')).toBe(categoryStyle('constructor'))
})
