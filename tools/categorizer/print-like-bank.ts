/** Prints a merchant's name as banks do: cut off, with a processor's prefix, a store number and a location. */
import { cities, states } from '../../packages/categorizer/src/text/places.ts'
import type { Random } from './random.ts'

const fieldLengths = [18, 20, 22, 22, 25, 25] as const
const cityList = [...cities]
const stateList = [...states]

/** Prefixes by category of the merchant, each with its share of the lines. */
const restaurantPrefixes = [
  ['TST* ', 0.15],
  ['SQ *', 0.12],
] as const
const shopPrefixes = [
  ['SQ *', 0.08],
  ['SP ', 0.05],
  ['PAYPAL *', 0.04],
] as const
const otherPrefixes = [
  ['SQ *', 0.08],
  ['PAYPAL *', 0.02],
  ['PY *', 0.02],
] as const

export function printLikeBank(name: string, category: string, random: Random): string {
  const length = random.next() < 0.5 ? random.pick(fieldLengths) : name.length
  const printed = `${prefixFor(category, random)}${name}`.slice(0, length)
  const numbered = random.next() < 0.15 ? `${printed} #${Math.floor(random.next() * 10_000)}` : printed
  return random.next() < 0.5 ? `${numbered} ${random.pick(cityList)} ${random.pick(stateList)}` : numbered
}

function prefixFor(category: string, random: Random): string {
  const prefixes = prefixesFor(category)
  let rest = random.next()
  for (const [prefix, share] of prefixes) {
    rest -= share
    if (rest < 0) {
      return prefix
    }
  }
  return ''
}

function prefixesFor(category: string): readonly (readonly [string, number])[] {
  if (category === 'restaurant') {
    return restaurantPrefixes
  }
  return category === 'shops' || category === 'online-shopping' ? shopPrefixes : otherPrefixes
}
