import { pointValues } from '@cardsight/catalog'
import type { ProgramList, RewardProgram } from '@cardsight/contract/cards'
import type { RunCatalog } from '../run/run-catalog.ts'

type Release = RunCatalog['release']

/** Returns the programs that at least one card earns, most cards first, then by name. */
export function presentPrograms({ programs, cards }: Release): ProgramList {
  const easy = pointValues(programs, 'easy')
  const present = Object.entries(programs).map(([key, program]): RewardProgram => {
    const { name, unit, values, needsUse = false } = program
    const cardCount = cards.filter(({ program, earns }) => program === key && earns.length > 0).length
    const isMoney = values === 'face'
    return {
      id: key,
      name,
      unit,
      cardCount,
      needsUse,
      counted: (easy[key] ?? 0) / 100,
      isMoney,
      values: values === undefined || isMoney ? null : presentValues(values),
    }
  })
  return {
    programs: present
      .filter(({ cardCount }) => cardCount > 0)
      .sort((a, b) => b.cardCount - a.cardCount || Number(a.name > b.name) - Number(a.name < b.name)),
  }
}

type Values = NonNullable<RewardProgram['values']>
type ProgramValues = Exclude<Release['programs'][string]['values'], 'face' | undefined>

function presentValues({ floor, easy, usual, high }: ProgramValues): Values {
  return {
    floor: floor === undefined ? null : presentValue(floor),
    easy: easy === undefined ? null : presentValue(easy),
    usual: presentValue(usual),
    high: presentValue(high),
  }
}

function presentValue({ cents, by, asOf }: Values['usual']): Values['usual'] {
  return { cents, by, asOf }
}
